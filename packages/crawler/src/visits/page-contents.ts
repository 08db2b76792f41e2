import type { OutboundResponse } from '@linkvitals/outbound';
import { ANY_ANCHOR, UNSEEN_ANCHORS } from '../fragments/fragment-ledger.ts';
import { isShell } from '../page/is-shell.ts';
import type { PageContent } from '../page/page-content.ts';
import type { PageReading } from '../page/page-reading.ts';

/** Reads responses that are HTML. */
export class PageContents {
  readonly #reading: PageReading;
  readonly #maxLinks: number;

  /** @param maxLinks links that are taken of a page */
  constructor(reading: PageReading, maxLinks: number) {
    this.#reading = reading;
    this.#maxLinks = maxLinks;
  }

  read(response: OutboundResponse): Promise<PageContent> {
    return this.#read(response, this.#maxLinks);
  }

  /** Only the ids: see `anchorsOf`. */
  async readAnchors(response: OutboundResponse): Promise<Uint32Array> {
    return anchorsOf(await this.#read(response, 0));
  }

  /** The same, of a page of another host; nobody can know how its scripts change it. */
  async readExternalAnchors(response: OutboundResponse): Promise<Uint32Array> {
    const { anchors, marks } = await this.#read(response, 0);
    return marks.hasScript ? Uint32Array.of(...anchors, UNSEEN_ANCHORS) : anchors;
  }

  #read({ body, headers }: OutboundResponse, maxLinks: number): Promise<PageContent> {
    return this.#reading.read({ body, contentType: headers['content-type'], maxLinks });
  }
}

/** Hashes of the ids of a page, and `ANY_ANCHOR` where its scripts may make any. */
export function anchorsOf(content: PageContent): Uint32Array {
  const { anchors } = content;
  return isShell(content) ? Uint32Array.of(...anchors, ANY_ANCHOR) : anchors;
}
