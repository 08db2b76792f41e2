import {
  backUpBeforeMigration,
  migrate,
  migrateDown,
  migrationStatus,
  type openDatabase,
  readConfig,
  repairMigrations,
  withoutServers,
} from '@linkvitals/server';
import { Command } from 'commander';
import { exitCodes, type Io, UsageError } from 'linkvitals';
import { withDatabase } from '../operator-database.ts';

type Database = ReturnType<typeof openDatabase>;

const downNotes = `
Back up and stop all servers first: while one runs, the command refuses. It undoes the latest migration, or all after the
one of --to (its name as \`migrate status\` prints it, or its number; 0 undoes all). Tables and columns are removed with
their data. If there is any data in them, the command refuses without --discard-data.`;

const repairNotes = `
Back up and stop all servers first. Every step that has run keeps a checksum of its statements, and a server does not start
where one differs: an unreleased version made the database, or steps were edited. The command compares the tables with those
of this version. If they are the same, it records the checksums; it never changes a table.`;

/** Makes the commands `linkvitals migrate status|up|down|repair`. */
export function migrateCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('migrate');
  command
    .command('status')
    .description('List the migrations that have run and that are pending; changes nothing.')
    .action(() => withDatabase(io, (db) => status(io, db)));
  command
    .command('up')
    .description('Run the pending migrations.')
    .option('--new-database', 'make a new database although there is the key of one that is gone')
    .action(({ newDatabase }: { newDatabase?: true }) =>
      withDatabase(io, (db) => up(io, db), { mayMake: true, mayReplace: newDatabase === true }),
    );
  command
    .command('down')
    .description('Undo migrations, to go back to an older version.')
    .option('--to <migration>', 'undo all migrations after this one (default: only the latest is undone)')
    .option('--discard-data', 'continue even if stored data is lost')
    .addHelpText('after', downNotes)
    .action((options: DownOptions) => withDatabase(io, async (db) => finish(await down(io, db, options))));
  command
    .command('repair')
    .description('Record the checksums of migrations, if the tables are those of this version.')
    .addHelpText('after', repairNotes)
    .action(() => withDatabase(io, async (db) => finish(await repair(io, db))));
  return command;
}

async function repair({ stdout, stderr }: Io, db: Database): Promise<number> {
  const result = await withoutServers(db, () => repairMigrations(db));
  if ('unknown' in result) {
    throw new UsageError(`Nothing was done: a newer version has migrated the database (${result.unknown.join(', ')}).`);
  }
  if ('differing' in result) {
    const tables = result.differing.map((name) => `  ${name}\n`).join('');
    stderr.write(
      `Nothing was done, because these tables are not those of this version:\n${tables}An unreleased version made the database. Export what you need with that version (reports and issues as CSV or JSON),\nthen start this version with a new data folder or database.\n`,
    );
    return exitCodes.failed;
  }
  const { repaired } = result;
  stdout.write(
    repaired.length === 0 ? 'There is nothing to repair.\n' : repaired.map((name) => `repaired ${name}\n`).join(''),
  );
  return exitCodes.ok;
}

async function up({ env, stdout, stderr }: Io, db: Database): Promise<void> {
  const backup = await backUpBeforeMigration(db, readConfig(env).upgradeBackups);
  if (backup !== undefined) stderr.write(`Backed up the database before its migration: ${backup}\n`);
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
  const { applied, pending, unknown, changed } = await migrationStatus(db);
  const lines = [
    ...applied.map((name) => (changed.includes(name) ? `changed  ${name} (see: migrate repair)` : `done     ${name}`)),
    ...pending.map((name) => `pending  ${name}`),
    ...unknown.map((name) => `unknown  ${name} (of a newer version)`),
  ];
  io.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
