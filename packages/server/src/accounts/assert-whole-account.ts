import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';

/** @throws ServiceError `insufficient_scope` with a key that is limited to some domains */
export function assertWholeAccount({ actor }: Pick<Context, 'actor'>): void {
  if (actor.domainIds === null) return;
  throw new ServiceError(
    'insufficient_scope',
    'This key is limited to some domains; the operation is about the account.',
  );
}
