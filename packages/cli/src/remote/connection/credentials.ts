import { UsageError } from '../../usage-error.ts';
import { readApiKey } from './api-key.ts';

/** What opens a server: an API key, or the cookie of a person's session, `name=value`. */
export type Credentials = { readonly apiKey: string } | { readonly session: string };

/** As they are stored, checked again: anything else must not get into a header. @throws UsageError */
export function readCredentials(stored: Credentials): Credentials {
  if ('apiKey' in stored) return { apiKey: readApiKey(stored.apiKey) };
  if (/^[\w-]{1,64}=[\w-]{1,200}$/.test(stored.session)) return stored;
  throw new UsageError('The stored session is damaged: log in again.');
}
