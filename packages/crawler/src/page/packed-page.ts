import { packPlace, unpackPlace } from './link-place.ts';
import type { PageContent, RawLink } from './page-content.ts';

/** What was read of a page, on its way between threads: a list of links as columns takes a tenth of the time. */
export interface PackedPage extends Omit<PageContent, 'links'> {
  readonly hrefs: readonly string[];
  readonly texts: readonly string[];
  /** Line, kind and region of each link. */
  readonly places: Float64Array;
}

export function packPage({ links, ...rest }: PageContent): PackedPage {
  const places = new Float64Array(links.length);
  for (let at = 0; at < links.length; at++) places[at] = packPlace(links[at] as RawLink);
  return { ...rest, hrefs: links.map(({ href }) => href), texts: links.map(({ text }) => text), places };
}

export function unpackPage({ hrefs, texts, places, ...rest }: PackedPage): PageContent {
  const links = hrefs.map((href, at): RawLink => {
    const { line, kind, region } = unpackPlace(places[at] ?? 0);
    return { href, kind, line, text: texts[at] ?? '', region };
  });
  return { ...rest, links };
}
