import { UsageError } from '../../usage-error.ts';
import { readApiKey } from './api-key.ts';

/** Credentials for a server: an API key, or the session cookie of a person as `name=value`. */
export type Credentials = { readonly apiKey: string } | { readonly session: string };

/** Checks stored credentials again, because nothing else may get into a header. @throws UsageError */
export function readCredentials(stored: Credentials): Credentials {
  if ('apiKey' in stored) return { apiKey: readApiKey(stored.apiKey) };
  if (/^[\w-]{1,64}=[\w-]{1,200}$/.test(stored.session)) return stored;
  throw new UsageError('The stored session is damaged: log in again.');
}
