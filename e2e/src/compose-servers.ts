import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMysqlUser, freshMongoUrl, freshMysqlUrl } from '@linkvitals/testing/databases';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
type Environment = Readonly<Record<string, string>>;

/** URLs of empty databases, in place of the database containers. */
export interface ComposeDatabases {
  readonly mysql: string;
  readonly mongodb: string;
}

/** The environment of the last stage of the Dockerfile. When it sets a name twice, the last value wins. */
async function imageEnvironment(): Promise<Environment> {
  const stages = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m);
  const lines = [...(stages.at(-1) ?? '').matchAll(/^ENV (.+)$/gm)].map(([, words = '']) => words);
  return Object.fromEntries(
    lines.flatMap((words) => words.split(' ')).map((word) => word.split('=') as [string, string]),
  );
}

/** Makes the secrets by `deploy/make-secrets.sh`, and replaces the containers' addresses by the test's databases. */
async function makeSecrets({ mysql, mongodb }: ComposeDatabases): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await promisify(execFile)('sh', [join(root, 'deploy/make-secrets.sh'), folder]);
  const secret = (name: string) => readFile(join(folder, name), 'utf8');
  // The MySQL image makes this user at its first start.
  await createMysqlUser(mysql, { name: 'linkvitals', password: await secret('mysql_password') });
  const { host, pathname } = new URL(mysql);
  const replace = async (name: string, address: RegExp, instead: string): Promise<void> => {
    const text = await secret(name);
    if (!address.test(text)) throw new Error(`${name} does not lead to the container: ${text}`);
    await rm(join(folder, name));
    await writeFile(join(folder, name), text.replace(address, instead));
  };
  await replace('database_url', /mysql:3306\/linkvitals$/, `${host}${pathname}`);
  // The MongoDB of the tests has no users.
  await replace('mongodb_url', /^mongodb:\/\/linkvitals:\w+@mongodb:27017\/linkvitals\?authSource=admin$/, mongodb);
  return folder;
}

/**
 * The environment of each server of compose.yaml, as in its container: that of the image, then its own. Addresses of
 * databases, the folder of secrets and ports (0: any) are replaced. The data folder is left to the caller.
 */
export async function composeServers(databases: ComposeDatabases): Promise<ReadonlyMap<string, Environment>> {
  const secrets = await makeSecrets(databases);
  const { LINKVITALS_DATA_DIR: _, ...image } = await imageEnvironment();
  const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Readonly<Record<string, { readonly image?: string; readonly environment: Environment }>>;
  };
  const servers = Object.entries(services).filter(([, service]) => service.image === 'linkvitals');
  const value = (text: string): string =>
    text.replace(/^\$\{\w+:-(.*)\}$/, '$1').replace(/^\/run\/secrets\//, `${secrets}/`);
  return new Map(
    servers.map(([name, { environment }]) => {
      const own = Object.entries(environment).map(([key, text]) => [key, value(text)] as const);
      return [name, { ...image, ...Object.fromEntries(own), LINKVITALS_METRICS_PORT: '0', LINKVITALS_PORT: '0' }];
    }),
  );
}

/** The same with new databases. @throws Error when there are none */
export async function freshComposeServers(): Promise<readonly Environment[]> {
  const [mysql, mongodb] = [await freshMysqlUrl(), await freshMongoUrl()];
  if (mysql === undefined || mongodb === undefined) throw new Error('The servers of compose.yaml need both databases.');
  return [...(await composeServers({ mysql, mongodb })).values()];
}
