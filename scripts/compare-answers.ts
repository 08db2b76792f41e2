/**
 * Compares readers of mutated HTTP/1.1 answers: npm run test:http [-- --count 1000000 --first 1 --seconds 600]. Each
 * answer is read by the project's own parser and by llhttp. Prints how often they agree, and which faults the own
 * parser accepts; ends with 1 when an answer is read differently without a known reason. An answer depends only on its
 * number.
 */
import { parseArgs } from 'node:util';
import { compareAnswer } from '../packages/outbound/src/test-support/answers/compare-answer.ts';

const MAX_SHOWN = 10;
/** The number of answers between two looks at the clock. */
const BATCH = 1_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
  },
});
const first = Number(values.first);
const last = first + Number(values.count) - 1;
const end = performance.now() + 1_000 * Number(values.seconds);

const seen = new Map<string, number>();
const differences: string[] = [];
let next = first;
while (next <= last && performance.now() < end) {
  for (const stop = Math.min(next + BATCH, last + 1); next < stop; next++) count(outcomeOf(next));
}

console.log(`Answers ${first} to ${next - 1}, ${Math.round(process.cpuUsage().user / 1e6)} s of processor time\n`);
console.log('| Outcome | Answers |\n|---|---|');
for (const [outcome, times] of [...seen].sort(([, a], [, b]) => b - a)) console.log(`| ${outcome} | ${times} |`);
for (const difference of differences.slice(0, MAX_SHOWN)) console.error(difference);
if (next <= last) console.error(`The time was over before answer ${last}: go on with --first ${next}.`);
process.exitCode = differences.length > 0 ? 1 : 0;

function outcomeOf(seed: number): string {
  try {
    return compareAnswer(seed);
  } catch (error) {
    differences.push(error instanceof Error ? error.message : String(error));
    return 'DIFFERENT';
  }
}

function count(outcome: string): void {
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
}
