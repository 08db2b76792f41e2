/** A page as the scanner wants it. */
export interface PageSource {
  readonly text: string;
  /** Nothing but ASCII. May be false for text that is. */
  readonly isAscii: boolean;
  /** XHTML: read by the rules of XML. */
  readonly isXml?: boolean;
  /** What queries of its links are written in; undefined for UTF-8. */
  readonly encoding?: string | undefined;
}

/** The source of a text that nobody has looked at. */
export function pageSource(text: string): PageSource {
  return { text, isAscii: Buffer.byteLength(text) === text.length };
}
