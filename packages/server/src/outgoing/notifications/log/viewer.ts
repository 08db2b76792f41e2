import type { Context } from '../../../context.ts';
import { assertWholeAccount } from '../../../platform/asserts/assert-whole-account.ts';
import type { Viewer } from './log-store.ts';

export const viewerOf = ({ account, actor }: Pick<Context, 'account' | 'actor'>): Viewer => ({
  accountId: account.id,
  domainIds: actor.domainIds,
});

/**
 * Refuses callers who are limited to some domains. Recipients are settings of the account, so such a caller could have the notifications of
 * all domains sent to himself.
 * @throws ServiceError `insufficient_scope`
 */
export const assertAccountNotifications = (ctx: Pick<Context, 'actor'>): void =>
  assertWholeAccount(ctx, 'notifications are of the account');
