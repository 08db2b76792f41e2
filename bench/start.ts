/*
 * Measures the start of the command with one small file, alternately with Node alone and lychee.
 *   node bench/start.ts [-r 15]
 * See bench/README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startOfNode } from '../scripts/start-of-node.mjs';
import { buildCommand } from './crawl/build-command.ts';
import { isInstalled } from './crawl/tools.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', short: 'r', default: '15' } } });
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const command = [
  ...startOfNode(path('../packages/server-cli/src/main.ts'), process.execPath),
  path('../packages/cli/dist/main.js'),
];
const programs = [
  { name: 'node -e 0', args: [process.execPath, '-e', '0'] },
  { name: 'linkvitals check small.md', args: [...command, 'check', 'small.md', '--quiet'] },
  { name: 'linkvitals --help', args: [...command, '--help'] },
  { name: 'lychee small.md', args: ['lychee', '--no-progress', 'small.md'] },
].filter(({ args: [program = ''] }) => isInstalled(program));

buildCommand();
const cwd = mkdtempSync(join(tmpdir(), 'linkvitals-bench-'));
try {
  writeFileSync(join(cwd, 'small.md'), '# One\n\n[This file](small.md) and [this heading](#one).\n');
  const walls = programs.map((): number[] => []);
  // The first round warms up.
  for (let round = 0; round <= Number(values.runs); round++) {
    for (const [at, { args }] of programs.entries()) {
      const ms = measure(args);
      if (round > 0) walls[at]?.push(ms);
    }
  }
  const medians = walls.map(median);
  console.log(`| program | wall ms, median (min..max) | × node -e 0 |\n|---|---|---|`);
  for (const [at, { name }] of programs.entries()) {
    const [first = Number.NaN] = medians;
    const own = medians[at] ?? Number.NaN;
    const range = `${Math.min(...(walls[at] ?? [])).toFixed(0)}..${Math.max(...(walls[at] ?? [])).toFixed(0)}`;
    console.log(`| ${name} | ${own.toFixed(0)} (${range}) | ${(own / first).toFixed(1)} |`);
  }
} finally {
  rmSync(cwd, { recursive: true });
}

function measure([program = '', ...args]: readonly string[]): number {
  const before = performance.now();
  execFileSync(program, args, { cwd, stdio: 'ignore' });
  return performance.now() - before;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
