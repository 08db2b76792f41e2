/** Runs the steps of a story one after the other and prints a line for each. */
export interface Steps {
  /** Runs a step; `describe` words its result. A step that throws ends the story. */
  step<T>(title: string, run: () => T | Promise<T>, describe: (seen: T) => string): Promise<T>;
  /** Prints a line below the step. */
  note(text: string): void;
}

/** Thrown by a step with an unexpected result. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

/** Checks a condition. @throws StepFailed with this text */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new StepFailed(otherwise);
}

export function createSteps(print: (line: string) => void): Steps {
  let count = 0;
  return {
    async step(title, run, describe) {
      const number = String(++count).padStart(2);
      const start = performance.now();
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
      try {
        const seen = await run();
        print(`${number}. ${title}: ${describe(seen)} (${seconds()})`);
        return seen;
      } catch (error) {
        print(`${number}. ${title}: FAILED (${seconds()})`);
        throw error;
      }
    },
    note: (text) => print(`      ${text}`),
  };
}
