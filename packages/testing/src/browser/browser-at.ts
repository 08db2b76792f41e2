import { type Browser, chromium } from 'playwright-core';

const browsers = new Map<string, Promise<Browser>>();

/**
 * The browser behind an address of DevTools: one connection for all tests of a process, so close what you open in it, and not
 * the browser. Playwright attaches to every page of the browser, also to those of other connections. Without `noDefaults` it
 * would set the theme, the medium and more of them back to its defaults, whenever it comes to it.
 */
export function browserAt(devTools: string): Promise<Browser> {
  const browser = browsers.get(devTools) ?? chromium.connectOverCDP(devTools, { noDefaults: true });
  browsers.set(devTools, browser);
  return browser;
}
