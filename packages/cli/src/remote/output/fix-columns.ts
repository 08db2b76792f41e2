import type { Fix } from '@linkvitals/sdk';
import type { Column } from './columns.ts';

/** Columns of the list of fixes. A fix has a URL, a host, a pattern or a check. */
export const listedFixes: readonly Column<Fix>[] = [
  ['ID', 'id'],
  ['KIND', 'kind'],
  ['SEVERITY', 'severity'],
  ['ISSUES', 'issues'],
  ['PAGES', 'pages'],
  ['POINTS', 'points'],
  ['PRIORITY', 'priority'],
  ['OPENED', 'opened_at'],
  ['URL', 'subject.url'],
  ['HOST', 'subject.host'],
  ['FROM', 'subject.from'],
  ['TO', 'subject.to'],
  ['CHECK', 'subject.code'],
  ['FOLDER', 'subject.folder'],
];
