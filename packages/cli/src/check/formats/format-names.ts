import { UsageError } from '../../usage-error.ts';

export const FORMAT_NAMES = [
  'text',
  'table',
  'json',
  'jsonl',
  'csv',
  'junit',
  'sarif',
  'github',
  'markdown',
  'html',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

const BY_EXTENSION: readonly (readonly [extension: string, format: FormatName])[] = [
  ['.sarif.json', 'sarif'],
  ['.sarif', 'sarif'],
  ['.json', 'json'],
  ['.jsonl', 'jsonl'],
  ['.ndjson', 'jsonl'],
  ['.csv', 'csv'],
  ['.xml', 'junit'],
  ['.md', 'markdown'],
  ['.markdown', 'markdown'],
  ['.html', 'html'],
  ['.htm', 'html'],
  ['.txt', 'text'],
];

/** The format by the extension of a file. @throws UsageError for an unknown extension */
export function formatOfFile(path: string): FormatName {
  const name = path.toLowerCase();
  const found = BY_EXTENSION.find(([extension]) => name.endsWith(extension));
  if (found !== undefined) return found[1];
  const known = BY_EXTENSION.map(([extension]) => extension).join(' ');
  throw new UsageError(`${path} does not say which format it is to have. Let it end in one of: ${known}`);
}
