import type { Place, ReportedTarget } from '../site-report.ts';

export interface Places {
  readonly shown: readonly Place[];
  /** Further pages that hold the link. */
  readonly more: number;
}

/** Where a target is linked, each page once. */
export function places({ foundOn }: Pick<ReportedTarget, 'foundOn'>, limit: number): Places {
  const seen = new Set<number>();
  const shown: Place[] = [];
  for (const place of foundOn) {
    if (seen.has(place.page)) continue;
    seen.add(place.page);
    if (shown.length < limit) shown.push(place);
  }
  return { shown, more: seen.size - shown.length };
}

/** How a report says where a target is found, before the name of the page. */
export function standing({ kind }: Pick<Place, 'kind'>): string {
  if (kind === 'redirect') return 'redirected from';
  return kind === 'sitemap' ? 'listed in' : 'on';
}

/** A file on this machine rather than a URL: reports name it by its path. */
export const isLocalFile = (name: string): boolean => !/^[a-z][a-z0-9+.-]*:/i.test(name);

/** Web addresses can be made links of; anything else a site names must not be. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
