import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.resolve('@linkvitals/dashboard/package.json')));
const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');

let built: string | undefined;

/**
 * Builds the dashboard from its sources: once for a run of the browser tests, elsewhere once for the process.
 * @returns the folder, for LINKVITALS_DASHBOARD
 */
export function buildDashboard(): string {
  built ??= process.env.LINKVITALS_TEST_DASHBOARD ?? buildForProcess();
  return built;
}

export function buildInto(folder: string): void {
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
