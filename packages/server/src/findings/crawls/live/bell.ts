/** Wakes one waiter. A ring without a waiter is remembered once. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or at once if it rang since the last wait. */
  wait(): Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let waiting: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      waiting?.();
    },
    async wait() {
      if (!hasRung) await new Promise<void>((resolve) => (waiting = resolve));
      waiting = undefined;
      hasRung = false;
    },
  };
}
