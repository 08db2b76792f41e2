import type { Delivery } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { failingSince } from './failing-since.ts';

type Attempt = Delivery['attempts'][number];

/** A delivery with one attempt for each status, a minute apart; null: no response. */
const delivery = (hour: number, ...statuses: (number | null)[]): Pick<Delivery, 'attempts'> => ({
  attempts: statuses.map(
    (status_code, minute) =>
      ({
        started_at: new Date(Date.UTC(2026, 0, 5, hour, minute)).toISOString(),
        status_code,
        error: status_code !== null && status_code < 300 ? null : 'failed',
      }) as Attempt,
  ),
});
const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 5, hour));

it('an endpoint fails since the first attempt after the last success', () => {
  const deliveries = [delivery(9, 401, 503), delivery(8, null), delivery(7, 500, 200), delivery(6, 404)];
  expect(failingSince(deliveries, null)).toMatchObject({ status: 503, since: at(8) });
});

it('the start of the failures according to the endpoint counts more than the known deliveries', () => {
  const known = at(3).toISOString();
  expect(failingSince([delivery(9, 401)], known)).toMatchObject({ status: 401, since: at(3) });
  expect(failingSince([delivery(11, 401), delivery(10, 401)], known)).toMatchObject({ since: at(3) });
});

it('a delivery without an attempt is ignored', () => {
  expect(failingSince([delivery(10), delivery(9, null)], null)).toMatchObject({ status: null, since: at(9) });
  expect(failingSince([delivery(10), delivery(9, 200), delivery(8, 401)], null)).toBeUndefined();
  expect(failingSince([delivery(10)], null)).toBeUndefined();
});

it('an incomplete response counts as no response', () => {
  const cut = {
    attempts: [{ ...delivery(9, 200).attempts[0], error: 'The answer took longer than 30 s.' } as Attempt],
  };
  expect(failingSince([cut], null)).toMatchObject({ status: null });
});
