/** A page in the form that the scanner takes. */
export interface PageSource {
  readonly text: string;
  /** There is nothing but ASCII in the text. May be false for such a text. */
  readonly isAscii: boolean;
  /** XHTML: the page is read by the rules of XML. */
  readonly isXml?: boolean;
  /** The encoding of the queries of its links; undefined for UTF-8. */
  readonly encoding?: string | undefined;
}

/** Makes the source of a text of which nothing is known. */
export function pageSource(text: string): PageSource {
  return { text, isAscii: Buffer.byteLength(text) === text.length };
}
