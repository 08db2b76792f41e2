import type { RawLink } from './links/raw-link.ts';
import { foldText } from './text/fold-text.ts';

const TEXT_LENGTH = 200;
/** Characters that are kept before they are folded: white space takes room too. */
const CAPTURE_LENGTH = 4_096;

/** Collects the text of the link whose `a` is open. */
export class AnchorText {
  #link: RawLink | undefined;

  get isOpen(): boolean {
    return this.#link !== undefined;
  }

  begin(link: RawLink): void {
    this.#link = link;
  }

  add(text: string): void {
    const link = this.#link;
    if (link !== undefined && link.text.length < CAPTURE_LENGTH) link.text += text;
  }

  /** Folds what was collected. */
  end(): void {
    const link = this.#link;
    if (link === undefined) return;
    link.text = foldText(link.text, TEXT_LENGTH);
    this.#link = undefined;
  }
}
