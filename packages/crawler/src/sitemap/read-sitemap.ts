import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeXML } from 'entities';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Bounds of the sitemap protocol (sitemaps.org): uncompressed bytes and URLs of one file. */
export const SITEMAP_BYTES = 50 * 1_024 * 1_024;
export const SITEMAP_URLS = 50_000;

export interface Sitemap {
  /** `index`: the locations are sitemaps themselves. */
  readonly kind: 'urls' | 'index';
  readonly locations: readonly string[];
}

/** Read in slices, with a turn of the event loop between them. */
const SLICE = 256 * 1_024;
const LOCATION_LENGTH = 4_096;
const unzip = promisify(gunzip);
const nextTurn = promisify(setImmediate);

/**
 * Reads a sitemap: XML url set or index, gzipped or not, or plain text with a URL on each line. What is broken off or
 * malformed gives what came before. Only `loc` counts; extensions (`image:loc`) do not.
 */
export async function readSitemap(body: Uint8Array): Promise<Sitemap> {
  const bytes = body[0] === 0x1f && body[1] === 0x8b ? await unzipped(body) : body;
  const text = new TextDecoder().decode(bytes.subarray(0, SITEMAP_BYTES));
  if (!/^\s*</.test(text.slice(0, 1_000))) return { kind: 'urls', locations: plainText(text) };
  const reader = new LocationReader();
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, reader);
  for (let at = 0; at < text.length && reader.locations.length < SITEMAP_URLS; at += SLICE) {
    const slice = text.slice(at, at + SLICE);
    reader.feed(slice, at);
    tokenizer.write(slice);
    if (text.length > SLICE) await nextTurn();
  }
  return { kind: reader.isIndex ? 'index' : 'urls', locations: reader.locations };
}

async function unzipped(body: Uint8Array): Promise<Uint8Array> {
  try {
    return await unzip(body, { maxOutputLength: SITEMAP_BYTES });
  } catch {
    return new Uint8Array();
  }
}

function plainText(text: string): string[] {
  const urls: string[] = [];
  for (let at = 0; at < text.length && urls.length < SITEMAP_URLS; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? text.length : end).trim();
    if (/^https?:\/\//i.test(line) && line.length <= LOCATION_LENGTH) urls.push(line);
    at = end === -1 ? text.length : end + 1;
  }
  return urls;
}

/** Collects the text of `loc` elements. Offsets of the tokenizer run over all slices. */
class LocationReader implements TokenizerCallbacks {
  readonly locations: string[] = [];
  isIndex = false;
  #slice = '';
  #offset = 0;
  #root = true;
  #inside = false;
  #text = '';
  /** A name that a slice boundary cuts in two. */
  #rest = '';

  feed(slice: string, offset: number): void {
    this.#rest = this.#slice.slice(-LOCATION_LENGTH);
    this.#slice = slice;
    this.#offset = offset;
  }

  onopentagname(start: number, end: number): void {
    const name = this.#cut(start, end).toLowerCase();
    if (this.#root) this.isIndex = name.endsWith('sitemapindex');
    this.#root = false;
    this.#inside = name === 'loc';
    this.#text = '';
  }

  onclosetag(): void {
    if (!this.#inside) return;
    this.#inside = false;
    const location = decodeXML(this.#text).trim();
    if (location !== '' && this.locations.length < SITEMAP_URLS) this.locations.push(location);
  }

  ontext(start: number, end: number): void {
    if (this.#inside && this.#text.length < LOCATION_LENGTH) this.#text += this.#cut(start, end);
  }

  oncdata(start: number, end: number, offset: number): void {
    if (this.#inside)
      this.#text += this.#cut(start, end - offset)
        .slice(0, LOCATION_LENGTH)
        .replaceAll('&', '&amp;');
  }

  onselfclosingtag(): void {
    this.#inside = false;
  }

  onend(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onattribname(): void {}
  onopentagend(): void {}
  ontextentity(): void {}

  #cut(start: number, end: number): string {
    if (start >= this.#offset) return this.#slice.slice(start - this.#offset, end - this.#offset);
    const before = this.#rest.slice(Math.max(0, this.#rest.length - (this.#offset - start)));
    return before + this.#slice.slice(0, Math.max(0, end - this.#offset));
  }
}
