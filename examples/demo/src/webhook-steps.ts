import type { Crawl } from '@linkvitals/sdk';
import type { ReceivedRequest } from '@linkvitals/testing';
import type { DemoReceiver } from './start-receiver.ts';
import { must, type Steps } from './steps.ts';

const EVENTS = ['broken_links.found', 'crawl.completed', 'crawl.started'];

interface Parts {
  readonly steps: Steps;
  readonly receiver: DemoReceiver;
  readonly crawl: Crawl;
}

/** Checks that the three events arrived, are genuine, and are each handled once, however often they arrive. */
export async function webhookSteps({ steps, receiver, crawl }: Parts): Promise<void> {
  const { handled, received } = receiver;
  const names = () => handled.map(({ event }) => event).sort();
  const arrive = async () => {
    await receiver.arrived(EVENTS.length);
    await until(() => handled.length === EVENTS.length);
  };
  await steps.step('Signed events', arrive, () => `verified ${names().join(', ')}`);
  must(names().join() === EVENTS.join(), `expected ${EVENTS.join(', ')}`);
  for (const event of handled) {
    const { crawl_id: id } = event.data as { crawl_id?: string };
    must(id === crawl.id, `${event.event} is about another crawl: ${id}`);
  }

  const [first] = received;
  must(first !== undefined, 'nothing was received');
  const again = await steps.step(
    'One of them once more',
    () => send(receiver.url, first, first.body),
    (status) => {
      return `answered ${status}, ${handled.length} events handled as before`;
    },
  );
  must(again === 200 && handled.length === EVENTS.length, 'the repetition was handled a second time');

  const forgery = Buffer.from(first.body.toString().replace(crawl.id, crawl.domain_id));
  const forged = await steps.step(
    'A forged one',
    () => send(receiver.url, first, forgery),
    (status) => `answered ${status}`,
  );
  must(forged === 401 && handled.length === EVENTS.length, 'a forged event was accepted');
}

/** Sends a received request to the subscriber again, as anybody could who has seen it. @returns status */
async function send(url: string, { headers }: ReceivedRequest, body: Buffer): Promise<number> {
  const kept = Object.entries(headers).filter(([name]) => name.startsWith('x-') || name === 'content-type');
  return (await fetch(url, { method: 'POST', headers: Object.fromEntries(kept), body })).status;
}

/** Waits until a condition holds: an event is handled a moment after its request has arrived. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 200; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
}
