import type { RawLink } from './links/raw-link.ts';
import { foldText } from './text/fold-text.ts';

const TEXT_LENGTH = 200;
/** Characters that are kept before they are folded: white space takes room too. */
const CAPTURE_LENGTH = 4_096;

/** The text of the link whose `a` is open. */
export class AnchorText {
  #link: RawLink | undefined;
  #text = '';

  get isOpen(): boolean {
    return this.#link !== undefined;
  }

  begin(link: RawLink): void {
    this.#link = link;
  }

  add(text: string): void {
    if (this.#text.length < CAPTURE_LENGTH) this.#text += text;
  }

  /** Gives the link its text. */
  end(): void {
    if (this.#link === undefined) return;
    this.#link.text = foldText(this.#text, TEXT_LENGTH);
    this.#link = undefined;
    this.#text = '';
  }
}
