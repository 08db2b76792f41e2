import type { Services } from '../../context.ts';
import { type Claim, type ClaimedRow, claimRow, type Rules } from '../attempts/index.ts';
import { withoutContent } from './mail-row.ts';
import { outboxQueue } from './outbox-queue.ts';
import { type ClaimableMail, listClaimableMails } from './store.ts';

/** A mail that this process has claimed */
export type ClaimedMail = ClaimedRow<ClaimableMail>;

/** Claims a mail for one attempt. */
export function claimMail(services: Services, id: string): Promise<Claim<ClaimableMail>> {
  const { db, clock } = services;
  const rules: Rules<ClaimableMail> = {
    queue: outboxQueue,
    read: (ids) => listClaimableMails(db, ids),
    endOf: ({ expires_at }) =>
      expires_at <= clock.now() ? { ...withoutContent, state: 'failed', finished_at: clock.now() } : undefined,
  };
  return claimRow(services, rules, id);
}
