/** Text that scripts add and that makes a page need rendering: more than a banner has. */
const MUCH_TEXT = 1_000;
/** A page with no more has no text, and its scripts must add as much. */
const NO_TEXT = 100;
const MAX_LINKS = 10_000;

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
  /** Targets of links that scripts added. A banner adds the same to every page, and it is found on the first one. */
  readonly #added = new Set<number>();

  needs({ raw, rendered, added, addsParts }: Compared): boolean {
    const isLinkNew = added.filter((target) => this.#isNew(target)).length > 0;
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

  #isNew(target: number): boolean {
    if (this.#added.has(target)) return false;
    if (this.#added.size < MAX_LINKS) this.#added.add(target);
    return true;
  }
}
