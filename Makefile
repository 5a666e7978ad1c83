# Every command sets up what it needs, says what it installs, and can be run again.
PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests Examples Fuzz $(wildcard Benchmarks/Package.swift Benchmarks/Sources)

THREADED = RosterTests.*(Store|Center|Driver|Feed|Subscription|AT0|AT1)

.PHONY: demo test threads lint format docs bench fuzz install picture clean

demo: ## Build the program and show its screens
	@scripts/need.sh swift
	swift build -c release --product roster
	@.build/release/roster demo

test: ## Run all tests; the terminal ones in tmux
	@scripts/need.sh swift tmux
	swift build --build-tests
	swift test --skip-build

threads: ## Run the tests of records and driver under the thread sanitizer
	@scripts/need.sh swift
	swift test --sanitize thread --scratch-path .build/threads --filter '$(THREADED)'

lint: ## Check style and the rules of the house
	@scripts/need.sh swift
	swift format lint --strict --recursive $(SWIFT_FILES)
	@scripts/lint.sh

format: ## Format every source
	swift format --in-place --recursive $(SWIFT_FILES)

docs: ## Build the documentation, without warnings, into .build/docs
	@scripts/need.sh swift
	scripts/docs.sh

bench: ## Measure, and print tables
	@scripts/need.sh swift
	scripts/bench.sh

fuzz: ## Fuzz the feed decoder and the terminal text, a minute each
	@scripts/need.sh swift
	scripts/fuzz.sh

install: ## Build the program for release and install it under PREFIX
	@scripts/need.sh swift
	swift build -c release --product roster
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/roster "$(DESTDIR)$(PREFIX)/bin/roster"

picture: ## Draw the README's picture from the running program
	@scripts/need.sh swift tmux python3
	swift build -c release --product roster
	scripts/picture.sh

clean:
	rm -rf .build Benchmarks/.build Fuzz/.build
