import type { Actor, Caller, Choices } from '../../context.ts';
import { scopes } from './keys/scopes.ts';

/** The actor for a person, before any limits on what they may do */
export const personActor = (
  { id, email, locale, time_zone }: Choices & { readonly id: string; readonly email: string },
  { address }: Pick<Caller, 'address'>,
): Actor => ({
  kind: 'person',
  id,
  name: email,
  address,
  scopes,
  domainIds: null,
  allowedDomainIds: null,
  choices: { locale, time_zone },
});
