import { type HandedRow, handOver } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from '../events/index.ts';
import type { Executor } from '../storage/index.ts';
import { toNext } from './next-delivery.ts';
import type { Ended, EndpointPlan } from './settlement.ts';

/**
 * Claims the next deliveries for the slots of the attempts that this transaction settles. Endpoints that are disabled or deleted
 * are left out, because only an ordinary claim can end the deliveries that wait for them.
 */
export async function handOverDeliveries(
  services: Services,
  trx: Executor,
  plans: readonly EndpointPlan[],
): Promise<ReadonlyMap<Ended, HandedRow>> {
  const freed = plans.filter(goesOn).flatMap(({ attempts }) =>
    attempts.flatMap(({ ended }) => {
      const { claim, sent, succession } = ended;
      if (succession === undefined) return [];
      const accepts = (row: Parameters<typeof toNext>[0]): boolean =>
        succession.hasRoomFor(toNext(row, sent.error !== null), claim.row.id);
      return [{ ended, lane: claim.lane, slot: claim.slot, accepts }];
    }),
  );
  const now = plans[0]?.now ?? 0;
  const handed = freed.length === 0 ? [] : await handOver(services, trx, { queue: deliveryQueue, freed, now });
  return new Map(
    freed.flatMap(({ ended }, index): [Ended, HandedRow][] => {
      const row = handed[index];
      return row === undefined ? [] : [[ended, row]];
    }),
  );
}

const goesOn = ({ endpoint, judged, hasOther }: EndpointPlan): boolean =>
  hasOther && endpoint.state === 'enabled' && endpoint.deleted_at === null && judged.disable === undefined;
