import { crawlTargets } from './0007-crawl-targets.ts';
import { crawlLinks } from './0010-crawl-links.ts';
import { pageBrokenLinks } from './0053-page-broken-links.ts';
import { addsColumn } from './adds-column.ts';

/** `yes`, `no`, or why the page could not be rendered; NULL in a crawl that renders no pages */
export const pageRendered = addsColumn('0058-page-rendered', pageBrokenLinks.table, {
  column: 'rendered',
  type: 'varchar(16)?',
});

/** Time of the page in the browser */
export const pageRenderMs = addsColumn('0059-page-render-ms', pageRendered.table, {
  column: 'render_ms',
  type: 'int?',
});

/** `raw`, `rendered` or `both`: where the link is; NULL where the page was not rendered */
export const linkSeen = addsColumn('0060-link-seen', crawlLinks.table, { column: 'seen', type: 'varchar(8)?' });

/** The same for all links to the target, counted when a crawl that renders pages ends */
export const targetSeen = addsColumn('0061-target-seen', crawlTargets.table, { column: 'seen', type: 'varchar(8)?' });
