import type { IssuePlacement } from '../types.ts';

/** Part of a page that holds a link. */
export type Region = IssuePlacement['region'];

/** The place (region and text) where most of the pages with a link to a target show it. */
export interface CommonPlace {
  readonly region: Region;
  readonly text: string;
  /** Pages that have the link in this place. */
  readonly pages: number;
  /** Links to the target, in this place and in all others. */
  readonly links: number;
}

/** A link on a page. */
interface LinkPlace {
  /** URL of the page. */
  readonly page: string;
  readonly region: Region;
  /** Anchor or alt text. */
  readonly text: string;
}

/** Finds the place where most of these pages show a link; undefined when there is none. Pure. */
export function commonPlaceOf(places: Iterable<LinkPlace>): CommonPlace | undefined {
  const found = new Map<string, Pick<LinkPlace, 'region' | 'text'> & { readonly pages: Set<string> }>();
  let links = 0;
  for (const { page, region, text } of places) {
    links += 1;
    const key = `${region}/${text}`;
    const place = found.get(key) ?? { region, text, pages: new Set<string>() };
    found.set(key, place);
    place.pages.add(page);
  }
  let [first, pages] = ['', 0];
  for (const [key, place] of found) {
    const size = place.pages.size;
    if (size > pages || (size === pages && key < first)) [first, pages] = [key, size];
  }
  const place = found.get(first);
  return place && { region: place.region, text: place.text, pages, links };
}

/** Least share of pages for which a place is worth naming. */
const MIN_SHARE = 0.5;
const TEMPLATE_SHARE = 0.8;
/** Least number of pages for a template: two pages may be alike by chance, or by copying. */
const TEMPLATE_PAGES = 3;
/** Regions that pages have in common. In other regions, people may write the same link with the same words by hand. */
const TEMPLATE_REGIONS: ReadonlySet<Region> = new Set(['header', 'nav', 'footer']);

interface Among {
  /** Pages that have the link anywhere. */
  readonly holding: number;
  /** Pages that the crawl read. */
  readonly all: number;
}

/**
 * Returns what one change would fix; null when the link is in too many different places, or in this place on only one of several pages.
 * Pure.
 */
export function placementOf(place: CommonPlace, { holding, all }: Among): IssuePlacement | null {
  const { region, text, pages, links } = place;
  const share = pages / Math.max(holding, pages);
  if (share < MIN_SHARE || (pages === 1 && holding > 1)) return null;
  const isCommon = pages >= TEMPLATE_PAGES && share >= TEMPLATE_SHARE;
  const isShared = TEMPLATE_REGIONS.has(region) || pages >= TEMPLATE_SHARE * all;
  return {
    region,
    text,
    pages,
    // Rounded down: 0.799 is not 0.8.
    share: Math.floor(share * 100) / 100,
    links_elsewhere: Math.max(0, links - pages),
    in_template: isCommon && isShared,
  };
}
