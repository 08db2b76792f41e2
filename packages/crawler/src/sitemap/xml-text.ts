import { Tokenizer } from 'htmlparser2';
import { LocationReader } from './location-reader.ts';

/** Names of the roots of sitemaps, indexes, RSS and Atom feeds. */
const ROOTS = new Set(['urlset', 'sitemapindex', 'rss', 'rdf', 'feed']);

/** Finds the locations in the text of an XML sitemap or feed while it arrives. */
export class XmlText {
  readonly #reader: LocationReader;
  readonly #tokenizer: Tokenizer;
  #offset = 0;

  constructor(takes: ConstructorParameters<typeof LocationReader>[0]) {
    this.#reader = new LocationReader(takes);
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, this.#reader);
  }

  get isIndex(): boolean {
    return this.#reader.isIndex;
  }

  write(text: string): void {
    this.#reader.feed(text, this.#offset);
    this.#offset += text.length;
    this.#tokenizer.write(text);
  }

  end(): void {}

  /** The reason why the text is no whole sitemap, as the rest of a sentence about it; undefined when it is whole. */
  get flaw(): string | undefined {
    const { root = '', isClosed } = this.#reader;
    if (root === 'html') return 'is an HTML page';
    if (!ROOTS.has(root)) return 'is no sitemap';
    return isClosed ? undefined : 'breaks off';
  }
}
