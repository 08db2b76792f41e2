import { migrate, migrationStatus, openDatabase, readConfig } from '@linkvitals/server';
import { Command } from 'commander';
import type { Io } from '../io.ts';

type Database = ReturnType<typeof openDatabase>;

/** `linkvitals migrate status|up` */
export function migrateCommand(io: Io): Command {
  const command = new Command('migrate').description(
    'Bring the database up to date. The server does so when it starts.',
  );
  command
    .command('status')
    .description('Say what has been done and what is left; changes nothing.')
    .action(() => withDatabase(io, (db) => status(io, db)));
  command
    .command('up')
    .description('Run the migrations that are left.')
    .action(() =>
      withDatabase(io, async (db) => {
        const ran = await migrate(db);
        io.stdout.write(
          ran.length === 0 ? 'The database is up to date.\n' : ran.map((name) => `ran ${name}\n`).join(''),
        );
      }),
    );
  return command;
}

async function withDatabase(io: Io, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url: readConfig(io.env).databaseUrl });
  try {
    await work(db);
  } finally {
    await db.close();
  }
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
