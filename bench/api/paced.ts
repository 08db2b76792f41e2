import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  /** Requests go to these servers in turn. */
  readonly urls: readonly string[];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether it was answered 200. */
async function request(agent: Agent, url: string, headers: Call['headers']): Promise<boolean> {
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  for await (const _ of response);
  return response.statusCode === 200;
}

/**
 * Sends requests at even intervals, whether or not earlier ones were answered, and measures each from the time at which it
 * was due: one that has to wait for others counts its wait. autocannon's own rate sends those of a second in one burst.
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
    const isGood = await request(agent, `${urls[n % urls.length]}${path}`, headers);
    if (isGood) times.push(performance.now() - began - (n / rate) * 1000);
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
