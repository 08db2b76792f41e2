// The tables in ARCHITECTURE.md and the rules say the same of who may import whom: node scripts/check-import-tables.mjs
import { readFileSync } from 'node:fs';
import rules from '../.dependency-cruiser.cjs';

const [, text = ''] = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8').split('\n## Imports\n');

/** Sentences such as "crawls may import accounts, domains", one for each name in the first column. */
const rows = [...text.matchAll(/^\| ([a-z, -]+) \| ([^|]+) \|$/gm)].flatMap(([, names, imports]) =>
  names.split(', ').map((name) => `${name} may import ${imports}`),
);
const all = rules.forbidden.map(({ comment = '' }) => comment);
const comments = all.filter((comment) => / may import /.test(comment));
/** Lists such as "guard, tls, dial, http", one for each package. */
const orders = new Set(all.flatMap((comment) => /^order of \S+: (.*)/.exec(comment)?.[1] ?? []));
const plain = text.replaceAll('`', '').replaceAll(/\s+/g, ' ');

const faults = [
  ...comments.filter((rule) => !rows.includes(rule)).map((rule) => `ARCHITECTURE.md does not say: ${rule}`),
  ...[...orders]
    .filter((order) => !plain.includes(order))
    .map((order) => `ARCHITECTURE.md has not this order: ${order}`),
  ...rows.filter((row) => !comments.includes(row)).map((row) => `.dependency-cruiser.cjs does not say: ${row}`),
];
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(`${rows.length} rows and ${orders.size} orders of ARCHITECTURE.md agree with the rules`);
process.exitCode = faults.length === 0 ? 0 : 1;
