import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { Viewer } from './log-store.ts';

export const viewerOf = ({ account, actor }: Pick<Context, 'account' | 'actor'>): Viewer => ({
  accountId: account.id,
  domainIds: actor.domainIds,
});

/**
 * Where notifications go is the account's: who may know some of its domains only could have those of all sent to himself.
 * @throws ServiceError `insufficient_scope`
 */
export function assertWholeAccount({ actor }: Pick<Context, 'actor'>): void {
  if (actor.domainIds === null) return;
  throw new ServiceError(
    'insufficient_scope',
    'This key is limited to some domains; notifications are of the account.',
  );
}
