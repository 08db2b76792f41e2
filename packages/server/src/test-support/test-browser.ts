const MAX_HOPS = 20;

/** A browser without pages: it keeps cookies for each origin, and follows redirects. */
export interface TestBrowser {
  /** Follows redirects until one leads to an address that begins with this, and answers that address. */
  follow(url: string, until: string): Promise<string>;
  /** Sends one request without following redirects. */
  get(url: string): Promise<Response>;
  /** The Cookie header for the origin of an address. */
  cookiesOf(url: string): string;
  setCookie(url: string, name: string, value: string): void;
  clearCookies(url: string): void;
}

/** @param places Real addresses of origins, such as that of the public URL of a server under test */
export function createTestBrowser(places: Readonly<Record<string, string>>): TestBrowser {
  const jar = new Map<string, Map<string, string>>();
  const cookiesAt = (url: string): Map<string, string> => {
    const { origin } = new URL(url);
    const cookies = jar.get(origin) ?? new Map<string, string>();
    jar.set(origin, cookies);
    return cookies;
  };
  const browser: TestBrowser = {
    cookiesOf: (url) => [...cookiesAt(url)].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie: (url, name, value) => void cookiesAt(url).set(name, value),
    clearCookies: (url) => cookiesAt(url).clear(),
    async get(url) {
      const { origin, href } = new URL(url);
      const real = (places[origin] ?? origin) + href.slice(origin.length);
      const response = await fetch(real, { redirect: 'manual', headers: { cookie: browser.cookiesOf(url) } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) cookiesAt(url).delete(name);
        else cookiesAt(url).set(name, value);
      }
      return response;
    },
    async follow(url, until) {
      let at = url;
      for (let hops = 0; hops < MAX_HOPS; hops += 1) {
        const response = await browser.get(at);
        const location = response.headers.get('location');
        if (location === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
        at = new URL(location, at).href;
        if (at.startsWith(until)) return at;
      }
      throw new Error(`${url} led to more than ${MAX_HOPS} redirects`);
    },
  };
  return browser;
}
