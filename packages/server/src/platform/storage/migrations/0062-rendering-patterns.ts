import { addsTable } from './adds-table.ts';
import type { Migration } from './migration.ts';

const added = addsTable('0062-rendering-patterns', {
  name: 'rendering_patterns',
  columns: {
    domain_id: 'id',
    // JSON: kinds of pages, and whether they need rendering
    patterns: 'text',
  },
  primaryKey: ['domain_id'],
  foreignKeys: [{ column: 'domain_id', references: 'domains' }],
});

/** Kinds of pages, as the last crawl that chose pages to be rendered found them. The next one finds it anew, so undoing this step loses nothing. */
export const renderingPatterns: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
