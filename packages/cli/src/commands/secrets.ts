import { addSecretKey, readConfig, rotateKey } from '@linkvitals/server';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { withServices } from '../operator-services.ts';

/** `linkvitals secrets add-key|rotate-key` */
export function secretsCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('secrets').description(
    'Change the key that signing secrets and custom headers are encrypted with. Works while the server runs.',
  );
  command
    .command('add-key')
    .description('Put a new key in front of those of the key file; the others go on decrypting.')
    .action(async () => {
      const file = await addSecretKey(readConfig(io.env));
      io.stderr.write(`${file} has a new key, the first. Next: \`secrets rotate-key\`\n`);
    });
  command
    .command('rotate-key')
    .description('Encrypt with the first key what is encrypted with another. Cut off, it is run again.')
    .action(async () => finish(await rotate(io)));
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
