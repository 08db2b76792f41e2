import { createRequire } from 'node:module';

interface Rule {
  readonly name: string;
  readonly comment?: string;
}

const { forbidden }: { forbidden: readonly Rule[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const isOfFeature = ({ name }: Rule): boolean => name.startsWith('feature-');

/** Rows of a table of rules such as "crawls may import accounts, domains". Names that may import the same share a row. */
function rowsOf(rules: readonly Rule[]): string {
  const pairs = rules.map(({ comment = '' }) => comment.split(' may import ') as [string, string?]);
  const rows = [...Map.groupBy(pairs, ([, imports]) => imports)].filter(([imports]) => imports !== undefined);
  return rows.map(([imports, of]) => `| ${of.map(([name]) => name).join(', ')} | ${imports} |\n`).join('');
}

/** Lines such as "- outbound: `guard`, `tls`, `dial`, `http`", one for each package. */
function orders(): string {
  const lists = new Set(forbidden.flatMap(({ comment = '' }) => /^order of (\S+: .*)/.exec(comment)?.[1] ?? []));
  return [...lists].map((list) => `- ${list.replaceAll(/(?<= )[\w-]+/g, '`$&`')}\n`).join('');
}

function fill(document: string, begin: string, text: string): string {
  const [before, rest] = document.split(begin);
  const end = rest?.indexOf('\n\n');
  if (rest === undefined || end === undefined || end < 0)
    throw new Error(`ARCHITECTURE.md has no place after ${begin}`);
  return `${before}${begin}${text}${rest.slice(end + 1)}`;
}

/**
 * Inserts what `.dependency-cruiser.cjs` allows: two tables, of packages and of features, and the orders of folders.
 * @throws Error when the document has no place for one of them
 */
export function withImportTables(document: string): string {
  const packageRules = forbidden.filter((rule) => !isOfFeature(rule));
  const packages = fill(document, '| Package | May import |\n|---|---|\n', rowsOf(packageRules));
  const features = fill(packages, '| Feature | May import |\n|---|---|\n', rowsOf(forbidden.filter(isOfFeature)));
  return fill(features, 'and files beside all of them:\n', orders());
}
