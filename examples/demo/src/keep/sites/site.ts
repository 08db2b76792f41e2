/** Days before today, the first one included: `[30, 12]` began 30 days ago and was gone 11 days ago. */
export type Period = readonly [from: number, to: number];

export const TO_THIS_DAY = 0;

/** What answers with an error for some time, at a path of the site. */
export interface Fault {
  readonly path: string;
  readonly status: 403 | 404 | 410 | 500 | 503;
  readonly during: readonly Period[];
}

export interface SitePage {
  readonly path: string;
  /** Between 10 and 70 characters, each page its own. */
  readonly title: string;
  /** Where the page links to, beside the navigation: path or address, and text. */
  readonly links: readonly (readonly [href: string, text: string])[];
  /** What the page leaves out, for the page checks. */
  readonly without?: 'description' | 'alt';
  /** It went online on the last day. */
  readonly isNew?: boolean;
}

export interface Site {
  readonly hostname: string;
  readonly name: string;
  readonly navigation: readonly (readonly [href: string, text: string])[];
  readonly pages: readonly SitePage[];
  /** From a path to another one, by 301. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  /** Seconds between two requests that its robots.txt has demanded since the last day. */
  readonly crawlDelay?: number;
}

/** What the site was on that day: before the last one, without its new pages, the links to them, and its crawl delay. */
export function siteOn(site: Site, daysAgo: number): Site {
  if (daysAgo === 0) return site;
  const { crawlDelay: _, ...earlier } = site;
  const hidden = new Set(site.pages.filter(({ isNew }) => isNew).map(({ path }) => path));
  const pages = site.pages.filter(({ path }) => !hidden.has(path));
  const links = (page: SitePage) => page.links.filter(([href]) => !hidden.has(href));
  return { ...earlier, pages: pages.map((page) => ({ ...page, links: links(page) })) };
}

/** The status that a path answers with on that day, where it is not what it should be. */
export const faultOn = (site: Site, path: string, daysAgo: number): Fault['status'] | undefined =>
  site.faults.find((fault) => fault.path === path && isDuring(fault.during, daysAgo))?.status;

const isDuring = (periods: readonly Period[], daysAgo: number): boolean =>
  periods.some(([from, to]) => daysAgo <= from && daysAgo >= to);
