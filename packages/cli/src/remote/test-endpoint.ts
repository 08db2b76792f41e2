import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryWithBody } from '@linkvitals/sdk';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { type Column, cellOf } from './output/columns.ts';
import { printObject } from './output/output.ts';
import { type RemoteOptions, withServer } from './remote-command.ts';

const LOOK_EVERY_MS = 500;
/** The number of looks. The service gives an endpoint 30 s. */
const LOOKS = 90;

const columns: readonly Column<DeliveryWithBody>[] = [
  ['ID', 'id'],
  ['STATE', 'state'],
  ['SKIPPED BECAUSE', 'skipped_reason'],
  ['NEXT ATTEMPT', 'next_attempt_at'],
];

/** Sends a test event and waits for the first attempt. */
export const testEndpoint = (io: Io, webhookId: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const { id } = await webhooks.test(webhookId);
    let delivery = await webhooks.delivery(webhookId, id);
    for (let look = 1; look < LOOKS && isUnderWay(delivery); look++) {
      await sleep(LOOK_EVERY_MS);
      delivery = await webhooks.delivery(webhookId, id);
    }
    await printObject(io, delivery, { format: options.format, columns });
    if (options.format === 'table')
      for (const attempt of delivery.attempts ?? []) io.stdout.write(attemptLine(attempt));
    return delivery.state === 'delivered' ? exitCodes.ok : exitCodes.failed;
  });

const isUnderWay = ({ state, attempts }: DeliveryWithBody): boolean =>
  state === 'pending' && (attempts ?? []).length === 0;

function attemptLine(attempt: DeliveryWithBody['attempts'][number]): string {
  const cell = (path: string): string => cellOf(attempt, path);
  const outcome = attempt.status_code === null ? cell('error') : `answer ${cell('status_code')}`;
  return (
    `Attempt ${cell('number')}: ${outcome} after ${cell('response_time_ms')} ms  ${cell('response_body')}`.trimEnd() +
    '\n'
  );
}
