import {
  addSecretKey,
  countLost,
  readConfig,
  refuseMissingDatabase,
  resetLost,
  rotateKey,
  withoutServers,
} from '@linkvitals/server';
import { Command } from 'commander';
import { exitCodes, type Io } from 'linkvitals';
import { withDatabase } from '../operator-database.ts';
import { withServices } from '../operator-services.ts';

const resetNotes = `
Webhooks get other signing secrets, which nobody knows: rotate each with POST /api/v1/webhooks/{webhook_id}/secret/rotate
to see one. Custom headers and targets of chats are removed: set them anew. Stop the servers before, start them after:
while one runs nothing is done.`;

/** Makes the commands `linkvitals secrets add-key|rotate-key|reset`. */
export function secretsCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('secrets');
  command
    .command('add-key')
    .description('Put a new key first in the key file; the other keys still decrypt.')
    .action(async () => {
      const config = readConfig(io.env);
      if (config.secretKeys.length === 0) await refuseMissingDatabase(config.databaseUrl);
      const file = await addSecretKey(config);
      io.stderr.write(`${file} has a new key, the first. Next: \`secrets rotate-key\`\n`);
    });
  command
    .command('rotate-key')
    .description('Encrypt secrets of other keys again with the first key. If it is interrupted, run it again.')
    .action(async () => finish(await rotate(io)));
  command
    .command('reset')
    .description('Replace or remove secrets that no key decrypts, after the key was lost. Other secrets stay.')
    .option('--yes-i-lost-the-key', 'really do it; without this option it only lists the secrets')
    .addHelpText('after', resetNotes)
    .action(async ({ yesILostTheKey = false }: { yesILostTheKey?: boolean }) =>
      finish(await (yesILostTheKey ? reset(io) : preview(io))),
    );
  return command;
}

async function rotate(io: Io): Promise<number> {
  const { keyId, done } = await withServices(io, async (services) => {
    const result = await rotateKey(services);
    return { keyId: services.secrets.keyId, done: result };
  });
  io.stdout.write(`${done.sealed} rows encrypted anew with the key ${keyId}.\n`);
  if (done.changed > 0) {
    io.stderr.write(`${done.changed} rows kept changing: restart the servers, so that they use the first key too.\n`);
  }
  if (done.unreadable > 0) {
    io.stderr.write(`${done.unreadable} rows cannot be decrypted with any of the keys; they are as they were.\n`);
  }
  if (done.changed + done.unreadable > 0) return exitCodes.failed;
  io.stderr.write('No row needs another key. Restart the servers and run this once more, then take the others away.\n');
  return exitCodes.ok;
}

const ALL_WELL = 'Everything that is encrypted can be decrypted. Nothing was done.\n';

async function preview(io: Io): Promise<number> {
  const lost = await withServices(io, (services) => countLost(services));
  if (lost.length === 0) {
    io.stderr.write(ALL_WELL);
    return exitCodes.ok;
  }
  for (const { rows, what } of lost) io.stderr.write(`  ${rows} ${what}\n`);
  io.stderr.write(
    'cannot be decrypted. Nothing was done. Put the key back if you have a copy of it; if not, add --yes-i-lost-the-key.\n',
  );
  return exitCodes.failed;
}

async function reset(io: Io): Promise<number> {
  // A running server has the key, maybe from a place that this command cannot see. So this is checked before a key file
  // is made.
  const done = await withDatabase(io, (db) => withoutServers(db, () => withServices(io, resetLost)));
  if (done.length === 0) io.stderr.write(ALL_WELL);
  for (const { rows, what, table, ids, lasts } of done) {
    io.stderr.write(`${rows} ${what} replaced or removed.\n`);
    if (lasts) io.stdout.write(ids.map((id) => `${table} ${id}\n`).join(''));
  }
  return exitCodes.ok;
}
