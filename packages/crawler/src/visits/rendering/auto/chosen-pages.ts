import type { RenderingPattern } from '../../../types/records.ts';
import { type Compared, RenderingNeeds } from './needs-rendering.ts';
import type { PageForm } from './page-pattern.ts';
import { RenderingChoice } from './rendering-choice.ts';

/** Takes the result of a rendering: the page as it was sent and rendered; undefined when it failed. */
export type TakeResult = (compared: Compared | undefined) => void;

/** The pages of a crawl that are rendered in `auto`. Others of a kind wait until its first ones have shown what it needs. */
export class ChosenPages {
  readonly #choice: RenderingChoice;
  readonly #needs = new RenderingNeeds();
  #waiting: (() => void)[] = [];
  #hasNeed: boolean;

  /** @param known result of the last crawl */
  constructor(known: readonly RenderingPattern[] = []) {
    this.#choice = new RenderingChoice(known);
    this.#hasNeed = known.some(({ needed }) => needed);
  }

  /** Some page needed rendering, in this crawl or the last one. */
  get hasNeed(): boolean {
    return this.#hasNeed;
  }

  get patterns(): RenderingPattern[] {
    return this.#choice.patterns;
  }

  /** Undefined: the page is not rendered. Else it is, and the result must be given to the function. */
  async admit(form: PageForm | undefined): Promise<TakeResult | undefined> {
    if (form === undefined) return undefined;
    for (;;) {
      const answer = this.#choice.decide(form);
      if (answer === 'skip') return undefined;
      if (answer === 'render') return (compared) => this.#take(form, compared);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #take(form: PageForm, compared: Compared | undefined): void {
    const needed = compared === undefined ? undefined : this.#needs.needs(compared);
    if (needed === true) this.#hasNeed = true;
    this.#choice.note(form, needed);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }
}
