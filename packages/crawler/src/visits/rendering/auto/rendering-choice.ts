import type { RenderingPattern } from '../../../types/records.ts';
import type { PageForm } from './page-pattern.ts';

/** Pages in a row that did not need it, after which no more of their kind are rendered. */
const CLEAN = 5;
/** Number of pages of which one is rendered where the others are not, to see whether that is still right. */
const AGAIN = 30;
/** Pages that may fail in a kind before its others are judged without a result. */
const MAX_FAILURES = 5;
/** Sets of scripts on pages of one form that are kept apart: builds may give each page its own. */
const MAX_SETS = 2;
/** Kinds that are kept apart; all further ones are one. */
const MAX_PATTERNS = 500;

interface Kind {
  needed: boolean;
  /** A page was rendered, or too many failed. */
  isTried: boolean;
  running: number;
  failed: number;
  clean: number;
  skipped: number;
}

/** Chooses the pages that are rendered: the first one of each kind, and all of a kind as long as that shows what their sources do not. */
export class RenderingChoice {
  readonly #kinds = new Map<string, Kind>();
  readonly #known: ReadonlyMap<string, boolean>;
  /** Sets of scripts, by the rest of a pattern. */
  readonly #sets = new Map<string, Set<string>>();

  /** @param known result of the last crawl */
  constructor(known: readonly RenderingPattern[] = []) {
    this.#known = new Map(known.slice(0, MAX_PATTERNS).map(({ pattern, needed }) => [pattern, needed]));
  }

  /** `render` is to be followed by `note`. `wait`: call this again when a page was noted. */
  decide(form: PageForm): 'render' | 'skip' | 'wait' {
    const kind = this.#kindOf(form);
    if (!kind.needed && kind.isTried) {
      kind.skipped++;
      if (kind.skipped % AGAIN !== 0) return 'skip';
    } else if (!kind.needed && kind.running > 0) return 'wait';
    kind.running++;
    return 'render';
  }

  /** @param needed whether rendering showed what the source does not; undefined when it failed */
  note(form: PageForm, needed: boolean | undefined): void {
    const kind = this.#kindOf(form);
    kind.running--;
    if (needed !== undefined || ++kind.failed >= MAX_FAILURES) kind.isTried = true;
    if (needed === undefined) return;
    kind.clean = needed ? 0 : kind.clean + 1;
    if (needed) kind.needed = true;
    else if (kind.clean >= CLEAN) kind.needed = false;
  }

  /** The kinds as they are known now, for the next crawl. */
  get patterns(): RenderingPattern[] {
    const found = [...this.#kinds].filter(([, { isTried }]) => isTried);
    return found.slice(0, MAX_PATTERNS).map(([pattern, { needed }]) => ({ pattern, needed }));
  }

  #kindOf(form: PageForm): Kind {
    const asMade = this.#patternOf(form);
    const pattern = this.#kinds.size < MAX_PATTERNS || this.#kinds.has(asMade) ? asMade : 'others';
    const found = this.#kinds.get(pattern);
    if (found !== undefined) return found;
    const needed = this.#known.get(pattern) ?? form.isBare;
    const kind = { needed, isTried: false, running: 0, failed: 0, clean: 0, skipped: 0 };
    this.#kinds.set(pattern, kind);
    return kind;
  }

  #patternOf({ path, isBare, scripts }: PageForm): string {
    const form = isBare ? `${path} bare` : path;
    const sets = this.#sets.get(form) ?? new Set();
    this.#sets.set(form, sets);
    if (!sets.has(scripts) && sets.size >= MAX_SETS) return `${form} others`;
    sets.add(scripts);
    return `${form} ${scripts}`;
  }
}
