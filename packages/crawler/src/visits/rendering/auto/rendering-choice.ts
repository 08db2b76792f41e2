import type { RenderingPattern } from '../../../types/records.ts';
import type { PageForm } from './page-pattern.ts';

/** Pages of each kind that are rendered at first. */
const FIRST = 2;
/** Pages in a row that did not need it, after which no more of their kind are rendered. */
const CLEAN = 5;
/** Of pages that are not rendered, each so many one is, to see whether that is still right. */
const AGAIN = 20;
/** Pages that may fail in a kind and are not counted as rendered. */
const MAX_FAILURES = 5;
const MAX_PATTERNS = 500;

interface Kind {
  needed: boolean;
  /** Pages that are rendered before the rest is judged. */
  readonly first: number;
  running: number;
  tried: number;
  failed: number;
  clean: number;
  skipped: number;
}

/** Chooses the pages that are rendered: the first ones of each kind, and all of a kind as long as that shows what the source does not. */
export class RenderingChoice {
  readonly #kinds = new Map<string, Kind>();
  readonly #known: ReadonlyMap<string, boolean>;

  /** @param known result of the last crawl */
  constructor(known: readonly RenderingPattern[] = []) {
    this.#known = new Map(known.slice(0, MAX_PATTERNS).map(({ pattern, needed }) => [pattern, needed]));
  }

  /** `render` is to be followed by `note`. `wait`: ask again when a page was noted. */
  ask(form: PageForm): 'render' | 'skip' | 'wait' {
    const kind = this.#kindOf(form);
    const isFirst = kind.tried + kind.running < kind.first;
    if (!kind.needed && !isFirst) {
      if (kind.running > 0 && kind.tried < kind.first) return 'wait';
      kind.skipped++;
      if (kind.skipped % AGAIN !== 0) return 'skip';
    }
    kind.running++;
    return 'render';
  }

  /** @param needed whether rendering showed what the source does not; undefined when it failed */
  note(form: PageForm, needed: boolean | undefined): void {
    const kind = this.#kindOf(form);
    kind.running--;
    if (needed !== undefined || kind.failed++ >= MAX_FAILURES) kind.tried++;
    if (needed === undefined) return;
    kind.clean = needed ? 0 : kind.clean + 1;
    if (needed) kind.needed = true;
    else if (kind.clean >= CLEAN) kind.needed = false;
  }

  /** What is known now, for the next crawl. */
  get patterns(): RenderingPattern[] {
    const found = [...this.#kinds].filter(([, { tried }]) => tried > 0);
    return found.slice(0, MAX_PATTERNS).map(([pattern, { needed }]) => ({ pattern, needed }));
  }

  #kindOf(form: PageForm): Kind {
    const pattern = `${form.path} ${form.scripts}${form.isBare ? ' bare' : ''}`;
    const found = this.#kinds.get(pattern);
    if (found !== undefined) return found;
    const known = this.#known.get(pattern);
    const needed = known ?? form.isBare;
    const kind = {
      needed,
      first: known === undefined ? FIRST : 1,
      running: 0,
      tried: 0,
      failed: 0,
      clean: 0,
      skipped: 0,
    };
    this.#kinds.set(pattern, kind);
    return kind;
  }
}
