import { freshMysqlUrl, recordCommands } from '@linkvitals/testing/databases';
import { freshDatabases } from '@linkvitals/testing/own-databases';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startServer } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { KnexBackend } from '../src/jobs/backend/index.ts';
import { sqliteClient } from '../src/storage/connection/sqlite-client.ts';
import { openDatabase } from '../src/storage/index.ts';
import { testEnvironment } from '../src/test-support/test-context.ts';

/**
 * Records from now on every statement that this process sends to SQLite, or every command that goes over the connection
 * to MySQL.
 */
async function recordEverything(url: string): Promise<{ readonly url: string; readonly sent: readonly string[] }> {
  if (!url.startsWith('sqlite:')) {
    const recorder = await recordCommands(url);
    onTestFinished(() => recorder[Symbol.asyncDispose]());
    return { url: recorder.url, sent: recorder.commands };
  }
  const sent: string[] = [];
  const query: (...args: unknown[]) => Promise<unknown> = Reflect.get(sqliteClient.prototype, '_query');
  const spy = vi.spyOn(sqliteClient.prototype as never, '_query' as never) as ReturnType<typeof vi.fn>;
  spy.mockImplementation(function (this: unknown, connection: unknown, statement: unknown) {
    sent.push((statement as { sql?: string }).sql ?? String(statement));
    return query.call(this, connection, statement);
  });
  onTestFinished(() => void spy.mockRestore());
  return { url, sent };
}

/** Recognises a statement that only a sweep sends. */
const isSweep = (sql: string): boolean => sql.includes('as `schedules`');

/** Starts a server and counts the statements that it sends while it has nothing to do. */
async function expectFewStatements(databaseUrl: string): Promise<void> {
  const { url, sent } = await recordEverything(databaseUrl);
  const env = { ...testEnvironment, LINKVITALS_PORT: '0', DATABASE_URL: url };
  const server = await startServer(readConfig(env));
  onTestFinished(() => server.stop());
  const sweeps = () => sent.filter(isSweep).length;
  // The first sweep includes the costs of a start. Between the second and the third only idle statements are sent.
  await expect.poll(sweeps).toBe(2);
  const [before, began] = [sent.length, performance.now()];
  await expect.poll(sweeps).toBe(3);
  const seconds = (performance.now() - began) / 1_000;
  const idle = sent.slice(before);
  expect(idle.length, idle.join('\n')).toBeLessThanOrEqual(Math.ceil(seconds));
  // The alarms were read at least three times meanwhile.
  expect(idle.filter((sql) => sql.includes('agenda_jobs')).length).toBeGreaterThan(2);

  // The next read of the alarms finds one that another process sets.
  const db = openDatabase({ url: databaseUrl });
  onTestFinished(() => db.close());
  const { repository } = new KnexBackend({ db });
  const looks = () => sent.filter((sql) => sql.includes('exists') && sql.includes('agenda_jobs')).length;
  const alarm = { name: 'run-crawl', priority: 0, type: 'normal', nextRunAt: new Date(), data: { id: 'x' } } as const;
  const seen = looks();
  await repository.saveJob(alarm, undefined);
  await expect.poll(async () => (await repository.queryJobs()).total).toBe(0);
  expect(looks() - seen).toBeLessThanOrEqual(4);
}

// Both databases are tested at once, because the test does nothing but wait.
it('a server with nothing to do sends one statement a second at most: alarms, sweep and outages together', async () => {
  const file = await freshDatabases('sqlite');
  onTestFinished(() => file[Symbol.asyncDispose]());
  const onServer = await freshMysqlUrl();
  const urls = onServer === undefined ? [file.databaseUrl] : [file.databaseUrl, onServer];
  await Promise.all(urls.map(expectFewStatements));
});
