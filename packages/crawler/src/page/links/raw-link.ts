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
