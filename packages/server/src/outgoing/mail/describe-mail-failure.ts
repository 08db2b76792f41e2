import { inertLine } from '@linkvitals/contract/inert-text';
import type { MailOutcome } from './mailer.ts';

const TEXTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user or password of this installation.',
  ENOAUTH: 'The mail server refused the user or password of this installation.',
  EDNS: 'The name of the mail server could not be looked up.',
  ETLS: 'No secure connection to the mail server.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server did not take the mail in time.',
};
const OTHERWISE = 'The mail server could not be reached, or closed the connection.';
const MAX_LENGTH = 200;

interface MailFailure {
  readonly code?: unknown;
  /** Code of the system or of TLS; `code` is that of the library. */
  readonly originalCode?: unknown;
  /** Status code of the server's reply, and the text of the reply */
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * The failure of a mail in words for the owner of the account. The mail server is the operator's, so its name, its
 * address and its replies about authentication are left out; its replies about the mail are quoted.
 */
export function describeMailFailure(error: unknown): MailOutcome {
  const { code, originalCode, responseCode, response } = (error instanceof Error ? error : {}) as MailFailure;
  const status = typeof responseCode === 'number' ? responseCode : null;
  const known = isOfTls(originalCode) ? TEXTS.ETLS : TEXTS[String(code)];
  if (known !== undefined) return { error: known, status };
  if (status === null || typeof response !== 'string') return { error: OTHERWISE, status };
  const reply = inertLine(response, ' ')
    .replace(/^\d{3}[ -]?/, '')
    .trim();
  const shown = reply === '' ? '' : `: ${reply.slice(0, MAX_LENGTH).toWellFormed()}`;
  return { error: `The mail server answered ${status}${shown}`, status };
}

const isOfTls = (code: unknown): boolean => typeof code === 'string' && /CERT|SSL|TLS|VERIFY|ISSUER/.test(code);
