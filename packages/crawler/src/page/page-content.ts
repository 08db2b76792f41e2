import type { PageMarks } from '../findings/page-marks.ts';
import type { LinkKind, Region } from './link-kind.ts';

/** A link as written in the source, not yet resolved. */
export interface RawLink {
  readonly href: string;
  readonly kind: LinkKind;
  /** 1-based; 0 when it came from a header. */
  readonly line: number;
  /** Filled in when the element that holds the text ends. */
  text: string;
  readonly region: Region;
}

/** Everything that one pass over a page's source gives. */
export interface PageContent {
  readonly links: readonly RawLink[];
  readonly linksTruncated: boolean;
  /** href of the first `<base>`, as written. */
  readonly base: string | undefined;
  /** FNV-1a hashes of ids and of names of `a`. */
  readonly anchors: Uint32Array;
  readonly title: string | null;
  readonly description: string | null;
  /** Contents of `<meta name=robots>`, lower-case. */
  readonly robots: string;
  /** A `<meta>` policy lets browsers load over https whatever the page names by http. */
  readonly upgradesRequests: boolean;
  readonly lang: string;
  readonly hasViewport: boolean;
  readonly h1Count: number;
  readonly imagesWithoutAlt: number;
  /** For the page checks. */
  readonly marks: PageMarks;
}
