import type { LinkChecks } from './link-checks.ts';
import type { LinkOutcomes } from './link-outcomes.ts';

/** Visits targets on the site that are no pages of it: images, scripts, files, pages that are too deep to be read. */
export class CheckVisitor {
  readonly #checks: LinkChecks;
  readonly #outcomes: LinkOutcomes;

  constructor(checks: LinkChecks, outcomes: LinkOutcomes) {
    this.#checks = checks;
    this.#outcomes = outcomes;
  }

  async visit(id: number): Promise<void> {
    const body = this.#checks.bodyFor(id);
    try {
      const answered = await this.#checks.check(id, body);
      if (answered !== undefined) await this.#outcomes.takeFile(id, answered);
    } finally {
      body?.release();
    }
  }
}
