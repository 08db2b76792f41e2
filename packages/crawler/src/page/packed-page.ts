import { LINK_KINDS, type LinkKind, REGIONS, type Region } from './link-kind.ts';
import type { PageContent, RawLink } from './page-content.ts';

const KIND_NUMBERS = new Map<LinkKind, number>(LINK_KINDS.map((kind, number) => [kind, number]));
const REGION_NUMBERS = new Map<Region, number>(REGIONS.map((region, number) => [region, number]));
/** Room for the kind below the line, and for the region below the kind. */
const KIND_STEP = REGIONS.length;
const LINE_STEP = KIND_STEP * LINK_KINDS.length;

/** What was read of a page, on its way between threads: a list of links as columns takes a tenth of the time. */
export interface PackedPage extends Omit<PageContent, 'links'> {
  readonly hrefs: readonly string[];
  readonly texts: readonly string[];
  /** Line, kind and region of each link. */
  readonly places: Float64Array;
}

export function packPage({ links, ...rest }: PageContent): PackedPage {
  const places = new Float64Array(links.length);
  for (let at = 0; at < links.length; at++) {
    const { line, kind, region } = links[at] as RawLink;
    places[at] = line * LINE_STEP + (KIND_NUMBERS.get(kind) ?? 0) * KIND_STEP + (REGION_NUMBERS.get(region) ?? 0);
  }
  return { ...rest, hrefs: links.map(({ href }) => href), texts: links.map(({ text }) => text), places };
}

export function unpackPage({ hrefs, texts, places, ...rest }: PackedPage): PageContent {
  const links = hrefs.map((href, at): RawLink => {
    const place = places[at] ?? 0;
    return {
      href,
      kind: LINK_KINDS[Math.floor(place / KIND_STEP) % LINK_KINDS.length] ?? 'a',
      line: Math.floor(place / LINE_STEP),
      text: texts[at] ?? '',
      region: REGIONS[place % KIND_STEP] ?? 'other',
    };
  });
  return { ...rest, links };
}
