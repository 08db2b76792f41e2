import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NodeProcess, spawnNode } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createSetupLink } from '../people/setup/index.ts';
import { describeEachDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { createTestContext, testEnvironment } from '../test-support/test-context.ts';
import { everyWork, password, post, type Work } from './kill.test-support.ts';

// Kills a real process that serves people by kill -9, before a statement chosen at random. LINKVITALS_TEST_KILLS: how
// often.

const KILLS = Number(process.env.LINKVITALS_TEST_KILLS ?? 5);
/** About as many statements as the requests of a round send. A server that outlives its requests is killed then. */
const STATEMENTS = 110;
const SETUP_STATEMENTS = 20;

/**
 * Chooses the statement of a round. Each round has its part of the statements, so that the first dies while all
 * requests are under way.
 */
function statementOf(round: number): number {
  const part = STATEMENTS / KILLS;
  return Math.floor(round * part) + randomInt(1, Math.max(2, Math.floor(part)));
}
const patience = { timeout: KILLS * 60_000 };
const program = fileURLToPath(new URL('serve-until-statement.test-support.ts', import.meta.url));
const env = { ...testEnvironment, LINKVITALS_SIGNUP: 'open' };

interface Server {
  readonly process: NodeProcess;
  readonly url: string;
}

async function serve(url: string, dieBefore = 0): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-kill-'));
  const own = { DATABASE_URL: url, LINKVITALS_DATA_DIR: folder, LINKVITALS_TEST_DIE_BEFORE: `${dieBefore}` };
  const child = spawnNode([program], { env: { ...env, ...own } });
  onTestFinished(async () => {
    await child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const [, address = ''] = await child.waitForLine(/^serving (.+)/);
  return { process: child, url: address };
}

const wholeOrNothing = (done: Readonly<Record<string, boolean>>): boolean => new Set(Object.values(done)).size === 1;
const isDone = (done: Readonly<Record<string, boolean>>): boolean => Object.values(done).every(Boolean);

/** Sends all requests at once and kills the server. @returns statuses; undefined: no answer */
async function sendAndKill({ process, url }: Server, works: readonly Pick<Work, 'send'>[]) {
  const ends = await Promise.allSettled(works.map(({ send }) => send(url)));
  await process.kill('SIGKILL');
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined));
}

describeEachDatabase('kill -9 while people sign up, join, are removed and delete their account', (fresh) => {
  it('leaves nothing half done, and what was not done can be done after the restart', patience, async () => {
    const database = fresh();
    const test = await createTestContext({ db: database.open(), env, now: Date.now() });
    const all: Work[] = [];
    let unanswered = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const works = await everyWork(test, round);
      all.push(...works);
      const dieBefore = statementOf(round);
      const statuses = await sendAndKill(await serve(database.url, dieBefore), works);
      unanswered += statuses.filter((status) => status === undefined).length;
      for (const [index, { name, done }] of works.entries()) {
        const rows = await done();
        expect(wholeOrNothing(rows), `${name}, dead before statement ${dieBefore}: ${JSON.stringify(rows)}`).toBe(true);
        // A caller that got an answer may rely on it.
        const status = statuses[index];
        if (status !== undefined) expect([name, status < 300, isDone(rows)]).toEqual([name, true, true]);
      }
    }
    expect(unanswered).toBeGreaterThan(0);
    const { url } = await serve(database.url);
    for (const { name, send, done } of all) {
      const wasDone = isDone(await done());
      const status = await send(url);
      expect([name, wasDone, status < 300]).toEqual([name, wasDone, !wasDone]);
      expect([name, isDone(await done())]).toEqual([name, true]);
    }
  });
});

describeEachDatabase('kill -9 while the server is set up', (fresh) => {
  it('leaves it as it was or set up, and the same link works after the restart', patience, async () => {
    const database = fresh();
    const { db, services } = await createTestContext({ db: database.open(), env, now: Date.now() });
    await db.knex('accounts').delete(); // the one of the test context
    const token = (await createSetupLink(services, 'https://links.example/'))?.split('#')[1];
    const send = post('/setup', { token, account_name: 'Team', email: 'ada@example.com', name: 'Ada', password });
    const tables = ['accounts', 'users', 'memberships', 'sessions'];
    const counts = async () => {
      const rows = await Promise.all(tables.map((table) => db.knex(table).select('*')));
      return rows.map(({ length }) => length).join();
    };
    let kills = 0;
    while (kills < KILLS && (await counts()) === '0,0,0,0') {
      kills += 1;
      const dieBefore = randomInt(1, SETUP_STATEMENTS);
      const [status] = await sendAndKill(await serve(database.url, dieBefore), [{ send }]);
      const found = await counts();
      expect(['0,0,0,0', '1,1,1,1'], `dead before statement ${dieBefore}`).toContain(found);
      if (status !== undefined) expect([status, found]).toEqual([201, '1,1,1,1']);
    }
    const wasSetUp = (await counts()) === '1,1,1,1';
    expect(await send((await serve(database.url)).url)).toBe(wasSetUp ? 409 : 201);
    expect(await counts()).toBe('1,1,1,1');
    expect(await db.knex('one_time_links')).toEqual([]);
  });
});
