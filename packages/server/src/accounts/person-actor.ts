import type { Actor, Caller } from '../context.ts';
import { scopes } from './keys/scopes.ts';

/** A person before anything limits what they may do. */
export const personActor = (
  { id, email }: { readonly id: string; readonly email: string },
  { address }: Pick<Caller, 'address'>,
): Actor => ({ kind: 'person', id, name: email, address, scopes, domainIds: null, allowedDomainIds: null });
