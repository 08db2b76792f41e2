const TEXTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user or password of this installation.',
  ENOAUTH: 'The mail server refused the user or password of this installation.',
  EDNS: 'The name of the mail server could not be looked up.',
  ETLS: 'No secure connection to the mail server.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server did not take the mail in time.',
};
const OTHERWISE = 'The mail server could not be reached, or closed the connection.';
const LONGEST = 200;

interface MailFailure {
  readonly code?: unknown;
  /** Of the system or of TLS, where `code` is the library's. */
  readonly originalCode?: unknown;
  /** Of the server's reply, and the reply itself. */
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * What the owner of an account reads when a mail was not taken. The server is the operator's, so neither its name nor its
 * address is in it, and nothing that it says about logging in; what it says about the mail is.
 */
export function describeMailFailure(error: unknown): string {
  const { code, originalCode, responseCode, response } = (error instanceof Error ? error : {}) as MailFailure;
  if (typeof originalCode === 'string' && /CERT|SSL|TLS|VERIFY|ISSUER/.test(originalCode))
    return TEXTS.ETLS ?? OTHERWISE;
  const known = typeof code === 'string' ? TEXTS[code] : undefined;
  if (known !== undefined) return known;
  if (typeof responseCode !== 'number' || typeof response !== 'string') return OTHERWISE;
  const said = response
    .replace(/\p{C}/gu, ' ')
    .replace(/^\d{3}[ -]?/, '')
    .trim();
  return `The mail server answered ${responseCode}${said === '' ? '' : `: ${said.slice(0, LONGEST).toWellFormed()}`}`;
}
