/* Names that dashboard, reports, mails and the command use for the same thing, and sentences for requests without an answer. */

/** The fault of a broken link, by reason: one sentence. */
export const brokenTitles = {
  not_found: 'The page does not exist.',
  gone: 'The page was removed for good.',
  client_error: 'The server refuses the request.',
  server_error: 'The server answers with an error.',
  timeout: 'The server did not answer in time.',
  connection_refused: 'The server could not be reached.',
  connection_reset: 'The server closed the connection without an answer.',
  dns_error: 'The host name could not be looked up.',
  dns_not_found: 'The host name does not exist or has no address.',
  tls_error: 'The certificate or the secure connection is faulty.',
  redirect_loop: 'The redirects lead in a loop.',
  too_many_redirects: 'There are too many redirects.',
  fragment_missing: 'The page is there, but not the place in it that the link names.',
  wrong_type: 'The address of a script or style sheet gives an HTML page.',
  protocol_error: 'The answer is not valid HTTP.',
  invalid_url: 'This is no valid URL.',
} as const;

/** The text for a reason that this version does not know. */
export const brokenTitle = 'The link is broken.';

const remove = 'Correct the address, or remove the link.';
const server = 'Find out whether the server is still there. Link to another page, or remove the link.';

/** Advice on a broken link, by reason: one or two sentences. */
export const brokenAdvice = {
  not_found: remove,
  gone: 'Remove the link.',
  client_error: remove,
  server_error: 'Look into the log of the server that answers with this error.',
  timeout: server,
  connection_refused: server,
  connection_reset: server,
  dns_error: 'Check the name servers of this host name.',
  dns_not_found: 'Correct the host name, or remove the link.',
  tls_error: 'Renew or replace the certificate of this host.',
  redirect_loop: 'Correct the redirects on the server.',
  too_many_redirects: 'Link to the page where they end.',
  fragment_missing: 'Correct the part behind #, or give the element this id.',
  wrong_type: 'Correct the address, or let the server answer 404 for what is not there.',
  protocol_error: server,
  invalid_url: remove,
} as const;

const replace = 'Link to another page, or remove the link.';

/** The advice on links to hosts of others, where nobody here can change the server. The other reasons have the advice above. */
export const brokenAdviceElsewhere = {
  server_error: replace,
  dns_error: replace,
  tls_error: replace,
  redirect_loop: replace,
  fragment_missing: 'Correct the part behind #, or remove it.',
  wrong_type: remove,
} as const;

/** Advice on fixes that settle several faults at once, by what is to be done. */
export const fixAdvice = {
  oneChange: 'One change there corrects all of them.',
  restore: 'Restore the page, or redirect its address to the page that replaces it.',
  redirect: 'One redirect rule corrects all of them.',
  relink: 'Change these links by this rule.',
  deadHost: 'Replace the links to this host, or remove them.',
} as const;
