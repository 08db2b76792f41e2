import { Tokenizer } from 'htmlparser2';
import { LocationReader } from './location-reader.ts';

/** Finds the locations in the text of an XML sitemap or feed, as it comes. */
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
}
