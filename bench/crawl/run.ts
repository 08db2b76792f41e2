/*
 * Crawlers side by side on one site: node bench/crawl/run.ts [-n 1000,10000] [-l 0ms,20ms] [-r 3] [-t engine]
 * See bench/README.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand, buildUndiciConnection } from './build-command.ts';
import { type BenchSite, startSite } from './start-site.ts';
import { type Tool, toolsHere } from './tools.ts';

const LONGEST_RUN_MS = 600_000;

interface Run {
  readonly wallS: number;
  readonly cpuS: number;
  readonly rssMb: number;
  readonly found: number;
  readonly falseAlarms: number;
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string', short: 'n', default: '1000' },
    latency: { type: 'string', short: 'l', default: '0ms' },
    runs: { type: 'string', short: 'r', default: '3' },
    tools: { type: 'string', short: 't', default: '' },
  },
});

buildCommand();
buildUndiciConnection();
const tools = toolsHere().filter(({ name }) => name.includes(values.tools));
const directory = mkdtempSync(join(tmpdir(), 'linkvitals-bench-'));
try {
  for (const pages of values.pages.split(',').map(Number)) {
    for (const latency of values.latency.split(',')) await compare(pages, Number.parseInt(latency, 10));
  }
} finally {
  rmSync(directory, { recursive: true });
}

async function compare(pages: number, latencyMs: number): Promise<void> {
  const site = await startSite(pages, latencyMs);
  const results = new Map<string, Run[]>(tools.map(({ name }) => [name, []]));
  try {
    // Alternating, so that other load of the machine affects all of them alike; the first round warms up.
    for (let round = 0; round <= Number(values.runs); round++) {
      for (const tool of tools) {
        const run = measure(tool, site);
        if (round > 0) results.get(tool.name)?.push(run);
      }
    }
  } finally {
    site.stop();
  }
  console.log(`\n${pages} pages, ${latencyMs} ms, ${availableParallelism()} cores, Node ${process.version}\n`);
  console.log('| tool | wall s, median (min..max) | cpu s | peak RSS MB | pages/s | broken found | false alarms |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, runs] of results) console.log(row(name, runs, { pages, broken: site.broken.size }));
}

function measure(tool: Tool, site: BenchSite): Run {
  const pagesFile = join(directory, 'pages');
  const timeFile = join(directory, 'time');
  writeFileSync(pagesFile, site.pages.join('\n'));
  const args = [...tool.command, ...tool.args({ startUrl: site.startUrl, pagesFile, directory })];
  // GNU time knows the processor time and memory of the child; Node does not.
  const done = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', '-o', timeFile, ...args], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    timeout: LONGEST_RUN_MS,
  });
  if (done.error !== undefined) throw done.error;
  const [wall = 0, user = 0, system = 0, rss = 0] =
    readFileSync(timeFile, 'utf8').trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  const reported = new Set(
    tool
      .broken(done)
      .map((url) => url.replace(/#.*/, ''))
      .filter((url) => url !== ''),
  );
  const found = [...reported].filter((url) => site.broken.has(url)).length;
  return { wallS: wall, cpuS: user + system, rssMb: rss / 1_024, found, falseAlarms: reported.size - found };
}

function row(name: string, runs: readonly Run[], truth: { pages: number; broken: number }): string {
  const sorted = runs.toSorted((a, b) => a.wallS - b.wallS);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return `| ${name} | - |`;
  const wall = `${median.wallS} (${sorted[0]?.wallS}..${sorted.at(-1)?.wallS})`;
  const rate = Math.round(truth.pages / median.wallS);
  const found = `${median.found}/${truth.broken}`;
  return `| ${[name, wall, median.cpuS.toFixed(2), median.rssMb.toFixed(0), rate, found, median.falseAlarms].join(' | ')} |`;
}
