export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** The more particular ones first: most browsers name others as well. */
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

/** What a user agent says, roughly; undefined where it is no browser that is known. */
export function deviceOf(userAgent: string): Device | undefined {
  const browser = nameOf(browsers, userAgent);
  const system = nameOf(systems, userAgent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
