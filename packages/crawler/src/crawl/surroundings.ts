import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock } from '../crawl-options.ts';
import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import type { Scope } from '../url/scope.ts';
import type { RecordChannel } from './record-channel.ts';

/** What one crawl runs in. */
export interface Surroundings {
  readonly clock: CrawlClock;
  readonly bounds: CrawlBounds;
  readonly scope: Scope;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
  /** The site went away and did not come back. */
  readonly onLost: (code: OutboundErrorCode) => void;
}
