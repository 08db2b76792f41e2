// npm run test:again [-- --times 10 --load 4 --long]: runs a lane again and again, each time beside busy processes, and counts
// which test was red how often. A lane is dependable when ten runs, five of them at load 4, have no red test. A signal ends the
// present run, and no other begins.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './run-program.mjs';
import { fail, root, toolchain } from './toolchain.mjs';

/** Max milliseconds of a busy process, so that it ends by itself. */
const LONGEST_MS = 7_200_000;
/** A program that keeps a core busy while its parent lives. */
const BUSY = `const end = Date.now() + ${LONGEST_MS}, parent = process.ppid;
  while (Date.now() < end && process.ppid === parent) for (let n = 0; n < 1e7; n += 1);`;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    load: { type: 'string', default: '0' },
    long: { type: 'boolean', default: false },
  },
});
const [times, load] = [countOf('times', 1, 100), countOf('load', 0, 64)];

const node = toolchain();
const folder = join(root, 'node_modules/.linkvitals/again');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Exit code after a signal, which `runProgram` passes on to the present run; undefined: none came. */
let endCode;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => (endCode ??= 128 + constants.signals[signal]));

/** The runs in which each test was red, by test. */
const redRuns = new Map();
const minutes = [];
for (let run = 1; run <= times; run += 1) {
  const { took, last, red } = await runBesideLoad(run);
  if (endCode !== undefined) {
    process.stdout.write(`stopped in run ${run} of ${times}\n`);
    process.exit(endCode);
  }
  minutes.push(took);
  for (const test of red) redRuns.set(test, [...(redRuns.get(test) ?? []), run]);
  process.stdout.write(`run ${run} of ${times}: ${took.toFixed(1)} min at load ${load}; ${last}\n`);
}
const sorted = minutes.toSorted((one, other) => one - other);
const [least = 0, max = 0] = [sorted[0], sorted.at(-1)];
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
process.stdout.write(`minutes: ${least.toFixed(1)} / ${median.toFixed(1)} / ${max.toFixed(1)} (least, median, max)\n`);
for (const [test, runs] of redRuns)
  process.stdout.write(`red in ${runs.length} of ${times} (run ${runs.join(', ')}): ${test}\n`);
if (redRuns.size === 0) process.stdout.write(`no test was red in ${times} runs\n`);
process.exitCode = redRuns.size === 0 ? 0 : 1;

function countOf(name, least, max) {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least && count <= max) return count;
  return fail(`--${name} ${values[name]}: give a whole number from ${least} to ${max}.`);
}

async function runBesideLoad(run) {
  const log = join(folder, `run-${run}.log`);
  const fd = openSync(log, 'w');
  const busy = Array.from({ length: load }, () => spawn(node, ['-e', BUSY], { stdio: 'ignore' }));
  const begun = Date.now();
  let code = 1;
  try {
    const script = values.long ? 'scripts/test-long.mjs' : 'scripts/test.mjs';
    code = await runProgram(node, [script], { cwd: root, stdio: ['ignore', fd, fd] });
  } finally {
    for (const process of busy) process.kill('SIGKILL');
    closeSync(fd);
  }
  const last = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1);
  const file = join(root, 'node_modules/.linkvitals/red-tests.json');
  const red = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  // A run that fails without naming a test is red too.
  const named = code === 0 || red.length > 0 ? red : [`no test is named, exit code ${code}; see ${log}`];
  return { took: (Date.now() - begun) / 60_000, last, red: named };
}
