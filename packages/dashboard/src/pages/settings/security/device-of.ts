export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Browsers by their mark in the user agent. The more specific ones are first, because many browsers name others too. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameOf = (known: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(agent))?.[0];

/** The browser and operating system of a user agent; undefined when either is unknown. */
export function deviceOf(userAgent: string): Device | undefined {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
