import type { LinkvitalsClient } from '@linkvitals/sdk';

export interface RunOptions {
  readonly client: LinkvitalsClient;
  /** Hostname or URL of the site. */
  readonly hostname: string;
  /** Takes one line. */
  readonly print: (line: string) => void;
  /** How often to look for the TXT record before giving up. Default 60. */
  readonly checks?: number | undefined;
  /** Time between two looks for the TXT record, in milliseconds. Default 10,000. */
  readonly checkIntervalMs?: number | undefined;
  /** Time between two looks at the crawl, in milliseconds. Default 2,000. */
  readonly crawlIntervalMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
