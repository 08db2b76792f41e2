import { type Browser, chromium } from 'playwright-core';

const browsers = new Map<string, Promise<Browser>>();

/**
 * The browser behind an address of DevTools. All tests of a process share the connection, so close what you open in it,
 * and not the browser. Playwright attaches to every page of the browser, also to those of other connections. Without
 * `noDefaults` it would reset the theme, the medium and more of a page to its defaults when it attaches.
 */
export function browserAt(devTools: string): Promise<Browser> {
  const browser = browsers.get(devTools) ?? chromium.connectOverCDP(devTools, { noDefaults: true });
  browsers.set(devTools, browser);
  return browser;
}
