import { beginTest } from '@linkvitals/testing';
import { test as base, expect } from '@playwright/test';
import type { Stage } from './stage.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

export { expect };

/** A function that opens a fresh browser window at the dashboard of a stage. */
export type OpenVisit = (stage: Stage, options?: VisitOptions) => Promise<Visit>;

interface Fixtures {
  /** Closes its windows at the end of the test, which fails for forbidden acts of a page. */
  readonly visit: OpenVisit;
}

/** A test of the dashboard in Chromium. It also runs the work that helpers leave for its end. */
export const test = base.extend<Fixtures>({
  visit: [
    async ({ browser }, use) => {
      const end = beginTest();
      const visits: Visit[] = [];
      const faults: (() => readonly string[])[] = [];
      await use(async (stage, options) => {
        const opened = await openVisit(browser, stage, options);
        visits.push(opened);
        if (options?.looksAtFaults !== true) faults.push(opened.faults);
        return opened;
      });
      for (const opened of visits) await opened[Symbol.asyncDispose]();
      await end();
      expect(
        faults.flatMap((found) => found()),
        'what no page may do',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
