import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface InstalledNode {
  program: string;
  major: number;
}

/** The oldest Node that the package supports (20 or later), of this one and those on the PATH. */
export function oldestNode(): InstalledNode {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const programs = new Set(folders.map((folder) => join(folder, 'node')).filter((program) => existsSync(program)));
  const others = [...programs].map((program) => ({ program, major: majorOf(program) }));
  const [oldest] = others.filter(({ major }) => major >= 20).sort((a, b) => a.major - b.major);
  return oldest ?? { program: process.execPath, major: Number.parseInt(process.versions.node, 10) };
}

function majorOf(program: string): number {
  return Number.parseInt(execFileSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
}
