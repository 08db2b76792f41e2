import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Config, readConfig } from '@linkvitals/server';

/** The folder of all fixtures: in it one folder for each version, named by it. */
export const fixtures = fileURLToPath(new URL('../../upgrades/', import.meta.url));

export const kinds = ['sqlite', 'mariadb', 'mysql'] as const;
export type Kind = (typeof kinds)[number];

/** Key that encrypts the secrets in all fixtures. It protects nothing. */
const SECRET_KEY = Buffer.alloc(32, 'linkvitals').toString('base64');

/** A fixture beside its database: how it is opened, and what people saw in it before any upgrade. */
export interface About {
  /** The last migration that its database has run. */
  readonly migration: string;
  /** Time at which its server stopped, epoch ms. */
  readonly at: number;
  /** An API key. */
  readonly key: string;
  /** Responses to people, by their path. */
  readonly seen: Readonly<Record<string, unknown>>;
}

/** File of a version's database, a backup that is compressed with Brotli; and the file with what people saw in it. */
export const filesOf = (version: string, kind: Kind): { readonly backup: string; readonly about: string } => ({
  backup: join(fixtures, version, `${kind}.br`),
  about: join(fixtures, version, `${kind}.json`),
});

/** Versions that have a fixture of this kind. */
export const versionsOf = (kind: Kind): string[] =>
  readdirSync(fixtures).filter((version) => existsSync(filesOf(version, kind).about));

export const readAbout = (version: string, kind: Kind): About =>
  JSON.parse(readFileSync(filesOf(version, kind).about, 'utf8'));

/** Unpacks the backup of a fixture into a new temporary folder, which the caller removes. */
export async function unpack(version: string, kind: Kind): Promise<{ readonly folder: string; readonly file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-fixture-'));
  const file = join(folder, 'backup');
  await writeFile(file, brotliDecompressSync(readFileSync(filesOf(version, kind).backup)));
  return { folder, file };
}

/** Settings of every server on a fixture: without work in the background, which would change what people see. */
export const settingsOf = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  LINKVITALS_DATA_DIR: dataDir,
  LINKVITALS_SECRET_KEY: SECRET_KEY,
  LINKVITALS_PORT: '0',
  LINKVITALS_PUBLIC_URL: 'http://localhost:8080',
  LINKVITALS_DASHBOARD: 'off',
  LINKVITALS_LOG_LEVEL: 'error',
});

export const quietConfig = (databaseUrl: string, dataDir: string): Config =>
  readConfig({ ...settingsOf(databaseUrl, dataDir), LINKVITALS_ROLES: 'api' });
