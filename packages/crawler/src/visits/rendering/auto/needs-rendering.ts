/** Text that scripts add and that makes a page need rendering: more than a banner has. */
const MUCH_TEXT = 1_000;
/** A page with no more has no text, and its scripts must add as much. */
const NO_TEXT = 100;
/** Sets of added links that are remembered, and links of each. */
const MAX_SETS = 100;
const MAX_LINKS = 1_000;

/** Statements of a page that rendering may change. */
export interface PageFace {
  readonly title: string | null;
  readonly canonicals: readonly string[];
  readonly noindex: boolean;
  /** Visible characters of the main part. */
  readonly textLength: number;
}

/** A page as it was sent and as its scripts have built it. */
export interface Compared {
  readonly raw: PageFace;
  readonly rendered: PageFace;
  /** Targets of links that a reader follows and that only the rendered page has. */
  readonly added: readonly number[];
  /** Links of the page to a part of itself that only the rendered page has. */
  readonly addsParts: boolean;
}

/** Decides whether pages needed rendering: whether a check of their sources would have missed something, or judged it wrongly. */
export class RenderingNeeds {
  /** Targets of the links that scripts added to single pages. */
  readonly #added: Set<number>[] = [];

  needs({ raw, rendered, added, addsParts }: Compared): boolean {
    const isLinkNew = added.length > 0 && !this.#isKnown(added);
    const more = rendered.textLength - raw.textLength;
    return (
      isLinkNew ||
      addsParts ||
      raw.title !== rendered.title ||
      raw.noindex !== rendered.noindex ||
      raw.canonicals.join('\n') !== rendered.canonicals.join('\n') ||
      more >= Math.max(MUCH_TEXT, raw.textLength) ||
      (raw.textLength <= NO_TEXT && more >= NO_TEXT)
    );
  }

  /** A banner or a list of news adds the same to every page, without what the source of a page has by itself. */
  #isKnown(added: readonly number[]): boolean {
    const isKnown = this.#added.some(
      (known) => added.length * 5 >= known.size * 3 && added.every((target) => known.has(target)),
    );
    if (!isKnown && this.#added.length < MAX_SETS && added.length <= MAX_LINKS) this.#added.push(new Set(added));
    return isKnown;
  }
}
