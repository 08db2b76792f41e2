import type { LinkvitalsClient } from '@linkvitals/sdk';

export interface RunOptions {
  readonly client: LinkvitalsClient;
  /** Hostname or URL of the site. */
  readonly hostname: string;
  /** Writes one line. */
  readonly print: (line: string) => void;
  /** The number of looks for the TXT record before it gives up. Default 60. */
  readonly checks?: number | undefined;
  /** Milliseconds between two looks for the TXT record. Default 10,000. */
  readonly checkIntervalMs?: number | undefined;
  /** Milliseconds between two looks at the crawl. Default 2,000. */
  readonly crawlIntervalMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
