/** Shows progress to a person who waits. */
export interface Log {
  line(text: string): void;
  /** Announces a long step, and then its duration. */
  step<T>(what: string, run: () => Promise<T>): Promise<T>;
}

export function createLog(write: (text: string) => void): Log {
  const line = (text: string) => write(`[test databases] ${text}\n`);
  return {
    line,
    async step(what, run) {
      const start = performance.now();
      const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
      line(`${what} ...`);
      try {
        const result = await run();
        line(`${what}: done in ${seconds()} s`);
        return result;
      } catch (error) {
        line(`${what}: failed after ${seconds()} s`);
        throw error;
      }
    },
  };
}
