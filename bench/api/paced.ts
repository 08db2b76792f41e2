import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';

export interface Call {
  /** Servers that get the requests in turn. */
  readonly urls: readonly string[];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends requests at even intervals, whether or not earlier ones were answered. It measures each from its due time, so
 * waiting for others counts. (autocannon's own rate sends the requests of a second in one burst.)
 * @returns the times of those that were answered 200, in ms, in ascending order
 */
export async function paced(
  { urls, path, headers }: Call,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<{ readonly times: readonly number[]; readonly refused: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const began = performance.now();
  const send = async (n: number): Promise<void> => {
    const status = await sendRequest(`${urls[n % urls.length]}${path}`, { agent, headers });
    if (status === 200) times.push(performance.now() - began - (n / rate) * 1000);
  };
  const sent: Promise<void>[] = [];
  while (sent.length < rate * seconds) {
    const early = (sent.length / rate) * 1000 - (performance.now() - began);
    if (early > 0) await sleep(early);
    sent.push(send(sent.length));
  }
  await Promise.all(sent);
  agent.destroy();
  return { times: times.sort((a, b) => a - b), refused: sent.length - times.length };
}
