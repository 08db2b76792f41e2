import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DnsFault } from '../dns/dns-server.ts';

/** One request to a URL of the conformance site. */
export interface Played {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The number of requests to this URL with any method, this one included. */
  readonly nth: number;
}
/** Answers a request to a URL of the conformance site. */
export type Play = (played: Played) => void;

/** The truth about a link, in the words of the verdict table. */
export interface ExpectedVerdict {
  readonly verdict: 'ok' | 'broken' | 'unverifiable' | 'not_checked';
  readonly reason: string;
  /** Expected warnings in any order. Default: none. */
  readonly warnings?: readonly string[];
  /** Certificate fault that must be reported. */
  readonly tls?: string;
}

/** A fault of a host name below HTTP. `plain`: HTTP when TLS is expected; `closing`: closes every connection. */
export type HostFault = 'nxdomain' | 'no-address' | 'closed-port' | 'closing' | 'silent' | 'plain' | DnsFault;

/** A row of the verdict table: a link, the answer to it, and the verdict that a link checker must give. */
export interface ConformanceRow {
  readonly name: string;
  /** The link as in the page. A path belongs to the own site, `https://site.test`. */
  readonly href: string;
  /** Element that holds the link on the start page. Default `a`; `none`: another page or answer leads to it. */
  readonly element?: 'a' | 'img' | 'form' | 'none';
  readonly expected: ExpectedVerdict;
  /** The answer to the link. Default: a small HTML page; for `none` 404. */
  readonly play?: Play;
  /** The answers to further URLs (absolute, or paths of the own site) that the row needs. */
  readonly also?: Readonly<Record<string, Play>>;
  /** Faults of hosts, by name. */
  readonly hosts?: Readonly<Record<string, HostFault>>;
  /** An answer that it needs takes longer than a client waits: crawls of other rows need no short time limits. */
  readonly outlastsClient?: true;
}

/** Makers of expected verdicts. */
export const expecting = {
  ok: (...warnings: string[]): ExpectedVerdict => ({ verdict: 'ok', reason: 'ok', warnings }),
  broken: (reason: string): ExpectedVerdict => ({ verdict: 'broken', reason }),
  unverifiable: (reason: string, ...warnings: string[]): ExpectedVerdict => ({
    verdict: 'unverifiable',
    reason,
    warnings,
  }),
  notChecked: (reason: string): ExpectedVerdict => ({ verdict: 'not_checked', reason }),
} as const;
