import type { Actor } from '../../context.ts';
import { notFound, ServiceError } from '../errors.ts';

const includes = (ids: readonly string[] | null, id: string): boolean => ids === null || ids.includes(id);

/**
 * Asserts that the actor may do the present operation on a domain.
 * @param what Kind of object that the caller named, for the message: an object of a domain that they may not know of
 * looks like an unknown one.
 * @throws ServiceError `not_found`, `forbidden`
 */
export function assertAllowedOn({ actor }: { readonly actor: Actor }, domainId: string, what: string): void {
  if (!includes(actor.domainIds, domainId)) throw notFound(what);
  if (includes(actor.allowedDomainIds, domainId)) return;
  throw new ServiceError(
    'forbidden',
    'You do not have the right to do this on this domain. An owner or administrator of the account can give it to you.',
  );
}
