import { verifySignature } from '@linkvitals/contract/signature';
import { perLane } from '@linkvitals/testing';
import { expect, it } from 'vitest';
import type { DeliveryPoint } from '../../platform/kill-points.ts';
import { createKillLab, killed } from './kill.test-support.ts';

interface Kill {
  readonly point: DeliveryPoint;
  readonly sent: number;
  readonly resent: number;
  readonly attempts: number;
}

const aroundCommit: readonly Kill[] = [
  { point: 'before-commit', sent: 1, resent: 1, attempts: 0 },
  { point: 'after-commit', sent: 1, resent: 0, attempts: 1 },
];
const others: readonly Kill[] = [
  { point: 'before-claim', sent: 0, resent: 1, attempts: 0 },
  { point: 'after-claim', sent: 0, resent: 1, attempts: 0 },
  { point: 'after-answer', sent: 1, resent: 1, attempts: 0 },
];

it.each(perLane(aroundCommit, [...aroundCommit, ...others]))(
  'a server killed at $point has sent the delivery $sent times, and the next server sends the same bytes $resent times',
  async ({ point, sent, resent, attempts }) => {
    const lab = await createKillLab();
    const { secret } = await lab.endpoint();
    const [id = ''] = await lab.emit();
    expect(await lab.serve(point).exited).toEqual(killed);
    expect(lab.timesReceived([id])).toEqual([sent]);
    expect(await lab.attempts(id)).toHaveLength(attempts);

    await lab.serveToTheEnd();
    const { received } = lab.subscriber;
    expect(received).toHaveLength(sent + resent);
    expect(new Set(received.map(({ body }) => body.toString('hex'))).size).toBe(1);
    for (const { body, headers } of received) {
      expect(headers['x-service-attempt']).toBe('1');
      const now = Date.now() / 1000;
      expect(await verifySignature(body, headers['x-service-signature'], { secrets: [secret], now })).toBe('valid');
    }
    expect(await lab.attempts(id)).toMatchObject([{ number: 1, status_code: 200 }]);
  },
);
