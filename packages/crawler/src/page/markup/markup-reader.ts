import type { Region } from '../links/link-kind.ts';
import type { AttributeValues } from '../links/links-of-tag.ts';
import type { PageSource } from '../text/page-source.ts';
import type { Element } from './element.ts';

/*
 * What stands between whatever reads HTML and what a crawl takes of a page. All places are offsets in the source, and
 * all values are decoded: no character references are left in them.
 */

/** A start tag that made an element. The same object may be used for the next tag: copy the values that are needed later. */
export interface StartTag extends AttributeValues {
  readonly element: Element;
  /** One of `namespaces.ts`. */
  readonly namespace: number;
  /** The landmark around the element, or the landmark that it is. */
  readonly region: Region;
  /** The element is in a shadow tree: nothing outside refers to its ids, and its facts are not those of the page. */
  readonly isInShadow: boolean;
  /** Browsers do not show the element, or hide it from screen readers: `hidden` or `aria-hidden`, of its own or around it. */
  readonly isHidden: boolean;
  readonly start: number;
  /** The attributes of `element.attributes` that the tag has, one bit each; higher bits have no meaning. */
  readonly attributeBits: number;
  /** Offset of an attribute, or of its value; 0 when it is absent. */
  startOf(attribute: string): number;
}

/** The content of a title, stylesheet or script. */
export interface Content {
  /** The start tag of this content. */
  readonly tag: Pick<StartTag, 'element' | 'region' | 'isInShadow' | 'get'>;
  readonly text: string;
  readonly start: number;
}

/** Takes the events of one page, in the order of its source. None of them is from an inert template. */
export interface MarkupHandler {
  /**
   * Called for every element that `ELEMENTS` has an entry for, for every other element with an attribute of that table, and possibly for
   * others. For a second `html` or `body` tag, the tag has the attributes that the first lacks.
   */
  startTag(tag: StartTag): void;
  /** Called for each `</a>`, whatever it closes, and for an `a` that ended with its start tag. */
  endAnchor(): void;
  /**
   * Called for text between tags while `wantsText` is set, also in templates, in one piece or more. The first `MAX_TEXT` characters
   * suffice.
   */
  text(text: string): void;
  /** Called at the end of an HTML element that `holdsText`, or of a `style` in SVG. The first `MAX_CONTENT` characters suffice. */
  content(content: Content): void;
}

export const MAX_TEXT = 4_096;
export const MAX_CONTENT = 1_024 * 1_024;

/** The text of a page that browsers show, measured. East Asian characters count twice, white space not at all. */
export interface SeenText {
  /** `hashText` of the text outside of headers, navs and footers, as it is in the source, with white space for each tag. */
  readonly hash: number;
  /** Length of the text outside of headers, navs and footers. */
  readonly length: number;
  /** Length of the text in headers, navs and footers. */
  readonly sideLength: number;
}

/** Reads the source of one page. */
export interface MarkupReader {
  /** Set by the handler while it needs the events `text`. */
  wantsText: boolean;
  /** Reads about `tags` more tags. False when the page is read to its end. */
  read(tags: number): boolean;
  /** Line of an offset in the source, from 1. Offsets must rise from call to call. */
  lineAt(offset: number): number;
  /** Ends the elements that are still open. To be called once, at the end of the page; no event comes after it. */
  end(): SeenText;
}

export type OpenMarkup = (source: PageSource, handler: MarkupHandler) => MarkupReader;
