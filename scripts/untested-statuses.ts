// node scripts/untested-statuses.ts <file>: compares the pairs of operation and status in the file with the contract.
import { readFileSync } from 'node:fs';
import { operations } from '@linkvitals/contract';

const [file = ''] = process.argv.slice(2);
const seen = new Set(readFileSync(file, 'utf8').split('\n'));
const declared = operations.flatMap(({ id, responses }) =>
  [...responses.keys()].filter((status) => status !== 'default').map((status) => `${id} ${status}`),
);
const missing = declared.filter((pair) => !seen.has(pair));

for (const pair of missing) console.log(`no test has ${pair}`);
console.log(`${declared.length - missing.length} of ${declared.length} declared statuses were produced.`);
process.exitCode = missing.length === 0 ? 0 : 1;
