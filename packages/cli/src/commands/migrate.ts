import { migrate, migrateDown, migrationStatus, type openDatabase, withoutServers } from '@linkvitals/server';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { withDatabase } from '../operator-database.ts';
import { UsageError } from '../usage-error.ts';

type Database = ReturnType<typeof openDatabase>;

const downNotes = `
Stop the servers first: while one runs it does nothing. It undoes the latest migration, or all that come after the one that is named with --to (its name
as \`migrate status\` prints it, or its number; 0 undoes all). Tables and columns that go take their data with them: with
any data in them nothing is done unless --discard-data is given. Back up before.`;

/** `linkvitals migrate status|up|down` */
export function migrateCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('migrate');
  command
    .command('status')
    .description('Say what has been done and what is left; changes nothing.')
    .action(() => withDatabase(io, (db) => status(io, db)));
  command
    .command('up')
    .description('Run the migrations that are left.')
    .action(() => withDatabase(io, (db) => up(io, db), { mayMake: true }));
  command
    .command('down')
    .description('Undo migrations, to go back to a version before.')
    .option('--to <migration>', 'the migration that shall be the last (default: all but the latest stay)')
    .option('--discard-data', 'go on although stored data is lost')
    .addHelpText('after', downNotes)
    .action((options: DownOptions) => withDatabase(io, async (db) => finish(await down(io, db, options))));
  return command;
}

async function up({ stdout }: Io, db: Database): Promise<void> {
  const ran = await migrate(db);
  stdout.write(ran.length === 0 ? 'The database is up to date.\n' : ran.map((name) => `ran ${name}\n`).join(''));
}

interface DownOptions {
  readonly to?: string;
  readonly discardData?: true;
}

async function down({ stdout, stderr }: Io, db: Database, options: DownOptions): Promise<number> {
  const result = await withoutServers(db, () => migrateDown(db, options));
  if ('unknown' in result) {
    const names = result.unknown.join(', ');
    throw new UsageError(
      `Nothing was done: ${names} is no migration that has run here and that this version knows. See: migrate status`,
    );
  }
  if ('loss' in result) {
    const lost = result.loss.map((what) => `  ${what}\n`).join('');
    stderr.write(`Nothing was done, because this would be lost:\n${lost}Back up, then add --discard-data.\n`);
    return exitCodes.failed;
  }
  const { undone } = result;
  stdout.write(undone.length === 0 ? 'There is nothing to undo.\n' : undone.map((name) => `undid ${name}\n`).join(''));
  return exitCodes.ok;
}

async function status(io: Io, db: Database): Promise<void> {
  const { applied, pending, unknown } = await migrationStatus(db);
  const lines = [
    ...applied.map((name) => `done     ${name}`),
    ...pending.map((name) => `pending  ${name}`),
    ...unknown.map((name) => `unknown  ${name} (of a newer version)`),
  ];
  io.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
