import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figures, type Pair, ratioHead, ratioRows } from './ratios.ts';
import { measurePair, PRESENT, prepareRevision, type Revision } from './revision.ts';

const LONGEST_RUN_MS = 1_800_000;

interface Comparison {
  /** Path of a bench program from the root; both revisions have it. */
  readonly program: string;
  /** Arguments that both revisions understand. */
  readonly args: readonly string[];
  readonly base: string;
  readonly pairs: number;
  /** Reads the figures in a line of the program's output; undefined for a line without. */
  readonly figuresOf: (line: string) => Figures | undefined;
}

/** Runs a bench of an earlier revision and of this one in alternating pairs, and prints the ratios of their figures. */
export async function compareProgram({ program, args, base, pairs: count, figuresOf }: Comparison): Promise<void> {
  const before = prepareRevision(base);
  const measure = ({ root }: Revision): Figures => {
    const command = ['--conditions=@linkvitals/source', join(root, program), ...args];
    const out = execFileSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: LONGEST_RUN_MS,
    });
    return Object.assign({}, ...out.split('\n').map(figuresOf));
  };
  const pairs: Pair[] = [];
  for (let round = 0; round <= count; round++) {
    const pair = await measurePair(before, round % 2 === 0, measure);
    // The first pair warms up.
    if (round > 0) pairs.push(pair);
  }
  console.log(`${count} pairs, Node ${process.version}\n\n${ratioHead(before.name, PRESENT.name)}`);
  for (const row of ratioRows(pairs)) console.log(row);
}
