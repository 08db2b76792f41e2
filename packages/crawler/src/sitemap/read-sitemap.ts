import { type Duplex, pipeline, Readable } from 'node:stream';
import { createDecoders } from '@linkvitals/outbound';
import { releaseBytes } from '../memory/release-bytes.ts';
import { nextRound } from '../next-round.ts';
import type { SitemapLink } from './sitemap-link.ts';
import type { XmlText } from './xml-text.ts';

/** Limits of the sitemap protocol (sitemaps.org): uncompressed bytes and URLs of one file. */
export const SITEMAP_BYTES = 50 * 1_024 * 1_024;
export const SITEMAP_URLS = 50_000;

export interface Sitemap {
  /** `index`: the locations are sitemaps themselves. */
  readonly kind: 'urls' | 'index';
  readonly locations: readonly string[];
  /** Images, videos and language versions of the pages. */
  readonly links: readonly SitemapLink[];
  /** The reason why it was not read, or not whole, as the rest of a sentence about it: `is an HTML page`. */
  readonly flaw?: string;
}

/** Damage to the bytes on their way. */
interface Damage {
  isPackedWrongly: boolean;
  isTooLarge: boolean;
}

/** Bytes that are read between two rounds of the event loop: a few milliseconds, whatever the bytes are. */
const SLICE = 64 * 1_024;
/** Bytes at the start that reveal gzip and the encoding. */
const HEAD = 256;
const LINE_LENGTH = 4_096;

/**
 * Reads a sitemap: XML url set or index, RSS or Atom feed, or plain text with a URL on each line; gzipped or not, as its first bytes show.
 * Of a file that is cut off or malformed, the part before the fault is read. Never holds more than a slice decoded.
 *
 * @param body whole, or in pieces as they arrive; the memory of a piece may be freed when the next one is read
 * @param wanted largest number of locations, at most 50,000
 */
export async function readSitemap(
  body: Uint8Array | AsyncIterable<Uint8Array>,
  wanted = SITEMAP_URLS,
): Promise<Sitemap> {
  const max = Math.min(wanted, SITEMAP_URLS);
  const locations: string[] = [];
  const links: SitemapLink[] = [];
  const takes = {
    location: (href: string): void => {
      if (locations.length < max) locations.push(href);
    },
    link: (link: SitemapLink): void => {
      if (links.length < SITEMAP_URLS) links.push(link);
    },
  };
  let reader: XmlText | PlainText | undefined;
  const isWhole = body instanceof Uint8Array;
  const damage: Damage = { isPackedWrongly: false, isTooLarge: false };
  for await (const text of slices(isWhole ? [body] : body, { isOurs: !isWhole, damage })) {
    await nextRound();
    if (reader === undefined && text.trim() === '') continue;
    reader ??= /^\s*</.test(text) ? await readXml(takes) : new PlainText(takes.location);
    reader.write(text);
    if (locations.length >= max) break;
  }
  reader?.end();
  // When the limit of locations is reached, the rest of the file is not read.
  const flaw = locations.length >= max ? undefined : flawOf(reader, damage);
  return { kind: reader?.isIndex ? 'index' : 'urls', locations, links, ...(flaw === undefined ? {} : { flaw }) };
}

function flawOf(reader: XmlText | PlainText | undefined, damage: Damage): string | undefined {
  if (damage.isTooLarge) return 'is larger than 50 MiB';
  const flaw = reader === undefined ? 'is empty' : reader.flaw;
  // If only the checksum is missing, the data are whole.
  const isCut = flaw !== undefined || reader instanceof PlainText;
  return damage.isPackedWrongly && isCut ? 'is damaged gzip data' : flaw;
}

/** Makes the reader of XML. Its parser is loaded only when it is needed: loading takes as long as reading a hundred pages. */
async function readXml(takes: ConstructorParameters<typeof XmlText>[0]): Promise<XmlText> {
  const { XmlText } = await import('./xml-text.ts');
  return new XmlText(takes);
}

class PlainText {
  readonly isIndex = false;
  readonly #take: (location: string) => void;
  #rest = '';
  #some = false;

  constructor(take: (location: string) => void) {
    this.#take = take;
  }

