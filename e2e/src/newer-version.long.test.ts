import { openDatabase } from '@linkvitals/server';
import { startSubscriber } from '@linkvitals/testing';
import { describeDatabases } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { setStage } from './staged-domain.ts';

/** Migrates as the first start of a newer version would: adds a table and a column that this version does not know. */
async function migrateAsNewer(url: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    await db.knex.schema.createTable('newer_things', (table) => void table.string('id', 36).primary());
    await db.knex.schema.alterTable('domains', (table) => void table.text('newer').nullable());
    await db.knex('linkvitals_migrations').insert({ name: '9999-newer-things', batch: 9 });
  } finally {
    await db.close();
  }
}

describeDatabases('a database that a newer version has migrated', (open) => {
  it('is worked on by an older server that runs, and refused by one that starts', async () => {
    const url = await open();
    const { installation, server, api, domainId } = await setStage({ pages: 5, env: { DATABASE_URL: url } });
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    await migrateAsNewer(url);

    await api.post('/webhooks', { url: subscriber.url, events: ['crawl.completed'] });
    const { id } = await api.post(`/domains/${domainId}/crawls`);
    await subscriber.waitFor((request) => request.headers['x-service-event'] === 'crawl.completed');
    expect(await api.get(`/crawls/${id}`)).toMatchObject({ state: 'completed', stats: { pages_crawled: 5 } });
    await api.patch(`/domains/${domainId}`, { settings: { email_alerts: false } });
    expect(await server.process.kill('SIGTERM')).toMatchObject({ code: 0 });

    const restarted = await installation.open();
    expect(await restarted.process.exited).toMatchObject({ code: 1 });
    expect(restarted.process.stderr).toMatch(
      /A newer version of Linkvitals has migrated .*9999-newer-things.*Start that version, or go back/,
    );
  });
});
