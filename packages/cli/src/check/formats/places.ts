import type { LinkOccurrence, ReportedTarget } from '../report/site-report.ts';

export interface Places {
  readonly shown: readonly PageWithLink[];
  /** Further pages that hold the link. */
  readonly more: number;
}

/** A page that holds the link. Members of `LinkOccurrence` describe its first place there. */
export interface PageWithLink extends LinkOccurrence {
  /** Places that have a line or a text; places with the same text are one spot. */
  readonly spots: readonly Spot[];
}
interface Spot {
  readonly text: string;
  /** Empty for a place without lines, such as a header. */
  readonly lines: readonly number[];
}
type Growing = { -readonly [member in keyof PageWithLink]: PageWithLink[member] } & { places: LinkOccurrence[] };

/** The places of a target, one entry for each page, and at most `limit` entries. */
export function places({ foundOn }: Pick<ReportedTarget, 'foundOn'>, limit: number): Places {
  const seen = new Map<number, Growing | undefined>();
  for (const place of foundOn) {
    const page = seen.get(place.page);
    if (page !== undefined) {
      page.places.push(place);
      page.besides += place.besides;
    } else if (!seen.has(place.page)) {
      seen.set(place.page, seen.size < limit ? { ...place, spots: [], places: [place] } : undefined);
    }
  }
  const shown = [...seen.values()].flatMap((page) =>
    page === undefined ? [] : { ...page, spots: spotsOf(page.places) },
  );
  return { shown, more: seen.size - shown.length };
}

function spotsOf(places: readonly LinkOccurrence[]): Spot[] {
  const spots = new Map<string, number[]>();
  const known = new Set<number>();
  for (const { line, text } of places) {
    if (known.has(line)) continue;
    known.add(line);
    const lines = spots.get(text) ?? [];
    spots.set(text, lines);
    if (line > 0) lines.push(line);
  }
  return Array.from(spots, ([text, lines]) => ({ text, lines }));
}

/**
 * The text behind the name of the page: `, lines 2, 7 and 9, "Prices"; line 12, "Old prices", and 3 more on this page`.
 */
export function whereOnPage({ spots, besides }: PageWithLink, quote: (text: string) => string): string {
  const parts = spots.map(({ text, lines }) =>
    [linesOf(lines), text === '' ? '' : quote(text)].filter(Boolean).join(', '),
  );
  const where = parts.filter(Boolean).join('; ');
  return `${where === '' ? '' : `, ${where}`}${besides > 0 ? `, and ${besides} more on this page` : ''}`;
}

/** `line 2`, `lines 2, 7 and 9`. */
export function linesOf(lines: readonly number[]): string {
  if (lines.length < 2) return lines.length === 0 ? '' : `line ${lines[0]}`;
  return `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}

/** The words of a report between a target and the name of the page that links to it. */
export function standing({ kind }: Pick<LinkOccurrence, 'kind'>): string {
  if (kind === 'redirect') return 'redirected from';
  return kind === 'sitemap' ? 'listed in' : 'on';
}

/** A file on this machine rather than a URL: reports name it by its path. */
export const isLocalFile = (name: string): boolean => !/^[a-z][a-z0-9+.-]*:/i.test(name);

/** Whether a URL may become a link. Sites can name URLs of any scheme, and others than http and https must not. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
