import type { BrokenReason } from '@linkvitals/crawler';

interface Explained {
  /** What is wrong, for a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly fix: string;
}

const remove = 'Correct the address, or remove the link.';
const server = 'Find out whether the server is still there. Link to another page, or remove the link.';

const reasons: Readonly<Record<BrokenReason, Explained>> = {
  not_found: { title: 'The page does not exist', fix: remove },
  gone: { title: 'The page was removed for good', fix: 'Remove the link.' },
  client_error: { title: 'The server refuses the request as wrong', fix: remove },
  server_error: {
    title: 'The server answers with an error',
    fix: 'Look into the log of the server that answers with this error.',
  },
  timeout: { title: 'The server did not answer in time', fix: server },
  connection_refused: { title: 'The server could not be reached', fix: server },
  connection_reset: { title: 'The server closed the connection without an answer', fix: server },
  dns_error: { title: 'The hostname could not be looked up', fix: 'Check the name servers of this hostname.' },
  dns_not_found: { title: 'The hostname does not exist', fix: 'Correct the hostname, or remove the link.' },
  tls_error: { title: 'The certificate is faulty', fix: 'Renew or replace the certificate of this host.' },
  redirect_loop: {
    title: 'The redirects lead back to where they came from',
    fix: 'Correct the redirects on the server.',
  },
  too_many_redirects: { title: 'More than 20 redirects lead to the page', fix: 'Link to the page where they end.' },
  fragment_missing: {
    title: 'The page has no such fragment',
    fix: 'Correct the part behind #, or give the element this id.',
  },
  protocol_error: { title: 'The answer is not valid HTTP', fix: server },
  invalid_url: { title: 'The link is no address that can work', fix: remove },
};

const isKnown = (reason: string): reason is BrokenReason => Object.hasOwn(reasons, reason);

/** A broken link in words. A reason that this version does not know is still worth showing. */
export function explainReason(reason: string | null): Explained {
  if (reason !== null && isKnown(reason)) return reasons[reason];
  return { title: (reason ?? 'broken').replaceAll('_', ' '), fix: remove };
}
