import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DnsFault } from '../dns/dns-server.ts';

/** One request to a URL of the conformance site. */
export interface Played {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** How often this URL has been requested, this time included, whatever the method. */
  readonly nth: number;
}
/** How a URL behaves. */
export type Play = (played: Played) => void;

/** The truth about a link, in the words of the verdict table. */
export interface ExpectedVerdict {
  readonly verdict: 'ok' | 'broken' | 'unverifiable' | 'not_checked';
  readonly reason: string;
  /** In any order. Default: none. */
  readonly warnings?: readonly string[];
  /** Certificate fault that must be reported. */
  readonly tls?: string;
}

/** How a host name behaves below HTTP. `plain`: HTTP where TLS is expected; `closing`: hangs up on every connection. */
export type HostFault = 'nxdomain' | 'no-address' | 'closed-port' | 'closing' | 'silent' | 'plain' | DnsFault;

/** A row of the verdict table: a link, what answers it, and what a link checker must say. */
export interface ConformanceRow {
  readonly name: string;
  /** As written in the page. A path is one of the own site, `https://site.test`. */
  readonly href: string;
  /** Element that holds the link on the start page. Default `a`; `none`: something else leads there. */
  readonly element?: 'a' | 'img' | 'form' | 'none';
  readonly expected: ExpectedVerdict;
  /** What answers the link. Default: a small HTML page; for `none` 404. */
  readonly play?: Play;
  /** What answers further URLs (absolute, or paths of the own site) that the row needs. */
  readonly also?: Readonly<Record<string, Play>>;
  /** Faults of hosts, by name. */
  readonly hosts?: Readonly<Record<string, HostFault>>;
}

/** Rows that share what their link answers. */
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
