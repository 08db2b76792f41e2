import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.resolve('@linkvitals/dashboard/package.json')));
const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
const PATIENCE_MS = 120_000;

let built: string | undefined;

/**
 * Builds the dashboard from its sources, once for a run of the tests, elsewhere once for the process.
 * @returns the folder, for LINKVITALS_DASHBOARD
 */
export function buildDashboard(): string {
  const { LINKVITALS_TEST_RUN: run } = process.env;
  built ??= run ? buildForAll(run) : buildForProcess();
  return built;
}

function buildInto(folder: string): void {
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the dashboard could not be built:\n${stderr}`);
}

function buildForProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'linkvitals-dashboard-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  buildInto(folder);
  return folder;
}

/** The first process builds, the others wait for it. @param run the folder of the run */
function buildForAll(run: string): string {
  const folder = join(run, 'dashboard');
  if (isFirst(join(run, 'dashboard-begun'))) {
    const unfinished = join(run, 'dashboard-unfinished');
    buildInto(unfinished);
    renameSync(unfinished, folder);
  }
  const end = performance.now() + PATIENCE_MS;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(folder)) {
    if (performance.now() > end) throw new Error('another process of the tests has not built the dashboard: see there');
    Atomics.wait(nothing, 0, 0, 100);
  }
  return folder;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
