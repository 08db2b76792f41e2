import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock } from '../crawl-options.ts';
import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import type { Scope } from '../url/scope.ts';
import type { RecordChannel } from './record-channel.ts';

/** Parts that all phases of one crawl share. */
export interface Surroundings {
  readonly clock: CrawlClock;
  readonly bounds: CrawlBounds;
  readonly scope: Scope;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
  /** Called when the site became unreachable and stayed so. */
  readonly onLost: (code: OutboundErrorCode) => void;
}
