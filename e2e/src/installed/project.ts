import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from './registry.ts';

const run = promisify(execFile);
const MINUTES = 60_000;

export interface Project {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a program in the folder, and returns all that it printed. It rejects with the output if the program fails. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Runs a program of an installed package by the Node of the tests. */
  runBin(path: string, ...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Makes an empty project outside of this repository, and installs packages from the registry with npm. */
export async function createProject(
  { npmrc }: Registry,
  dependencies: Readonly<Record<string, string>>,
): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-project-'));
  const project: Project = {
    folder,
    async write(files) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      }
    },
    async run(program, ...args) {
      // These are of the run of the tests.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(?:npm_(?!config_)|VITEST|NODE_(?:ENV|OPTIONS)$)/.test(name)),
      );
      const options = {
        cwd: folder,
        env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
        timeout: 10 * MINUTES,
        maxBuffer: 1e8,
      };
      try {
        const { stdout, stderr } = await run(program, args, options);
        return stdout + stderr;
      } catch (error) {
        const { message, stdout, stderr } = error as Error & { stdout: string; stderr: string };
        throw new Error(`${message}\n${stdout}\n${stderr}`);
      }
    },
    runBin: (path, ...args) => project.run(process.execPath, join(folder, 'node_modules', path), ...args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await project.write({
    '.npmrc': npmrc,
    'package.json': JSON.stringify({ name: 'application', private: true, type: 'module', dependencies }),
  });
  await project.run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  return project;
}
