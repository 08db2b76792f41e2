import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../databases/log.ts';
import { chromium } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linkvitals-path-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/**
 * Runs the installation.
 * @param has the programs of the machine
 * @param lacks the packages that cannot be installed
 * @returns the installed packages
 */
async function install(has: readonly string[], lacks: readonly string[], obstacle?: string): Promise<string[]> {
  for (const program of has) writeFileSync(join(folder, program), '', { mode: 0o755 });
  const installed: string[] = [];
  const apt = {
    obstacle,
    async install([name = '']: readonly string[]) {
      if (lacks.includes(name)) throw new Error(`no package ${name}`);
      installed.push(name);
    },
  };
  await chromium.install({ apt, log: createLog(() => {}) });
  return installed;
}

const shell = 'chromium-headless-shell';

it('the headless shell is installed, also beside Chromium, unless it is there', async () => {
  expect(await install([], [])).toEqual([shell]);
  expect(await install(['chromium'], [])).toEqual([shell]);
  expect(await install([shell], [])).toEqual([]);
});

it('Chromium is installed where the headless shell cannot be, unless a browser is there', async () => {
  expect(await install([], [shell])).toEqual(['chromium']);
  expect(await install(['google-chrome'], [shell])).toEqual([]);
  expect(await install(['google-chrome'], [], 'not root')).toEqual([]);
});

it('without any, the reason says so', async () => {
  await expect(install([], [], 'not root')).rejects.toThrow('no chromium found, and none installed: not root');
  await expect(install([], [shell, 'chromium'])).rejects.toThrow('no package chromium');
});
