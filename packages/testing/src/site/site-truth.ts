import { type SiteHosts, urlOf } from './site-page.ts';
import type { SiteTargets, Target, TargetKind } from './site-targets.ts';

export interface BrokenTarget {
  readonly url: string;
  /** 0: never answers. */
  readonly status: number;
  /** Number of pages that link to it. */
  readonly foundOnPages: number;
}

/** The results of a correct crawl of the whole site. URLs that differ in the fragment are one. */
export interface SiteTruth {
  readonly startUrl: string;
  readonly pages: number;
  /** Occurrences of links. */
  readonly links: number;
  /** Different targets, of all kinds and by kind. */
  readonly uniqueLinks: number;
  readonly unique: Readonly<Partial<Record<TargetKind, number>>>;
  /** The number of redirect answers when every linked redirect is followed to its end. */
  readonly redirectHops: number;
  /** Sorted by URL. */
  readonly broken: readonly BrokenTarget[];
}

/** Computes the truth from the link graph, without the network. */
export function siteTruth(targets: SiteTargets, hosts: SiteHosts): SiteTruth {
  const { pages } = targets.shape;
  const found = new Map<string, { target: Target; onPages: number }>();
  let links = 0;
  for (let page = 0; page < pages; page++) {
    const targetsOfPage = targets.linksOf(page);
    links += targetsOfPage.length;
    for (const [url, target] of new Map(targetsOfPage.map((target) => [urlOf(targets, hosts, target), target]))) {
      found.set(url, { target, onPages: (found.get(url)?.onPages ?? 0) + 1 });
    }
  }

  const unique: Partial<Record<TargetKind, number>> = {};
  const broken: BrokenTarget[] = [];
  let redirectHops = 0;
  for (const [url, { target, onPages }] of found) {
    unique[target.kind] = (unique[target.kind] ?? 0) + 1;
    if (target.kind === 'redirect') redirectHops += 1 + (Math.floor(target.n / 4) % 3);
    const status = targets.statusOf(target);
    if (status === 0 || status >= 400) broken.push({ url, status, foundOnPages: onPages });
  }
  broken.sort((a, b) => (a.url < b.url ? -1 : 1));
  const startUrl = urlOf(targets, hosts, { kind: 'page', n: 0 });
  return { startUrl, pages, links, uniqueLinks: found.size, unique, redirectHops, broken };
}
