import { addsColumn } from './adds-column.ts';

/** 1 once a request for the target was sent, so that a crawl that is taken up again does not count it twice. */
export const crawlTargetsRequested = addsColumn('0044-crawl-targets-requested', 'crawl_targets', {
  name: 'requested',
  type: { type: 'bool', default: 0 },
});
