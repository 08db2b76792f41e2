import type { FoundLinks } from './links/found-links.ts';
import { linkColumns } from './links/link-columns.ts';
import type { PageContent } from './page-content.ts';
import type { MarkReader } from './page-marks.ts';
import type { PageNotes } from './page-notes.ts';
import { MAIN_A, MAIN_B, MAIN_LENGTH, SIDE_LENGTH } from './scanner/scanner-registers.ts';
import { hashValue } from './text-hash.ts';

/** What was taken of a page, tag by tag. */
interface Taken {
  readonly links: FoundLinks;
  readonly anchors: readonly number[];
  readonly notes: PageNotes;
  readonly marks: MarkReader;
}

/** @param registers of the scanner, which has come to the end of the page */
export function pageResult({ links, anchors, notes, marks }: Taken, registers: Int32Array): PageContent {
  const noted = notes.notes();
  const marked = marks.marks();
  const textLength = registers[MAIN_LENGTH] ?? 0;
  // The spreads first: V8 copies an object it knows as a whole, but adds to another one member by member.
  return {
    ...noted,
    base: noted.base === undefined ? undefined : links.inEncoding(noted.base),
    links: linkColumns(links.all),
    linksTruncated: links.truncated,
    anchors: new Uint32Array(anchors),
    marks: {
      ...marked,
      canonicals: marked.canonicals.map((href) => links.inEncoding(href)),
      alternates: marked.alternates.map((href) => links.inEncoding(href)),
      textLength,
      textHash: hashValue(registers[MAIN_A] ?? 0, registers[MAIN_B] ?? 0, textLength),
      sideTextLength: registers[SIDE_LENGTH] ?? 0,
    },
  };
}
