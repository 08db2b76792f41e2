// The tables in ARCHITECTURE.md and the rules say the same of who may import whom: node scripts/check-import-tables.mjs
import { readFileSync } from 'node:fs';
import rules from '../.dependency-cruiser.cjs';

const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');

/** Sentences such as "crawls may import accounts, domains", one for each name in the first column. */
const rows = [...text.matchAll(/^\| ([a-z, -]+) \| ([^|]+) \|$/gm)].flatMap(([, names, imports]) =>
  names.split(', ').map((name) => `${name} may import ${imports}`),
);
const comments = rules.forbidden.map(({ comment = '' }) => comment).filter((comment) => / may import /.test(comment));

const faults = [
  ...comments.filter((rule) => !rows.includes(rule)).map((rule) => `ARCHITECTURE.md does not say: ${rule}`),
  ...rows.filter((row) => !comments.includes(row)).map((row) => `.dependency-cruiser.cjs does not say: ${row}`),
];
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${rows.length} rows of ARCHITECTURE.md agree with the rules`);
process.exitCode = faults.length === 0 ? 0 : 1;