  write(text: string): void {
    const lines = (this.#rest + text).split(/[\r\n]/);
    // The start of an unfinished line is enough to see that it is too long.
    this.#rest = (lines.pop() ?? '').slice(0, LINE_LENGTH + 1);
    for (const line of lines) this.#line(line);
  }

  end(): void {
    this.#line(this.#rest);
  }

  get flaw(): string | undefined {
    return this.#some ? undefined : 'is no sitemap';
  }

  #line(line: string): void {
    const url = line.trim();
    if (url.length > LINE_LENGTH || !/^https?:\/\//i.test(url)) return;
    this.#some = true;
    this.#take(url);
  }
}

interface Way {
  readonly isOurs: boolean;
  readonly damage: Damage;
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Decodes the text in slices, at most 50 MB of it. */
async function* slices(body: Pieces, way: Way): AsyncGenerator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let size = 0;
  for await (const bytes of unpacked(headFirst(body), way)) {
    const room = SITEMAP_BYTES - size;
    decoder ??= new TextDecoder(encodingOf(bytes));
    size += bytes.byteLength;
    for (let at = 0; at < Math.min(bytes.byteLength, room); at += SLICE) {
      yield decoder.decode(bytes.subarray(at, Math.min(at + SLICE, room)), { stream: true });
    }
    way.damage.isTooLarge = size > SITEMAP_BYTES;
    if (size >= SITEMAP_BYTES) return;
  }
}

/** Joins the first pieces so that the first one has at least `HEAD` bytes, unless the whole body is shorter. */
async function* headFirst(body: Pieces): AsyncGenerator<Uint8Array, void> {
  let head: Uint8Array | undefined = new Uint8Array(0);
  for await (const piece of body) {
    if (head !== undefined) {
      head = head.byteLength === 0 ? piece : Buffer.concat([head, piece]);
      if (head.byteLength < HEAD) continue;
    }
    yield head ?? piece;
    head = undefined;
  }
  if (head !== undefined && head.byteLength > 0) yield head;
}

/**
 * Unpacks gzip while it is read; when the data prove to be damaged, the part before is kept.
 *
 * @param body its first piece has at least `HEAD` bytes, and so has the first piece of the result
 */
async function* unpacked(body: AsyncIterable<Uint8Array>, { isOurs, damage }: Way): AsyncGenerator<Uint8Array, void> {
  const pieces = body[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done === true) return;
  const all = follow(first.value, pieces);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    for await (const piece of all) {
      yield piece;
      if (isOurs) releaseBytes(piece);
    }
    return;
  }
  const packed: Uint8Array[] = [];
  let given = 0;
  // Not imported: few sitemaps are packed.
  const gunzip = process.getBuiltinModule('node:zlib').createGunzip();
  try {
    for await (const piece of headFirst(through(keeping(all, packed), [gunzip]))) {
      given += piece.byteLength;
      yield piece;
    }
  } catch {
    damage.isPackedWrongly = true;
    // Bytes behind the end, or in place of the trailer, make gunzip drop all that it has not returned yet.
    yield* headFirst(without(given, through(packed, createDecoders('gzip', 0))));
  }
}

/** Limit for packed bytes that are kept for a second reading: enough for 50,000 URLs and more. */
const KEPT = 4 * 1_024 * 1_024;

async function* keeping(pieces: AsyncIterable<Uint8Array>, kept: Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size <= KEPT) kept.push(Buffer.from(piece));
    else kept.length = 0;
    yield piece;
  }
}

/** Sends the pieces through the streams and yields the result; throws when a stream fails. */
async function* through(pieces: Pieces, streams: readonly Duplex[]): AsyncGenerator<Uint8Array, void> {
  const last = pipeline([Readable.from(pieces), ...streams], () => undefined) as Duplex;
  try {
    yield* last as AsyncIterable<Uint8Array>;
  } finally {
    last.destroy();
  }
}

/** Yields the bytes behind the first `count`, up to a failure. */
async function* without(count: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let left = count;
  try {
    for await (const piece of pieces) {
      if (piece.byteLength > left) yield piece.subarray(left);
      left = Math.max(0, left - piece.byteLength);
    }
  } catch {
    // No more can be read.
  }
}

async function* follow(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** The encoding of the text: by the byte order mark, else by the look of UTF-16 without one, else by the XML declaration, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (head.startsWith('\xfe\xff') || head.startsWith('\0<')) return 'utf-16be';
  if (head.startsWith('\xff\xfe') || head.startsWith('<\0')) return 'utf-16le';
  const label = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding.startsWith('utf-16') ? 'utf-8' : label;
  } catch {
    return 'utf-8';
  }
}
