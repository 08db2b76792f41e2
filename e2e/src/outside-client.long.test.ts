import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runSqlite } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { createApi } from './api.ts';
import { createInstallation, type Running } from './installation.ts';

/** Locks of a process on a file, as `POSIX ADVISORY READ`. Linux only. */
async function locksOn(file: string, { process }: Running): Promise<string[]> {
  const { ino } = await stat(file);
  const lines = (await readFile('/proc/locks', 'utf8')).split('\n').map((line) => line.split(/\s+/));
  const held = lines.filter(([, , , , pid, at]) => pid === String(process.pid) && at?.endsWith(`:${ino}`));
  return held.map(([, ...lock]) => lock.slice(0, 3).join(' '));
}

/** Open files of a process that are no longer in their folder. None where the system does not show them. */
async function lostFiles({ process: { pid } }: Running): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const folder = `/proc/${pid}/fd`;
  const paths = await Promise.all((await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => '')));
  return paths.filter((path) => /linkvitals\.db.* \(deleted\)$/.test(path));
}

async function setStage() {
  // Embedded, whatever the installation: it is about its file.
  const installation = await createInstallation({ DATABASE_URL: '' });
  const folder = installation.env.LINKVITALS_DATA_DIR ?? '';
  const file = join(folder, 'linkvitals.db');
  const server = await installation.serve();
  const key = await installation.newKey();
  return { installation, folder, file, server, key, api: createApi(server.url, key) };
}

it.runIf(process.platform === 'linux')(
  'a server holds its lock on the database file for as long as it runs',
  async () => {
    const { installation, file, server } = await setStage();
    expect(await locksOn(file, server)).toContain('POSIX ADVISORY READ');
    const second = await installation.serve({ LINKVITALS_ROLES: 'crawl' });
    for (const one of [server, second]) expect(await locksOn(file, one)).toContain('POSIX ADVISORY READ');
  },
);

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'another client that opens the file and closes it again takes nothing away: what is written later outlives %s',
  async (signal) => {
    const { installation, folder, file, server, key, api } = await setStage();
    await api.post('/domains', { hostname: 'before.example' });
    await runSqlite(file, `vacuum into '${join(folder, 'copy.db')}'`);
    expect(await lostFiles(server)).toEqual([]);
    for (let n = 1; n <= 20; n += 1) await api.post('/domains', { hostname: `after-${n}.example` });
    await server.process.kill(signal);
    expect(await runSqlite(file, 'pragma integrity_check')).toBe('ok');

    const again = createApi((await installation.serve()).url, key);
    const { data } = await again.get('/domains?limit=100');
    expect(data).toHaveLength(21);
    expect(await runSqlite(join(folder, 'copy.db'), 'pragma integrity_check; select hostname from domains')).toBe(
      'ok\nbefore.example',
    );
  },
);
