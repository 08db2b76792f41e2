import { assertWholeAccount } from '../../asserts/assert-whole-account.ts';
import type { Context } from '../../context.ts';
import type { Viewer } from './log-store.ts';

export const viewerOf = ({ account, actor }: Pick<Context, 'account' | 'actor'>): Viewer => ({
  accountId: account.id,
  domainIds: actor.domainIds,
});

/**
 * Where notifications go is the account's: who may know some of its domains only could have those of all sent to himself.
 * @throws ServiceError `insufficient_scope`
 */
export const assertAccountNotifications = (ctx: Pick<Context, 'actor'>): void =>
  assertWholeAccount(ctx, 'notifications are of the account');
