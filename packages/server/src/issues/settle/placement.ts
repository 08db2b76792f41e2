import type { Region } from '@linkvitals/crawler';
import type { Placement } from '../issue-row.ts';

/** The place where most of the pages that hold a link to a target show it: region and text. */
export interface CommonPlace {
  readonly region: Region;
  readonly text: string;
  /** Pages that hold it there. */
  readonly pages: number;
  /** Links to the target, in this place and in all others. */
  readonly links: number;
}

/** Below that no place stands for the others. */
const MIN_SHARE = 0.5;
const TEMPLATE_SHARE = 0.8;
/** Two pages may be alike by chance, or by copying. */
const TEMPLATE_PAGES = 3;
/** Parts that pages have in common. Elsewhere everybody may write the same link with the same words. */
const TEMPLATE_REGIONS: ReadonlySet<Region> = new Set(['header', 'nav', 'footer']);

interface Among {
  /** Pages that hold the link anywhere. */
  readonly holding: number;
  /** Pages that the crawl read. */
  readonly all: number;
}

/** What one change would mend; null when the link stands in different places, one page of several included. Pure. */
export function placementOf(place: CommonPlace, { holding, all }: Among): Placement | null {
  const { region, text, pages, links } = place;
  const share = pages / Math.max(holding, pages);
  if (share < MIN_SHARE || (pages === 1 && holding > 1)) return null;
  const isCommon = pages >= TEMPLATE_PAGES && share >= TEMPLATE_SHARE;
  const isShared = TEMPLATE_REGIONS.has(region) || pages >= TEMPLATE_SHARE * all;
  return {
    region,
    text,
    pages,
    // Down: 0.799 is not 0.8.
    share: Math.floor(share * 100) / 100,
    links_elsewhere: Math.max(0, links - pages),
    in_template: isCommon && isShared,
  };
}
