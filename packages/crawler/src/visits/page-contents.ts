import type { OutboundResponse } from '@linkvitals/outbound';
import { ANY_ANCHOR, SCRIPT_ANCHORS, UNREAD_ANCHORS } from '../fragments/fragment-ledger.ts';
import { MAX_ANCHORS, type PageContent } from '../page/page-content.ts';
import type { PageReading } from '../page/page-reading.ts';

/** Reads responses that are HTML. */
export class PageContents {
  readonly #reading: PageReading;
  readonly #maxLinks: number;

  /** @param maxLinks largest number of links of a page */
  constructor(reading: PageReading, maxLinks: number) {
    this.#reading = reading;
    this.#maxLinks = maxLinks;
  }

  read(response: OutboundResponse): Promise<PageContent> {
    return this.#read(response, this.#maxLinks);
  }

  /** Reads a document that is no response. */
  readText(html: string): Promise<PageContent> {
    const body = new TextEncoder().encode(html);
    return this.#reading.read({ body, contentType: 'text/html; charset=utf-8', maxLinks: this.#maxLinks });
  }

  /** Reads only the ids: see `anchorsOf`. */
  async readAnchors(response: OutboundResponse): Promise<Uint32Array> {
    return anchorsOf(await this.#read(response, 0), response.bodyTruncated);
  }

  /** Reads the ids of a page of another host, which its scripts may change in unknown ways. */
  async readExternalAnchors(response: OutboundResponse): Promise<Uint32Array> {
    const content = await this.#read(response, 0);
    const anchors = markedIf(content.marks.hasScript, content.anchors, SCRIPT_ANCHORS);
    return markedIf(isCut(content, response.bodyTruncated), anchors, UNREAD_ANCHORS);
  }

  #read({ body, headers }: OutboundResponse, maxLinks: number): Promise<PageContent> {
    return this.#reading.read({ body, contentType: headers['content-type'], maxLinks });
  }
}

/**
 * Hashes of the ids of a page, with `ANY_ANCHOR` if its scripts may add some, and `UNREAD_ANCHORS` if a part that was not read may have
 * more.
 */
export function anchorsOf(content: PageContent, bodyTruncated: boolean): Uint32Array {
  if (isShell(content)) return markedIf(true, content.anchors, ANY_ANCHOR);
  return markedIf(isCut(content, bodyTruncated), content.anchors, UNREAD_ANCHORS);
}

/** The same of a page whose scripts have run: nothing but what was not read may add ids. */
export const renderedAnchorsOf = (content: PageContent, isPartly: boolean): Uint32Array =>
  markedIf(isCut(content, isPartly), content.anchors, UNREAD_ANCHORS);

const isCut = ({ anchors }: PageContent, bodyTruncated: boolean): boolean =>
  bodyTruncated || anchors.length >= MAX_ANCHORS;

function markedIf(isSo: boolean, anchors: Uint32Array, mark: number): Uint32Array {
  if (!isSo) return anchors;
  const marked = new Uint32Array(anchors.length + 1);
  marked.set(anchors);
  marked[anchors.length] = mark;
  return marked;
}

/** Largest numbers of ids, and of visible characters, of a page that is only the frame for what its scripts build. */
const FEW_IDS = 5;
const LITTLE_TEXT = 200;

/** The page is built by its scripts, so its source does not show its content. */
function isShell({ anchors, marks }: PageContent): boolean {
  return marks.hasScript && anchors.length <= FEW_IDS && marks.textLength + marks.sideTextLength <= LITTLE_TEXT;
}
