/*
 * A process that sends wrong attempts, for `wrong.ts`. Their addresses come from X-Forwarded-For, which the server trusts.
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatKey } from '../../packages/server/src/people/accounts/keys/api-key.ts';
import { obey } from '../process/obey.ts';
import { sendRequest } from './send-request.ts';
import type { Victim } from './store.ts';

export type Kind = 'passwords' | 'keys' | 'codes' | 'links';

export interface Attack {
  readonly kind: Kind;
  readonly url: string;
  readonly attempts: number;
  /** Number of the first attempt; the number makes each attempt unique. */
  readonly first: number;
  /** Attempts a second. */
  readonly rate: number;
  /** Whether each attempt comes from a network of its own; otherwise all come from one. */
  readonly isSpread: boolean;
  /** A person whose password the attacker knows, and who has one-time codes. */
  readonly person: Victim;
}

/** Orders of the parent. */
export type Order = { readonly kind: 'attack'; readonly attack: Attack } | { readonly kind: 'stop' };

/** The number of answers by status, and the seconds that all took. */
export interface Answers {
  readonly byStatus: Readonly<Record<number, number>>;
  readonly seconds: number;
}

interface Attempt {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The max attempts at a time. With more, the sockets would be the bottleneck of the measurement. */
const MAX_UNDER_WAY = 400;

/** An address in a /64 network of its own. */
const network = (n: number): string => `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`;
const wrongText = (n: number, length: number): string => String(n).padStart(length, 'x');

const attempts: Readonly<Record<Kind, (n: number, attack: Attack) => Attempt>> = {
  passwords: (n, { isSpread, person }) => ({
    method: 'POST',
    path: '/api/v1/session',
    body: { email: isSpread ? `p${n}@example.com` : person.email, password: 'amber-lantern-52-moss' },
  }),
  keys: (n) => ({
    method: 'GET',
    path: '/api/v1/domains',
    headers: { authorization: `Bearer ${formatKey(wrongText(n, 30))}` },
  }),
  codes: (n, { person: { email, password } }) => ({
    method: 'POST',
    path: '/api/v1/session',
    body: { email, password, code: String(n % 1_000_000).padStart(6, '0') },
  }),
  links: (n) => ({
    method: 'POST',
    path: '/api/v1/password-resets/redeem',
    body: { token: wrongText(n, 43), password: 'violet-harbour-71-kite' },
  }),
};

function answerTo(agent: Agent, attack: Attack, n: number): Promise<number> {
  const { method, path, headers, body } = attempts[attack.kind](n, attack);
  const from = { 'x-forwarded-for': attack.isSpread ? network(n) : network(0), 'content-type': 'application/json' };
  return sendRequest(`${attack.url}${path}`, { agent, method, headers: { ...from, ...headers }, body });
}

async function carryOut(attack: Attack): Promise<Answers> {
  const agent = new Agent({ keepAlive: true });
  const byStatus: Record<number, number> = {};
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; sent < attack.attempts; sent += 1) {
    const early = (sent / attack.rate) * 1000 - (performance.now() - began);
    if (early > 0) await sleep(early);
    if (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay);
    const one = answerTo(agent, attack, attack.first + sent).then((status) => {
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      underWay.delete(one);
    });
    underWay.add(one);
  }
  await Promise.all(underWay);
  agent.destroy();
  return { byStatus, seconds: (performance.now() - began) / 1000 };
}

obey<Order>(async (order) => {
  if (order.kind === 'attack') return carryOut(order.attack);
  process.exit(0);
});
