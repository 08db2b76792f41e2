import type { LinkColumns } from './links/link-columns.ts';
import type { PageMarks } from './page-marks.ts';

/** Largest number of ids of a page that are kept, the first ones: 2 MB of them. */
export const MAX_ANCHORS = 500_000;

/** The result of one pass over the source of a page. */
export interface PageContent {
  readonly links: LinkColumns;
  readonly linksTruncated: boolean;
  /** The page is a wall, see `isWallPage`. False when it was not read from the bytes of a response. */
  readonly isWall: boolean;
  /** href of the first `<base>`, as written. */
  readonly base: string | undefined;
  /** FNV-1a hashes of ids and of names of `a`, at most `MAX_ANCHORS`. */
  readonly anchors: Uint32Array;
  readonly title: string | null;
  readonly description: string | null;
  /** Contents of `<meta name=robots>`, lower-case. */
  readonly robots: string;
  /** A content security policy in a `meta` makes browsers load the parts of the page over https. */
  readonly upgradesInsecure: boolean;
  readonly lang: string;
  readonly hasViewport: boolean;
  readonly h1Count: number;
  readonly imagesWithoutAlt: number;
  /** Facts for the page checks. */
  readonly marks: PageMarks;
}
