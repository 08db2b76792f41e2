import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.ts';

export type Family = 'MariaDB' | 'MySQL';

/** Names of the program, the preferred one first. MariaDB's program may also have the name of MySQL's. */
const names: Readonly<Record<Family, readonly string[]>> = {
  MariaDB: ['mariadb-dump', 'mysqldump'],
  MySQL: ['mysqldump'],
};

const packages: Readonly<Record<Family, string>> = {
  MariaDB: 'the client programs of MariaDB (Debian: mariadb-client)',
  MySQL: 'the client programs of MySQL (mysql-client or mysql-community-client)',
};

export const familyOf = (version: string): Family => (/mariadb/i.test(version) ? 'MariaDB' : 'MySQL');

/** Output of the program's `--version`; undefined when there is no program of that name. */
async function versionOf(program: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(program, ['--version'], { env })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Finds the program that dumps a database of this family. The program of the other family is not used, because neither
 * makes reliable dumps of the other's databases.
 * @param env Its PATH is searched.
 * @throws OperatorError when there is none
 */
export async function findDumpProgram(family: Family, env: NodeJS.ProcessEnv): Promise<string> {
  for (const name of names[family]) {
    const version = await versionOf(name, env);
    if (version !== undefined && familyOf(version) === family) return name;
  }
  throw new OperatorError(
    `The database is ${family}: its backup is made by ${names[family][0]} of ${family}, which is not in the PATH. Install ${packages[family]}, or run it where it is (docs/operations.md, "Backup and restore").`,
  );
}
