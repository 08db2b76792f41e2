// npm run upgrade-fixtures: makes the fixtures of this version, a filled database of each kind and what people see in
// it. The server of this version writes them, called as people and programs call it, over 90 days of its clock. Takes
// some minutes. Call it before a release whose migrations no fixture has; `release:prepare` says so.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { backUp, migrationStatus, openDatabase, readConfig, startServer, version } from '@linkvitals/server';
import { freshDatabases } from '@linkvitals/testing/own-databases';
import { TOTP } from 'otpauth';
import { admin, editor, owner, signIn } from '../../../examples/demo/src/keep/people.ts';
import { DOCS } from '../../../examples/demo/src/keep/sites/names.ts';
import { type KeepWorld, startKeepWorld } from '../../../examples/demo/src/keep/start-keep-world.ts';
import { type History, writeHistory } from '../../../examples/demo/src/keep/write-history.ts';
import { type About, filesOf, fixtures, type Kind, kinds, quietConfig, settingsOf } from './fixture.ts';
import { lookAround, signInTo } from './look.ts';

const wanted = process.argv.slice(2);
mkdirSync(join(fixtures, version), { recursive: true });
for (const kind of wanted.length === 0 ? kinds : kinds.filter((one) => wanted.includes(one))) await make(kind);

async function make(kind: Kind): Promise<void> {
  await using databases = await freshDatabases(kind === 'sqlite' ? kind : `${kind}-alone`);
  const { databaseUrl } = databases;
  await using world = await startKeepWorld(settingsOf(databaseUrl, ''));
  const history = await writeHistory(world, new AbortController().signal);
  if (history === undefined) throw new Error('the history was not written');
  await fillOtherTables(world);
  const at = Date.now();
  const { backup, about } = filesOf(version, kind);
  const file = join(world.folder, 'backup');
  await backUp({ databaseUrl, file, overwrite: false, env: process.env });
  const packed = brotliCompressSync(readFileSync(file));
  writeFileSync(backup, packed);
  const described = {
    migration: await lastMigration(databaseUrl),
    at,
    key: history.key,
    seen: await see(world, history),
  };
  writeFileSync(about, inLines(described));
  console.log(`${backup}: ${packed.length >> 10} kB, ${described.migration}`);
}

/** JSON with one line for each response, so that a difference between two versions can be read. */
function inLines({ seen, ...about }: About): string {
  const lines = Object.entries(seen).map(([path, body]) => `${JSON.stringify(path)}: ${JSON.stringify(body)}`);
  return `${JSON.stringify(about).slice(0, -1)}, "seen": {\n${lines.join(',\n')}\n}}\n`;
}

/** Makes what the demo has not: one-time codes, a webhook of one domain, a chat, branding. */
async function fillOtherTables({ settings, tickets }: KeepWorld): Promise<void> {
  const server = await startServer(readConfig(settings));
  try {
    const alan = await signIn(server.url, editor);
    const { secret } = await alan.me.startTotp();
    await alan.me.confirmTotp({ code: new TOTP({ secret }).generate() });
    const ada = await signIn(server.url, owner);
    const [docs] = await ada.domains.list({ q: DOCS }).toArray({ limit: 1 });
    if (docs === undefined) throw new Error(`there is no ${DOCS}`);
    await ada.webhooks.create({ url: `${tickets.url}/docs`, events: ['crawl.completed'], domain_ids: [docs.id] });
    await ada.branding.update({ name: 'Harbour Web Care', colour: '#1f4e79' });
    await ada.notifications.updateSettings({ email_recipients: [owner.email, admin.email] });
  } finally {
    await server.stop();
  }
}

async function lastMigration(url: string): Promise<string> {
  const db = openDatabase({ url });
  const { applied } = await migrationStatus(db);
  await db.close();
  return applied.at(-1) ?? '';
}

async function see({ settings, folder }: KeepWorld, history: History): Promise<Record<string, unknown>> {
  const server = await startServer(quietConfig(settings.DATABASE_URL ?? '', folder));
  try {
    const shared = [history.report, history.badge].map((url) => new URL(url).pathname);
    return await lookAround(await signInTo(server.url, owner.email), shared);
  } finally {
    await server.stop();
  }
}
