import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseServer } from '../databases/database-server.ts';
import { startWatched } from '../process/start-watched.ts';
import { findBrowser, findShell, SHELL } from './find-browser.ts';

/**
 * Chromium's headless shell, installed from Debian if the machine has none and allows it. Otherwise Chromium or Chrome,
 * whichever the machine has. Its URL is the address of its DevTools.
 */
export const chromium: DatabaseServer = {
  name: 'Chromium',
  variable: 'LINKVITALS_TEST_CHROMIUM_URL',
  remedy: `install Chromium (\`apt-get install ${SHELL}\`)`,

  async install({ apt, log }) {
    if (findShell() !== undefined) return;
    if (apt.obstacle === undefined) {
      try {
        return await apt.install([SHELL]);
      } catch {
        log.line(`${SHELL} cannot be installed here; Chromium itself does as well, more slowly`);
      }
    }
    if (findBrowser() !== undefined) return;
    if (apt.obstacle !== undefined) throw new Error(`no chromium found, and none installed: ${apt.obstacle}`);
    await apt.install(['chromium']);
  },

  async start({ log }) {
    const program = findBrowser();
    if (program === undefined) throw new Error('no chromium');
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-chromium-'));
    try {
      // The sandbox is off, because root and containers cannot have it. Only pages of the tests are opened.
      const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
      const args = [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
      const ready = /DevTools listening on (ws:\/\/\S+)/;
      const started = await log.step(`starting ${program}`, () => startWatched({ program, args, folder, ready }));
      return { url: String(started.ready[1]), stop: started.stop };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  },
};
