import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCommand } from '../crawl/build-command.ts';
import type { Figures, Pair } from './ratios.ts';

/** A version of this project that can be run. */
export interface Revision {
  /** Name of the revision in tables. */
  readonly name: string;
  /** Folder with its files, in which its packages are installed. */
  readonly root: string;
}

export const PRESENT: Revision = { name: 'present', root: fileURLToPath(new URL('../..', import.meta.url)) };

/** Folder of the worktrees. It is not in node_modules, because Node runs no TypeScript there. */
const FOLDER = join(PRESENT.root, '.cache', 'revisions');

/**
 * Checks a revision out into a worktree of its own and installs its packages; a later call for the same revision takes
 * what is there. The process ends if git does not know it.
 * @param name as git knows it: a hash, a tag, a branch
 */
export function prepareRevision(name: string): Revision {
  const commit = commitOf(name);
  const root = join(FOLDER, commit);
  const done = join(root, 'node_modules', '.linkvitals-bench');
  if (!existsSync(done)) {
    remove(root);
    git('worktree', 'add', '--quiet', '--detach', root, commit);
    try {
      const install = "(await import('./scripts/toolchain.mjs')).toolchain()";
      run(process.execPath, ['--input-type=module', '--eval', install], root);
      buildCommand(root);
      writeFileSync(done, '');
    } catch (error) {
      remove(root);
      throw new Error(`Revision ${name} cannot be built.`, { cause: error });
    }
  }
  return { name: commit.slice(0, 8), root };
}

/** Runs an earlier revision and this one. The caller should alternate which comes first. */
export async function measurePair(
  base: Revision,
  isBaseFirst: boolean,
  measure: (of: Revision) => Figures | Promise<Figures>,
): Promise<Pair> {
  const first = await measure(isBaseFirst ? base : PRESENT);
  const second = await measure(isBaseFirst ? PRESENT : base);
  return isBaseFirst ? { base: first, present: second } : { base: second, present: first };
}

/** Removes the worktrees of all revisions. */
export function forgetRevisions(): void {
  if (existsSync(FOLDER)) for (const commit of readdirSync(FOLDER)) remove(join(FOLDER, commit));
}

function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    console.error(`git knows no revision ${name} here. In a shallow clone, run git fetch --unshallow first.`);
    process.exit(2);
  }
}

function remove(root: string): void {
  rmSync(root, { recursive: true, force: true });
  git('worktree', 'prune');
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: PRESENT.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 2, 2] });
}
