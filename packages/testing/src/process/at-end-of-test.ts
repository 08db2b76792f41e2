type Work = () => unknown;

/** Vitest, if it runs the tests. Otherwise it is not loaded, because its `expect` conflicts with that of another runner. */
const vitest = process.env.VITEST === undefined ? undefined : await import('vitest');

/** Work for the end of the running test, in a runner other than Vitest; undefined: no such test runs. */
let left: Work[] | undefined;

/** Whether a test runs, for whose end work can be left. */
export const isInTest = (): boolean => left !== undefined || vitest?.TestRunner.getCurrentTest() !== undefined;

/**
 * Leaves work for the end of the running test, whatever its result. The work that was left last is done first.
 * @throws Error when no test runs
 */
export function atEndOfTest(work: Work): void {
  if (left !== undefined) left.push(work);
  else if (vitest !== undefined) vitest.onTestFinished(async () => void (await work()));
  else throw new Error('no test runs whose end could be waited for');
}

/**
 * Begins a test in another runner than vitest.
 * @returns a function that does the work for its end
 */
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
