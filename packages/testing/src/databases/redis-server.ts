import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../process/find-program.ts';
import { startWatched } from '../process/start-watched.ts';
import type { DatabaseServer } from './database-server.ts';

const findServer = () => findProgram('redis-server', 'valkey-server');

/** Redis or Valkey, whichever the machine has, or Redis from Debian. It listens on a socket, not on a port. */
export const redisServer: DatabaseServer = {
  name: 'Redis',
  variable: 'LINKVITALS_TEST_REDIS_URL',
  remedy: 'install Redis (`apt-get install redis-server`)',

  async install({ apt }) {
    if (findServer() !== undefined) return;
    if (apt.obstacle !== undefined) throw new Error(`no redis-server found, and none installed: ${apt.obstacle}`);
    await apt.install(['redis-server']);
  },

  async start({ log }) {
    const program = findServer();
    if (program === undefined) throw new Error('no redis-server');
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-redis-'));
    try {
      const socket = join(folder, 'redis.sock');
      const args = ['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', '', '--appendonly', 'no'];
      const ready = /ready to accept connections/i;
      const { stop } = await log.step(`starting ${program}`, () => startWatched({ program, args, folder, ready }));
      return { url: `unix://${socket}`, stop };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  },
};
