/*
 * A client of the bench: it sends a read and a write every 20 ms, whether or not earlier ones were answered, and measures each from its due
 * time.
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from '../api/send-request.ts';
import { obey } from '../process/obey.ts';

/** Orders of the parent. */
export type Order =
  | { readonly kind: 'start'; readonly key: string; readonly read: string; readonly write: string }
  /** Stops sending. Returns `Waits`. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'stop' };

/** Times of the requests that were answered 200, ms, in ascending order; and how many were not. */
export interface Waits {
  readonly read: readonly number[];
  readonly write: readonly number[];
  readonly refused: number;
}

const EACH_MS = 20;
const agent = new Agent({ keepAlive: true });
let isSending = false;
let sending: Promise<Waits> = Promise.resolve({ read: [], write: [], refused: 0 });

async function send({ key, read, write }: Extract<Order, { kind: 'start' }>): Promise<Waits> {
  const times: { read: number[]; write: number[] } = { read: [], write: [] };
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent: Promise<void>[] = [];
  let refused = 0;
  const began = performance.now();
  const measure = async (kind: 'read' | 'write', due: number): Promise<void> => {
    const how = kind === 'read' ? { method: 'GET' } : { method: 'PATCH', body: { settings: { failure_alerts: true } } };
    const status = await sendRequest(kind === 'read' ? read : write, { agent, headers, ...how });
    if (status === 200) times[kind].push(performance.now() - due);
    else refused += 1;
  };
  for (let n = 0; isSending; n += 1) {
    const due = began + n * EACH_MS;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    sent.push(measure('read', due), measure('write', due));
  }
  await Promise.all(sent);
  const inOrder = (all: number[]): number[] => all.sort((a, b) => a - b);
  return { read: inOrder(times.read), write: inOrder(times.write), refused };
}

async function work(order: Order): Promise<unknown> {
  if (order.kind === 'stop') process.exit(0);
  isSending = order.kind === 'start';
  if (order.kind === 'start') sending = send(order);
  return order.kind === 'waits' ? sending : undefined;
}

obey(work);
