import { setTimeout as wait } from 'node:timers/promises';
import { type Subscriber, type SubscriberAnswer, startSubscriber } from '@linkvitals/testing';
import type { ReceivedFact } from '../evidence/evidence.ts';
import type { Random } from '../plan/random.ts';

/** The endpoints of one subscriber, at `/hook/<n>`; every second one fails at first. */
export interface ScriptedSubscriber {
  readonly url: string;
  readonly received: readonly ReceivedFact[];
  /** Holds back every answer until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** The answer of an endpoint to an attempt. It depends on the attempt's number, so that repeated requests get the same. */
function scripted(endpoint: number, attempt: number): number | 'reset' {
  const failures: Record<number, readonly (number | 'reset')[]> = {
    1: [500],
    3: [503, 503],
    5: ['reset'],
    7: [400, 500, 'reset'],
    9: [500, 500, 500, 500],
  };
  return failures[endpoint % 10]?.[attempt - 1] ?? 200;
}

/** The max milliseconds before an answer. */
const LATENCY_MS = 60;

export async function startScriptedSubscriber(random: Random): Promise<ScriptedSubscriber> {
  const received: ReceivedFact[] = [];
  let held: Promise<void> | undefined;
  const subscriber: Subscriber = await startSubscriber({
    respond({ path, headers, body }): SubscriberAnswer | Promise<SubscriberAnswer> {
      const status = scripted(Number(path.split('/').at(-1)), Number(headers['x-service-attempt']));
      received.push({
        deliveryId: headers['x-service-delivery'] ?? '',
        event: headers['x-service-event'] ?? '',
        body: body.toString(),
        signature: headers['x-service-signature'] ?? '',
        answered: status === 'reset' ? null : status,
      });
      const after = held ?? wait(random.between(0, LATENCY_MS));
      return status === 'reset' ? after.then(() => 'reset' as const) : { status, after };
    },
  });
  return {
    url: subscriber.url,
    received,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () => subscriber.close(),
  };
}
