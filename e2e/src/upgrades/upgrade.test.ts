import { rm } from 'node:fs/promises';
import { migrationStatus, openDatabase, startServer } from '@linkvitals/server';
import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { owner } from '../../../examples/demo/src/keep/people.ts';
import { restore } from '../restore-backup.ts';
import { type Kind, quietConfig, readAbout, unpack, versionsOf } from './fixture.ts';
import { lookWith, signInTo } from './look.ts';

async function kindOf(url: string): Promise<Kind> {
  if (url.startsWith('sqlite:')) return 'sqlite';
  const db = openDatabase({ url });
  const [{ version } = { version: '' }] = await db.knex.select<{ version: string }[]>(
    db.knex.raw('version() as version'),
  );
  await db.close();
  return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
}

async function statusOf(url: string): ReturnType<typeof migrationStatus> {
  const db = openDatabase({ url });
  try {
    return await migrationStatus(db);
  } finally {
    await db.close();
  }
}

/** Starts a server that believes it is the time of the fixture: what is kept for some days is then kept. */
async function serve(url: string, folder: string, at: number): Promise<string> {
  const start = Date.now();
  const clock = { now: () => at + Date.now() - start };
  const server = await startServer(quietConfig(url, folder), { clock });
  onTestFinished(() => server.stop());
  await server.ready;
  return server.url;
}

describeEveryDatabase(
  'a database that a released version has filled',
  (open) => {
    it('is migrated by the servers that start, and people see in it what they saw before', async () => {
      const empty = await open();
      const kind = await kindOf(empty);
      expect(versionsOf(kind)).not.toEqual([]);
      for (const [index, version] of versionsOf(kind).entries()) {
        const { migration, at, key, seen } = readAbout(version, kind);
        const { folder, file } = await unpack(version, kind);
        onTestFinished(() => rm(folder, { recursive: true }));
        const url = index === 0 ? empty : await open();
        await restore(url, file);
        expect((await statusOf(url)).applied.at(-1)).toBe(migration);

        // One SQLite file belongs to one server.
        const places = kind === 'sqlite' ? [folder] : [folder, folder];
        const servers = await Promise.all(places.map((place) => serve(url, place, at)));
        expect(await statusOf(url)).toMatchObject({ pending: [], unknown: [], changed: [] });
        for (const server of servers) {
          const look = await signInTo(server, owner.email);
          for (const [path, before] of Object.entries(seen)) {
            const now = await look(path);
            expect({ version, path, now }).toMatchObject({ version, path, now: before });
          }
          const asProgram = lookWith(server, { authorization: `Bearer ${key}` });
          expect((await asProgram('/api/v1/domains')).data).toHaveLength(3);
        }
      }
    });
  },
  { short: 'sqlite' },
);
