import { Queue } from '../../memory/queue.ts';
import type { LinkColumns } from './link-columns.ts';
import type { Region } from './link-kind.ts';
import type { RawLink } from './raw-link.ts';

/** Cost of a document in a slice besides its length, in tags. */
const TAGS_A_DOCUMENT = 64;
/** Characters that are read in the time that a tag takes. */
const CHARACTERS_A_TAG = 64;
/** Placeholder for the URL of the page, which is not known here. */
const PAGE = 'http://page.invalid';

/** The value of a `srcdoc`, and its place in the page. */
interface FrameDocument {
  readonly html: string;
  readonly line: number;
  readonly region: Region;
}

interface Reader {
  read(tags: number): boolean;
  result(): { readonly links: LinkColumns; readonly linksTruncated: boolean; readonly base: string | undefined };
}

interface FrameParts {
  readonly readerOf: (html: string) => Reader;
  readonly take: (link: RawLink) => void;
}

/**
 * Reads the documents in the page's own frames (`srcdoc`). Their links count as links of the page, at the place of the frame. Their ids do
 * not count, and neither do their titles and other facts.
 */
export class FrameDocuments {
  readonly #parts: FrameParts;
  readonly #waiting = new Queue<FrameDocument>();
  #current: { readonly reader: Reader; readonly document: FrameDocument } | undefined;
  /** Links were left out. */
  truncated = false;

  constructor(parts: FrameParts) {
    this.#parts = parts;
  }

  add(document: FrameDocument): void {
    // Without a tag there is no link.
    if (document.html.includes('<')) this.#waiting.push(document);
  }

  /** Reads about `tags` more tags. False when all documents are read to their end. */
  read(tags: number): boolean {
    let left = tags;
    while (left > 0) {
      this.#current ??= this.#next();
      if (this.#current === undefined) return false;
      const { reader, document } = this.#current;
      if (reader.read(left)) return true;
      left -= TAGS_A_DOCUMENT + document.html.length / CHARACTERS_A_TAG;
      this.#current = undefined;
      this.#takeLinks(reader, document);
    }
    return true;
  }

  #next(): { reader: Reader; document: FrameDocument } | undefined {
    const document = this.#waiting.take();
    return document === undefined ? undefined : { reader: this.#parts.readerOf(document.html), document };
  }

  #takeLinks(reader: Reader, { line, region }: FrameDocument): void {
    const { links, linksTruncated, base } = reader.result();
    this.truncated ||= linksTruncated;
    for (const link of links) {
      const href = seenFromPage(link.href, base);
      if (href === undefined) continue;
      this.#parts.take({
        ...link,
        href,
        line: line + link.line - 1,
        region: link.region === 'other' ? region : link.region,
      });
    }
  }
}

/**
 * The link as it would be written in the page, which is the base of the document unless the document has a base of its own. Undefined for
 * fragments, which lead to the document itself, and for a base that is a path relative to that of the page.
 */
function seenFromPage(href: string, base: string | undefined): string | undefined {
  if (href.trim().startsWith('#')) return undefined;
  if (base === undefined || URL.canParse(href)) return href;
  if (URL.canParse(base)) return URL.parse(href, base)?.href ?? href;
  if (!base.trim().startsWith('/')) return undefined;
  const url = URL.parse(href, new URL(base, PAGE).href);
  if (url === null) return href;
  return url.origin === PAGE ? url.href.slice(PAGE.length) : url.href.slice(url.protocol.length);
}
