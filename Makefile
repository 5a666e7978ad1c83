# Every command sets up what it needs, says what it installs, and can be run again.
PREFIX ?= /usr/local
SWIFT_FILES = Package.swift Sources Tests Examples Fuzz $(wildcard Benchmarks/Package.swift Benchmarks/Sources)

THREADED = RosterTests.*(Store|Center|Driver|Feed|Subscription|AT0|AT1)

# What the GTK host is built with, and where: beside a developer's own build, which goes on without it.
GTK_LIBRARY = lib:gtk4:libgtk-4-dev:gtk4
GTK_BUILD = --traits GTK --scratch-path .build/gtk
# What tests with windows need on Debian: a display, a mouse and keys, and what a screen reader uses.
GTK_TESTS = deb:xvfb deb:xdotool deb:imagemagick deb:adwaita-icon-theme deb:fonts-dejavu-core \
  deb:at-spi2-core deb:python3-pyatspi deb:gir1.2-atspi-2.0 deb:libatspi2.0-dev deb:dbus-x11 \
  deb:librsvg2-common

.PHONY: demo demo-gtk test threads lint format docs bench fuzz install picture clean

demo: ## Build the program and show its screens
	@scripts/need.sh swift
	swift build -c release --product roster
	@.build/release/roster demo

demo-gtk: ## Build the program with GTK 4 and show its screens in a window
	@scripts/need.sh swift $(GTK_LIBRARY) deb:adwaita-icon-theme deb:librsvg2-common
	swift build -c release --product roster $(GTK_BUILD)
	@.build/gtk/release/roster demo --gtk

ifeq ($(shell uname),Linux)
test: ## Run all tests; the terminal ones in tmux, those with windows on a display of their own
	@scripts/need.sh swift tmux $(GTK_LIBRARY) $(GTK_TESTS)
	swift build # without GTK
	swift build --build-tests $(GTK_BUILD)
	scripts/with-display.sh swift test --skip-build $(GTK_BUILD)
else
test:
	@scripts/need.sh swift tmux
	swift build --build-tests
	swift test --skip-build
endif

threads: ## Run the tests of records and driver under the thread sanitizer
	@scripts/need.sh swift
	swift test --sanitize thread --scratch-path .build/threads --filter '$(THREADED)'

lint: ## Check style and the rules of the house
	@scripts/need.sh swift python3
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

install: ## Build the program for release and install it under PREFIX; with GTK=1 it has windows too
ifdef GTK
	@scripts/need.sh swift $(GTK_LIBRARY)
	swift build -c release --product roster $(GTK_BUILD)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/applications" \
	  "$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps"
	install -m 755 .build/gtk/release/roster "$(DESTDIR)$(PREFIX)/bin/roster"
	install -m 644 Docs/packaging/io.roster.Roster.desktop \
	  "$(DESTDIR)$(PREFIX)/share/applications/"
	install -m 644 Docs/packaging/io.roster.Roster.svg \
	  "$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/"
else
	@scripts/need.sh swift
	swift build -c release --product roster
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/roster "$(DESTDIR)$(PREFIX)/bin/roster"
endif

picture: ## Draw the README's pictures from the running program
	@scripts/need.sh swift tmux python3 $(GTK_LIBRARY) $(GTK_TESTS) deb:fonts-droid-fallback
	swift build -c release --product roster $(GTK_BUILD)
	scripts/picture.sh
	scripts/with-display.sh scripts/picture-gtk.sh

clean:
	rm -rf .build Benchmarks/.build
