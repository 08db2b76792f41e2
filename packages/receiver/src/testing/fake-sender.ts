import type { WebhookEvent } from '../events.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { signedDelivery } from './signed-delivery.ts';

/** The target of deliveries: a URL, or a handler of web requests. */
export type FakeSenderTarget = string | URL | ((request: Request) => Response | Promise<Response>);

export interface FakeSenderOptions {
  target: FakeSenderTarget;
  /**
   * Clock that the waits between attempts advance; pass its `now` to the receiver. Default: one that begins at the present. A receiver that
   * keeps the real time refuses the third and fourth attempt of such a sender, because they lie more than 5 minutes ahead.
   */
  clock?: FakeClock | undefined;
  /** One secret, or two as during a rotation; a function is called before every attempt. Default `TEST_SECRET`. */
  secret?: string | readonly string[] | (() => string | readonly string[]) | undefined;
  /** Milliseconds of real time that an answer may take. Default 30,000, as in the service. */
  timeoutMs?: number | undefined;
}

export interface FakeAttempt {
  /** 1 to 4. */
  number: number;
  /** Time of the attempt by the clock, in milliseconds. */
  at: number;
  /** Null when no answer came: the connection failed or timed out. */
  status: number | null;
  /** The first 1,000 characters of the answer, or of the error. */
  text: string;
}

export interface FakeDelivery {
  id: string;
  state: 'delivered' | 'failed';
  attempts: FakeAttempt[];
}

export interface FakeSender {
  clock: FakeClock;
  /** Sends an event until it is answered 2xx, or four attempts have failed. */
  deliver(event: WebhookEvent): Promise<FakeDelivery>;
  /** Makes one attempt. For the second and later ones of a delivery, pass its id and the number. */
  attempt(event: WebhookEvent, delivery?: { id?: string; number?: number }): Promise<FakeAttempt>;
}

/** Milliseconds between a failed attempt and the next. */
const WAITS = [60_000, 300_000, 900_000];

/**
 * Sends like the service: the same bytes and `X-Service-Delivery` at every attempt, signed anew each time. There are up
 * to four attempts, 1, 5 and 15 minutes apart; `Retry-After` on 429 and 503 lengthens a wait to at most twice that.
 * Redirects are failures. (The service adds up to 10 % to the waits; this sender does not, so that tests can count.) An
 * event may arrive twice: to test that, deliver it twice.
 */
export function fakeSender({
  target,
  clock = fakeClock(Date.now()),
  secret,
  timeoutMs = 30_000,
}: FakeSenderOptions): FakeSender {
  const attempt = async (event: WebhookEvent, { id, number = 1 }: { id?: string; number?: number }) => {
    const at = clock.now();
    const secretNow = typeof secret === 'function' ? secret() : secret;
    const options = { secret: secretNow, at, attempt: number, deliveryId: id };
    const delivery = await signedDelivery(event, options);
    try {
      const response = await send(target, { ...delivery, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const text = (await response.text()).slice(0, 1_000);
      return { number, at, status: response.status, text, retryAfter: response.headers.get('retry-after') };
    } catch (error) {
      return { number, at, status: null, text: String(error), retryAfter: null };
    }
  };
  return {
    clock,
    attempt: async (event, delivery = {}) => withoutRetryAfter(await attempt(event, delivery)),
    async deliver(event) {
      const id = crypto.randomUUID();
      const attempts: FakeAttempt[] = [];
      for (let number = 1; ; number += 1) {
        const made = await attempt(event, { id, number });
        attempts.push(withoutRetryAfter(made));
        if (made.status !== null && made.status >= 200 && made.status < 300)
          return { id, state: 'delivered', attempts };
        const wait = WAITS[number - 1];
        if (wait === undefined) return { id, state: 'failed', attempts };
        clock.advance(Math.max(wait, Math.min(wantedWait(made, clock.now()), 2 * wait)));
      }
    },
  };
}

interface MadeAttempt extends FakeAttempt {
  retryAfter: string | null;
}

function withoutRetryAfter({ number, at, status, text }: MadeAttempt): FakeAttempt {
  return { number, at, status, text };
}

/** `Retry-After` in milliseconds, from seconds or a date (RFC 9110, 10.2.3); 0 when it is absent or does not count. */
function wantedWait({ status, retryAfter }: MadeAttempt, now: number): number {
  if (retryAfter === null || (status !== 429 && status !== 503)) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return Math.max(0, Date.parse(retryAfter) - now) || 0;
}

async function send(target: FakeSenderTarget, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  if (typeof target !== 'function') return fetch(target, init);
  const { signal } = init;
  const request = new Request('https://subscriber.example/webhooks', init);
  // A handler may ignore the signal; the service closes the connection all the same.
  const hungUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([Promise.resolve(request).then(target), hungUp]);
}
