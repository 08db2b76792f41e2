import { vi } from 'vitest';

/** Runs the check while the application's clock is an hour ahead. */
export async function withWrongClock(check: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await check();
  } finally {
    vi.useRealTimers();
  }
}
