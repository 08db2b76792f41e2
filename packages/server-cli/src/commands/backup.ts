import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backUp, type Config, keyFile, readConfig } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from 'linkvitals';

const notes = `
Of SQLite it writes a database that can be put in the place of the old one; of MySQL and MariaDB a dump in SQL, by
mysqldump or mariadb-dump, which must be installed. It is written under another name, checked, and renamed when it is
whole. The secret key is not in it: keep that apart. Restore: docs/operations.md, "Backup and restore".`;

/** Makes the command `linkvitals backup`. */
export function backupCommand(io: Io): Command {
  return new Command('backup')
    .argument('<file>', 'what to write; its folder must exist')
    .option('--force', 'replace an older backup of that name')
    .addHelpText('after', notes)
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const config = readConfig(io.env);
      const target = resolve(io.cwd, file);
      const { databaseUrl } = config;
      const { from, bytes, by } = await backUp({ databaseUrl, file: target, overwrite: force, env: io.env });
      io.stderr.write(`Backed up ${from}: ${bytes} bytes, for this user only (${by}).\n`);
      io.stderr.write('In it: everything that is stored, secrets among it as ciphertext.\n');
      io.stderr.write(`Not in it: the settings of the environment, and the secret key. ${await aboutKey(config)}\n`);
      io.stdout.write(`${target}\n`);
    });
}

async function aboutKey(config: Config): Promise<string> {
  const why = 'what it encrypts is lost without it (docs/configuration.md, "What the secret key encrypts").';
  if (config.secretKeys.length > 0) return `Keep the value of LINKVITALS_SECRET_KEY apart from it: ${why}`;
  const file = keyFile(config);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return `Keep a copy of ${file} apart from it: ${why}`;
  return `WARNING: there is no ${file}. Find the key that the server uses, and keep a copy apart from it: ${why}`;
}
