import type { LinkKind, Region } from './link-kind.ts';

/** A link as written in the source, not yet resolved. */
export interface RawLink {
  readonly href: string;
  readonly kind: LinkKind;
  /** Line number, counted from 1; 0 when the link is in a header. */
  readonly line: number;
  /** Text of the link; set when the element that holds the text ends. */
  text: string;
  readonly region: Region;
}
