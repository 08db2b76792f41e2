import type { FoundLinks } from './found-links.ts';
import { linkColumns } from './links/link-columns.ts';
import type { SeenText } from './markup/markup-reader.ts';
import type { PageContent } from './page-content.ts';
import type { MarkReader } from './page-marks.ts';
import type { PageNotes } from './page-notes.ts';

/** Everything that was taken of a page, event by event */
interface Taken {
  readonly links: FoundLinks;
  readonly anchors: readonly number[];
  readonly notes: PageNotes;
  readonly marks: MarkReader;
  readonly seen: SeenText;
}

export function pageResult({ links, anchors, notes, marks, seen }: Taken): PageContent {
  const noted = notes.notes;
  const marked = marks.marks;
  // The spreads first: V8 copies an object it knows as a whole, but adds to another one member by member.
  return {
    ...noted,
    base: noted.base === undefined ? undefined : links.inEncoding(noted.base),
    links: linkColumns(links.all),
    linksTruncated: links.truncated,
    isWall: false,
    anchors: new Uint32Array(anchors),
    marks: {
      ...marked,
      canonicals: marked.canonicals.map((href) => links.inEncoding(href)),
      alternates: marked.alternates.map((href) => links.inEncoding(href)),
      textLength: seen.length,
      textHash: seen.hash,
      sideTextLength: seen.sideLength,
    },
  };
}
