type Work = () => unknown;

/** Vitest where it runs the tests. Elsewhere it is not loaded: the `expect` of another runner does not bear its own beside it. */
const vitest = process.env.VITEST === undefined ? undefined : await import('vitest');

/** The work for the end of the test that another runner runs. */
let left: Work[] | undefined;

/** A test runs, which can leave work for its end. */
export const isInTest = (): boolean => left !== undefined || vitest?.TestRunner.getCurrentTest() !== undefined;

/**
 * The work is done when the test that runs has ended, whatever its result. What was left last comes first.
 * @throws Error where no test runs
 */
export function atEndOfTest(work: Work): void {
  if (left !== undefined) left.push(work);
  else if (vitest !== undefined) vitest.onTestFinished(async () => void (await work()));
  else throw new Error('no test runs whose end could be waited for');
}

/** A test begins in another runner than vitest. @returns does what the test has left for its end */
export function beginTest(): () => Promise<void> {
  const own: Work[] = [];
  left = own;
  return async () => {
    left = undefined;
    const faults: unknown[] = [];
    for (const work of own.reverse()) {
      try {
        await work();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, `the end of a test: ${faults.join('; ')}`);
  };
}
