import { testClient } from './mock-api.ts';

/** A client whose clock moves only while it waits, and the list of its waits. */
export function waitingClient() {
  const waits: number[] = [];
  let time = 0;
  const waitMs = (plannedMs: number) => {
    waits.push(plannedMs);
    time += plannedMs;
    return 0;
  };
  const { client, platform } = testClient({ maxRetries: 0 }, { now: () => time, waitMs });
  return { client, platform, waits };
}
