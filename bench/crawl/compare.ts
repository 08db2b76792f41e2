/*
 * `linkvitals check` of this revision beside earlier ones, in alternating pairs on one site:
 *   node bench/crawl/compare.ts [--base REV]... [-n 1000,10000] [-r 5] [-f text,json] [--minutes 30]
 *   node bench/crawl/compare.ts --forget     removes the worktrees of revisions
 * The default base is the anchor. See bench/README.md.
 */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOfNode } from '../../scripts/start-of-node.mjs';
import { ANCHOR } from '../base/anchor.ts';
import { type Pair, ratioHead, ratioRows } from '../base/ratios.ts';
import { forgetRevisions, measurePair, prepareRevision, type Revision } from '../base/revision.ts';
import { buildCommand } from './build-command.ts';
import { measureRun } from './measure-run.ts';
import { startSite } from './start-site.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', multiple: true, default: ['anchor'] },
    pages: { type: 'string', short: 'n', default: '1000' },
    runs: { type: 'string', short: 'r', default: '5' },
    format: { type: 'string', short: 'f', default: 'text' },
    minutes: { type: 'string', default: '30' },
    forget: { type: 'boolean', default: false },
  },
});
const formats = values.format.split(',');
if (values.forget) {
  forgetRevisions();
  process.exit();
}
const bases = values.base.map((base) => prepareRevision(base === 'anchor' ? ANCHOR.crawl : base));
buildCommand();
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const directory = mkdtempSync(join(tmpdir(), 'linkvitals-bench-'));
try {
  await compareAll();
} finally {
  rmSync(directory, { recursive: true });
}

async function compareAll(): Promise<void> {
  writeFileSync(join(directory, 'small.md'), '# One\n\n[This file](small.md) and [this heading](#one).\n');
  console.log(`${cpus()[0]?.model}, ${availableParallelism()} threads, Node ${process.version}`);
  const small = ['small.md', '--quiet'];
  for (const base of bases) print(`One small file, beside ${base.name}`, await pairsOf(base, () => small, ['text']));
  for (const pages of values.pages.split(',').map(Number)) {
    const site = await startSite(pages, 0);
    const crawl = (format: string) =>
      `${site.startUrl} --format ${format} --rate 0 --concurrency 64 --recheck-after 0 --max-pages 1000000 --depth 1000 --quiet`.split(
        ' ',
      );
    try {
      for (const base of bases) print(`${pages} pages, beside ${base.name}`, await pairsOf(base, crawl, formats));
    } finally {
      site.stop();
    }
  }
}

/** The pairs of each format; fewer than requested when the time is over. */
async function pairsOf(
  base: Revision,
  args: (format: string) => readonly string[],
  of: readonly string[],
): Promise<Map<string, Pair[]>> {
  const pairs = new Map(of.map((format): [string, Pair[]] => [format, []]));
  for (let round = 0; round <= Number(values.runs); round++) {
    for (const [at, format] of of.entries()) {
      if (performance.now() > endsAt) continue;
      // The revisions alternate in which comes first.
      const pair = await measurePair(base, (round + at) % 2 === 0, (of) => measure(of, args(format)));
      // The first pair warms up.
      if (round > 0) pairs.get(format)?.push(pair);
    }
  }
  return pairs;
}

async function measure({ root }: Revision, args: readonly string[]) {
  const node = startOfNode(flagged(root), process.execPath);
  const figures = await measureRun([...node, join(root, 'packages/cli/dist/main.js'), 'check', ...args], directory);
  return { ...figures, 'report MB': statSync(join(directory, 'report')).size / 2 ** 20 };
}

/** The program whose first line has the flags of Node: that of the server, which earlier revisions do not have. */
function flagged(root: string): string {
  const ofServer = join(root, 'packages/server-cli/src/main.ts');
  return existsSync(ofServer) ? ofServer : join(root, 'packages/cli/src/main.ts');
}

function print(title: string, pairs: ReadonlyMap<string, readonly Pair[]>): void {
  for (const [format, those] of pairs) {
    console.log(`\n${title}, ${format}, ${those.length} pairs\n\n${ratioHead('base', 'present')}`);
    for (const row of ratioRows(those)) console.log(row);
  }
  const [[first, plain] = [], ...others] = pairs;
  for (const [format, those] of others) {
    console.log(`\n${title}: ${format} beside ${first}, both present\n\n${ratioHead(String(first), format)}`);
    const beside = those.flatMap(({ present }, at) => {
      const before = plain?.[at]?.present;
      return before === undefined ? [] : [{ base: before, present }];
    });
    for (const row of ratioRows(beside)) console.log(row);
  }
}
