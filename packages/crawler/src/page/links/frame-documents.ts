import { Queue } from '../../memory/queue.ts';
import type { LinkColumns } from './link-columns.ts';
import type { Region } from './link-kind.ts';
import type { RawLink } from './raw-link.ts';

/** What a document counts for in a slice besides its length, in tags. */
const TAGS_A_DOCUMENT = 64;
/** Characters that are read in the time of a tag. */
const CHARACTERS_A_TAG = 64;
/** Stands for the page, whose URL is not known here. */
const PAGE = 'http://page.invalid';

/** The value of a `srcdoc`, and where it begins. */
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
 * The documents that frames of a page hold themselves (`srcdoc`): their links are the page's, to be found where they stand
 * in it. Their ids are not, and what they say of themselves says nothing of it.
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
    // Nothing in it can be a link.
    if (document.html.includes('<')) this.#waiting.push(document);
  }

  /** Reads on, over about so many tags. False when all have come to their end. */
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
 * The link as it would be written in the page, which is the base of the document unless that has one of its own. Undefined
 * for fragments, which are its own too, and where its base is a path relative to the page's.
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
