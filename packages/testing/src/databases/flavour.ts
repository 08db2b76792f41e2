/** The server that stands for MySQL. Both speak its protocol, and differ in the rest. */
export type Flavour = 'mariadb' | 'mysql';

export const flavourNames: Readonly<Record<Flavour, string>> = { mariadb: 'MariaDB', mysql: 'MySQL' };

const VARIABLE = 'LINKVITALS_TEST_FLAVOUR';

/** The flavour of this run: MariaDB, unless `LINKVITALS_TEST_FLAVOUR=mysql`. Then suites run on MySQL alone, without SQLite. */
export function flavourOfRun(env: NodeJS.ProcessEnv = process.env): Flavour {
  const flavour = env[VARIABLE] || 'mariadb';
  if (!(flavour in flavourNames)) throw new Error(`${VARIABLE}=${flavour}: it is mariadb or mysql`);
  return flavour as Flavour;
}
