import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface NodeProgram {
  readonly path: string;
  /** The first part of its version: 20. */
  readonly major: number;
  /** Version, such as `20.20.2`. */
  readonly version: string;
}

/** The Node that runs this, and each other version on the PATH from `oldest` on; the newest last. */
export function nodePrograms(oldest: number): NodeProgram[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
  const found = new Map<string, NodeProgram>();
  for (const path of [process.execPath, ...new Set(onPath.map((program) => realpathSync(program)))]) {
    const version = execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
    const major = Number.parseInt(version, 10);
    if (major >= oldest && !found.has(version)) found.set(version, { path, major, version });
  }
  return [...found.values()].sort((a, b) => a.major - b.major);
}
