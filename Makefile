# `make run` and `make test` do all the set-up they need.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
# Many tests start the program, which takes twice as long where nothing that was compiled is kept.
TEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses auto --dist worksteal
export PYTHON VENV

.PHONY: run test stress check bench setup text lock

run: setup
	@tools/run.sh

test: setup
	@$(TEST)

# The exercises over 300 seeds of every kind and level, 300 harmed files of every kind, 300 harmed
# and odd databases, 300 kills, 20,000 random actions in the window, and every level on paper
# and on every platform; then what a plain run takes in parts or leaves out for its time.
# `make stress ONLY=cuts-3` takes one kind and level, SEEDS=20 fewer seeds.
SEEDS = 300
STRESSED = $(addprefix tests/tutor/,test_soak.py $(addprefix storage/test_,damage.py odd_contents.py kills.py)) \
	tests/drawing/test_kinds.py tests/exam/test_exam.py $(addprefix tests/paper/test_,every_kind_on_paper.py reading_order.py)
stress: setup
	@PLYWOOD_SEEDS=$(SEEDS) $(TEST) --dist loadgroup $(if $(ONLY),-k "$(ONLY)") tests/exercises tests/export $(STRESSED)
	@PLYWOOD_SEEDS=1 $(TEST) $(if $(ONLY),-k "$(ONLY)") -m "every or long" $(addprefix --ignore=,$(STRESSED)) \
		$(addprefix tests/,drawing exam paper search test_streams.py tutor)

check: setup
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench:
	@tools/setup.sh requirements.lock requirements-bench.lock
	@$(BIN)/python -m benchmarks

setup:
	@tools/setup.sh requirements.lock

# The sentences of resources/text as the program reads them.
text: setup
	@$(BIN)/python tools/compile_text.py

# Needs uv; the locks name no index and serve every platform and Python from 3.11 on.
COMPILE = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:
	@$(COMPILE) --extra dev pyproject.toml -o requirements.lock
	@$(COMPILE) --extra dev --extra bench pyproject.toml -o requirements-bench.lock
