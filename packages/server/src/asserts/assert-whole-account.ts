import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';

/**
 * For what belongs to the whole account.
 * @param what For the message: what belongs to it.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains
 */
export function assertWholeAccount(
  { actor }: Pick<Context, 'actor'>,
  what = 'the operation is about the account',
): void {
  if (actor.domainIds === null) return;
  throw new ServiceError('insufficient_scope', `This key is limited to some domains; ${what}.`);
}
