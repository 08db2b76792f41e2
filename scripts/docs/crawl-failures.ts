import type { KnownCrawlErrorCode } from '@linkvitals/contract';

interface Failure {
  /** Cause of the failure. */
  readonly what: string;
  /** The person who can correct it, and the way to do it. */
  readonly correct: string;
}

/** Texts for people who read that a crawl has failed. A code of the contract that is missing here does not compile. */
const FAILURES: Readonly<Record<KnownCrawlErrorCode, Failure>> = {
  TIMEOUT: {
    what: 'The site did not answer in time, or the crawl took longer than the plan allows (`crawl_minutes`).',
    correct:
      'Site owner: make the site faster. Operator, if only the limit was too short: [raise it](operations.md#accounts-and-plans).',
  },
  DNS_ERROR: {
    what: 'The hostname does not exist or has no address, or it could not be looked up.',
    correct:
      'Site owner: correct the DNS of the domain. Operator, if many domains fail at once: [the DNS of the server](operations.md#dns-or-the-outgoing-network-fails).',
  },
  CONNECTION_REFUSED: {
    what: 'The site could not be reached, or it closed the connection.',
    correct:
      'Site owner: start the web server, and let its firewall accept the server of Linkvitals. Operator, if many domains fail at once: [the network of the server](operations.md#dns-or-the-outgoing-network-fails).',
  },
  SSL_ERROR: {
    what: 'The certificate or the secure connection is faulty. `error` says how.',
    correct:
      'Site owner: renew or correct the certificate. Operator, for an authority of your own: `LINKVITALS_EXTRA_CA_FILE`.',
  },
  ROBOT_BLOCKED: {
    what: 'The robots.txt of the site does not allow the crawl, or cannot be read.',
    correct: 'Site owner: allow `LinkvitalsBot` there.',
  },
  RATE_LIMIT: {
    what: 'The site kept refusing requests (429 or 503), or it refused more than half of them.',
    correct:
      'Site owner: allow the crawler. Or crawl more slowly: set `crawl_config.rate` of the domain in its settings.',
  },
  HTTP_ERROR: {
    what: 'The start page answered with an error, redirects in a loop, or could not be read. `error` says which.',
    correct: 'Site owner: correct the start page. If it refuses programs: let the crawler in.',
  },
  REDIRECTED_AWAY: {
    what: 'The start page redirects to another site, which `error` names.',
    correct: 'Add the domain of that site instead, or let the site owner remove the redirect.',
  },
  NO_PAGE: {
    what: 'The start page is not HTML, or redirects to a page that the exclusions leave out.',
    correct: 'Site owner: serve HTML there. Or change the exclusions of the domain.',
  },
  BLOCKED_ADDRESS: {
    what: 'The hostname leads to a private address, or to one that the operator denies. The server does not request it.',
    correct:
      'Site owner, if the site is public: correct the DNS of the domain. Operator, if it is [on your own network](operations.md#a-site-without-public-dns): `LINKVITALS_ALLOW_CIDRS`.',
  },
  INVALID_SETTING: {
    what: 'An exclusion of the domain cannot be used any more. `error` names it.',
    correct: 'Change the exclusions of the domain, then start a crawl.',
  },
  INTERRUPTED: {
    what: 'The server that ran the crawl crashed several times.',
    correct: 'Operator: [read the log](operations.md#a-crawl-failed-with-interrupted).',
  },
  CANCELED: { what: 'Somebody canceled the crawl.', correct: 'Nothing to correct.' },
  UNKNOWN_ERROR: {
    what: 'None of these. `error` has what is known.',
    correct: 'Start the crawl again. If it fails again, the operator reports it.',
  },
};

/** The codes as a table of Markdown. */
export function crawlFailures(): string {
  const rows = Object.entries(FAILURES).map(([code, { what, correct }]) => `| \`${code}\` | ${what} | ${correct} |`);
  return `| Code | What happened | Who can correct it |
|---|---|---|
${rows.join('\n')}`;
}
