import { startSubscriber } from '@linkvitals/testing';
import { freshMysqlUrl, recordCommands } from '@linkvitals/testing/databases';
import { freshDatabases } from '@linkvitals/testing/own-databases';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startServer } from '../src/app.ts';
import { sendTest } from '../src/outgoing/deliveries/index.ts';
import { createWebhook } from '../src/outgoing/webhooks/index.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { sqliteClient } from '../src/platform/storage/connection/sqlite-client.ts';
import { openDatabase } from '../src/platform/storage/index.ts';
import { createTestContext, testEnvironment } from '../src/test-support/test-context.ts';

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

/** Recognises a look for due work that is no sweep: every look has a search for due deliveries. */
const isLook = (sql: string): boolean => sql.includes(') as `deliveries`') && !isSweep(sql);

/** Starts a server and counts the statements that it sends while it has nothing to do. */
async function expectFewStatements(databaseUrl: string): Promise<void> {
  const { url, sent } = await recordEverything(databaseUrl);
  const allowHttp = { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' };
  const env = { ...testEnvironment, ...allowHttp, LINKVITALS_PORT: '0', DATABASE_URL: url };
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
  // At least three looks happened meanwhile.
  expect(idle.filter(isLook).length).toBeGreaterThan(2);

  // The next look finds work that another process writes.
  const db = openDatabase({ url: databaseUrl });
  const other = await createTestContext({ db, env: allowHttp });
  const subscriber = await startSubscriber();
  onTestFinished(async () => {
    await subscriber.close();
    await other.close();
    await db.close();
  });
  const { endpoint } = await createWebhook(other.ctx, { url: subscriber.url, events: ['crawl.failed'] });
  await sendTest(other.ctx, { webhookId: endpoint.id });
  const written = sent.length;
  await subscriber.waitFor(() => true);
  const since = sent.slice(written);
  // A claim reads the slots of the endpoint. The sweep may look meanwhile, and leaves alone what is new.
  const claim = since.findIndex((sql) => sql.includes('slot_1'));
  const untilClaim = since.slice(0, Math.max(0, claim));
  expect(untilClaim.filter(isLook).length).toBeLessThanOrEqual(2);
}

// Both databases are tested at once, because the test does nothing but wait.
it('a server with nothing to do sends one statement a second at most: alarms, sweep and outages together', async () => {
  const file = await freshDatabases('sqlite');
  onTestFinished(() => file[Symbol.asyncDispose]());
  const onServer = await freshMysqlUrl();
  const urls = onServer === undefined ? [file.databaseUrl] : [file.databaseUrl, onServer];
  await Promise.all(urls.map(expectFewStatements));
});
