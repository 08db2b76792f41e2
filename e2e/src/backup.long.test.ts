import { join } from 'node:path';
import { runSqlite } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { type Api, createApi, listAll } from './api.ts';
import { createInstallation } from './installation.ts';
import { moveTo, restore, temporaryFolder } from './restore-backup.ts';

/** The number of parallel writers, which make 50 writes a second or more on one core. */
const WRITERS = 4;

/** Adds domains with ascending numbers. `stored` has those that are stored; `begun` counts those under way as well. */
function startWriting(api: Api) {
  const stored = new Set<number>();
  let begun = 0;
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver) {
      begun += 1;
      const number = begun;
      await api.post('/domains', { hostname: `d${number}.example` });
      stored.add(number);
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    stored,
    get begun() {
      return begun;
    },
    async stop(): Promise<void> {
      isOver = true;
      await done;
    },
  };
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'backups of a SQLite file that is written to are whole, by our command and by another client, and take nothing from it: %s',
  async (signal) => {
    const folder = await temporaryFolder();
    const installation = await createInstallation({ DATABASE_URL: '' });
    const file = join(installation.env.LINKVITALS_DATA_DIR ?? '', 'linkvitals.db');
    const server = await installation.serve();
    const key = await installation.newKey();
    const writing = startWriting(createApi(server.url, key));
    const backups: { readonly name: string; readonly before: readonly number[]; readonly begun: number }[] = [];
    const backUp = async (name: string, make: (target: string) => Promise<unknown>) => {
      const before = [...writing.stored];
      await make(join(folder, name));
      backups.push({ name, before, begun: writing.begun });
    };
    const ours = async (target: string) => expect((await installation.run('backup', target)).code).toBe(0);
    const others = (target: string) => runSqlite(file, `vacuum into '${target}'`);
    await expect.poll(() => writing.stored.size).toBeGreaterThan(50);
    await backUp('1', ours);
    await backUp('2', others);
    await backUp('3', ours);
    const meanwhile = () => writing.stored.size - (backups[0]?.before.length ?? 0);
    await expect.poll(meanwhile, { message: 'writes meanwhile' }).toBeGreaterThan(50);
    await writing.stop();
    await server.process.kill(signal);

    expect(await runSqlite(file, 'pragma integrity_check')).toBe('ok');
    expect(await runSqlite(file, 'select count(*) from domains')).toBe(String(writing.stored.size));
    for (const { name, before, begun } of backups) {
      expect(await runSqlite(join(folder, name), 'pragma integrity_check')).toBe('ok');
      const numbers = await runSqlite(join(folder, name), "select trim(hostname, 'd.exampl') from domains");
      const stored = numbers.split('\n').map(Number);
      // The backup is a snapshot: it has everything stored before it began, and nothing begun after it.
      expect(stored).toEqual(expect.arrayContaining([...before]));
      expect(Math.max(...stored)).toBeLessThanOrEqual(begun);
      const elsewhere = await moveTo(`sqlite:${join(folder, `restored-${name}.db`)}`, installation);
      await restore(elsewhere.env.DATABASE_URL ?? '', join(folder, name));
      const api = createApi((await elsewhere.serve()).url, key);
      expect(await listAll(api, '/domains')).toHaveLength(stored.length);
    }
    const again = createApi((await installation.serve()).url, key);
    expect(await listAll(again, '/domains')).toHaveLength(writing.stored.size);
  },
);
