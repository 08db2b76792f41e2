import type { Context } from '../../context.ts';
import { ServiceError } from '../errors.ts';

/**
 * Asserts that the caller may use objects of the whole account.
 * @param what the objects that belong to the whole account, for the message
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains
 */
export function assertWholeAccount(
  { actor }: Pick<Context, 'actor'>,
  what = 'the operation is about the account',
): void {
  if (actor.domainIds === null) return;
  throw new ServiceError('insufficient_scope', `This key is limited to some domains; ${what}.`);
}
