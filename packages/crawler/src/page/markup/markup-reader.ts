import type { Region } from '../links/link-kind.ts';
import type { AttributeValues } from '../links/links-of-tag.ts';
import type { PageSource } from '../text/page-source.ts';
import type { Element } from './element.ts';

/*
 * What stands between whatever reads HTML and what a crawl takes of a page. All places are offsets in the source, and
 * all values are decoded: no character references are left in them.
 */

/** A start tag that made an element. The same object may stand for the next one: copy what is needed later. */
export interface StartTag extends AttributeValues {
  readonly element: Element;
  /** One of `namespaces.ts`. */
  readonly namespace: number;
  /** The landmark that it stands in, or is. */
  readonly region: Region;
  /** It stands in a shadow tree: nothing outside refers to its ids, and it says nothing of the page. */
  readonly isInShadow: boolean;
  /** Browsers do not show it, or hide it from screen readers: `hidden` and `aria-hidden`, its own or around it. */
  readonly isHidden: boolean;
  readonly start: number;
  /** Those of `element.attributes` that it has, one bit each; higher bits mean nothing. */
  readonly met: number;
  /** Where an attribute stands, or its value; 0 when it is absent. */
  startOf(attribute: string): number;
}

/** What a title, style sheet or script holds. */
export interface Content {
  /** The start tag that it is the content of. */
  readonly tag: Pick<StartTag, 'element' | 'region' | 'isInShadow' | 'get'>;
  readonly text: string;
  readonly start: number;
}

/** Takes the events of one page, in the order of its source. Nothing of an inert template is among them. */
export interface MarkupHandler {
  /**
   * At least of every element that `ELEMENTS` says something of, and of every other one that has an attribute it names. Of
   * two `html` or `body` tags the second has those attributes that the first lacks.
   */
  startTag(tag: StartTag): void;
  /** `</a>`, whatever it closes, or an `a` that ended with its start tag. */
  endAnchor(): void;
  /** Text between tags while `wantsText` is set, also in templates, in one piece or more. Of a longer one `MAX_TEXT` characters are enough. */
  text(text: string): void;
  /** At the end of an HTML element that `holdsText`, or of a `style` in SVG. Of longer content `MAX_CONTENT` characters are enough. */
  content(content: Content): void;
}

export const MAX_TEXT = 4_096;
export const MAX_CONTENT = 1_024 * 1_024;

/** What a reader sees of a page: the text of elements that browsers show. Characters of East Asia count twice, white space not. */
export interface SeenText {
  /** `hashText` of what is in no header, nav or footer, as it stands in the source, with white space for each tag. */
  readonly hash: number;
  /** Of the same. */
  readonly length: number;
  /** Of what is in them. */
  readonly sideLength: number;
}

/** Reads the source of one page. */
export interface MarkupReader {
  /** Set by whoever takes the events. */
  wantsText: boolean;
  /** Reads on, over about so many tags. False when the page has come to its end. */
  read(tags: number): boolean;
  /** Line of an offset in the source, from 1. Offsets must rise from call to call. */
  lineAt(offset: number): number;
  /** To be called once, at the end of the page: what was left open ends, then nothing comes any more. */
  end(): SeenText;
}

export type OpenMarkup = (source: PageSource, handler: MarkupHandler) => MarkupReader;
