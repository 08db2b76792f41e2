/** Days before today with both bounds included: `[30, 12]` began 30 days ago and ended 12 days ago. */
export type Period = readonly [from: number, to: number];

export const TO_THIS_DAY = 0;

/** A path of the site that answers with an error in some periods. */
export interface Fault {
  readonly path: string;
  readonly status: 403 | 404 | 410 | 500 | 503;
  readonly during: readonly Period[];
}

export interface SitePage {
  readonly path: string;
  /** Between 10 and 70 characters, different on each page. */
  readonly title: string;
  /** Links of the page besides the navigation: path or address, and text. */
  readonly links: readonly (readonly [href: string, text: string])[];
  /** The part that the page lacks, for the page checks. */
  readonly without?: 'description' | 'alt';
  /** The page went online on the last day. */
  readonly isNew?: boolean;
}

export interface Site {
  readonly hostname: string;
  readonly name: string;
  readonly navigation: readonly (readonly [href: string, text: string])[];
  /** Links at the end of every page. */
  readonly footer?: readonly (readonly [href: string, text: string])[];
  readonly pages: readonly SitePage[];
  /** Redirects with status 301, from path to path. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  /** Seconds between two requests that robots.txt demands, since the last day only. */
  readonly crawlDelay?: number;
}

/** The state of the site on that day. Before the last day it has no new pages, no links to them, and no crawl delay. */
export function siteOn(site: Site, daysAgo: number): Site {
  if (daysAgo === 0) return site;
  const { crawlDelay: _, ...earlier } = site;
  const hidden = new Set(site.pages.filter(({ isNew }) => isNew).map(({ path }) => path));
  const pages = site.pages.filter(({ path }) => !hidden.has(path));
  const links = (page: SitePage) => page.links.filter(([href]) => !hidden.has(href));
  return { ...earlier, pages: pages.map((page) => ({ ...page, links: links(page) })) };
}

/** The error status of a path on that day; undefined when the path has no fault then. */
export const faultOn = (site: Site, path: string, daysAgo: number): Fault['status'] | undefined =>
  site.faults.find((fault) => fault.path === path && isDuring(fault.during, daysAgo))?.status;

const isDuring = (periods: readonly Period[], daysAgo: number): boolean =>
  periods.some(([from, to]) => daysAgo <= from && daysAgo >= to);
