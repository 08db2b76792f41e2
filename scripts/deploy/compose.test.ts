import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig, variables } from '@linkvitals/server';
import { Ajv } from 'ajv';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: unknown;
  readonly volumes?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose = async (): Promise<Compose> => parse(await read('compose.yaml'), { merge: true });

async function makeSecrets(): Promise<{ folder: string; secrets: Record<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const make = () => promisify(execFile)('sh', [join(root, 'deploy/make-secrets.sh'), folder]);
  const all = async () =>
    Object.fromEntries(
      await Promise.all(
        (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
      ),
    );
  await make();
  const secrets = await all();
  await make();
  expect(await all()).toEqual(secrets); // a second run changes nothing
  return { folder, secrets };
}

describe('compose.yaml', () => {
  it('is what the Compose specification allows', async () => {
    const validate = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true }).compile(
      JSON.parse(await read('scripts/deploy/schemas/compose-spec.json')),
    );
    expect(validate(await compose()), JSON.stringify(validate.errors)).toBe(true);
    const broken = { services: { a: { image: 'x', restarts: 'always' } } };
    expect(validate(broken)).toBe(false);
  });

  it('gives the servers settings that they take, each secret from a file that make-secrets.sh makes', async () => {
    const { services, secrets: declared } = await compose();
    const { folder, secrets } = await makeSecrets();
    expect(
      Object.values(declared)
        .map(({ file }) => file.replace('./secrets/', ''))
        .sort(),
    ).toEqual(Object.keys(secrets).sort());
    for (const name of ['server-1', 'server-2']) {
      const service = services[name] ?? expect.fail(`no ${name}`);
      const env = Object.entries(service.environment).map(([key, value]) => {
        const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
        if (secret !== undefined) expect(service.secrets).toContain(secret);
        return [key, secret === undefined ? value.replace(/^\$\{\w+:-(.*)\}$/, '$1') : join(folder, secret)];
      });
      expect(readConfig(Object.fromEntries(env))).toMatchObject({
        databaseUrl: `mysql://linkvitals:${secrets.mysql_password}@mysql:3306/linkvitals`,
        mongodbUrl: expect.stringContaining(`linkvitals:${secrets.mongodb_password}@mongodb:27017`),
        secretKeys: [secrets.secret_key],
        metricsToken: secrets.metrics_token,
      });
    }
  });

  it('takes the roles of the servers from the environment, as docs/operations.md says', async () => {
    const { services } = await compose();
    for (const name of ['server-1', 'server-2']) {
      expect(services[name]?.environment.LINKVITALS_ROLES).toBe(
        `\${LINKVITALS_ROLES:-${variables.LINKVITALS_ROLES.fallback}}`,
      );
    }
    expect(await read('docs/operations.md')).toContain(
      '`LINKVITALS_ROLES=api docker compose up --detach server-1 server-2`',
    );
  });

  it('has no secret in an environment, and no database that is reached from outside', async () => {
    const { services } = await compose();
    for (const [name, { environment, ports, networks }] of Object.entries(services)) {
      const bare = Object.keys(environment).filter(
        (key) => /(PASSWORD|SECRET|KEY|TOKEN|_URL)$/.test(key) && !/PUBLIC_URL/.test(key),
      );
      expect(bare, name).toEqual([]);
      if (name.startsWith('server')) continue;
      expect([ports, networks], name).toEqual([undefined, ['back']]);
    }
  });

  it('gives no container a right that it does not need, and no database more memory than it says', async () => {
    const { services } = await compose();
    for (const [name, service] of Object.entries(services)) {
      expect([service.cap_drop, service.security_opt], name).toEqual([['ALL'], ['no-new-privileges:true']]);
      if (name.startsWith('server')) expect(service.cap_add, name).toBeUndefined();
      else expect([service.cap_add?.length, service.mem_limit], name).toEqual([4, expect.stringMatching(/:-\dg\}$/)]);
    }
  });

  it('keeps what must be kept in volumes and knows when a database is up', async () => {
    const { services } = await compose();
    expect(services.mysql).toMatchObject({ volumes: ['mysql:/var/lib/mysql'], healthcheck: expect.anything() });
    expect(services.mongodb).toMatchObject({ volumes: ['mongodb:/data/db'], healthcheck: expect.anything() });
  });
});

describe('the time to stop', () => {
  it('given by Compose and systemd is longer than the drain of the server', async () => {
    const app = await read('packages/server/src/app.ts');
    const limits = [...app.matchAll(/_ENDS?_WITHIN = ([\d_]+);/g)].map(([, ms = '']) => Number(ms.replaceAll('_', '')));
    expect(limits).toHaveLength(3);
    const drain = limits.reduce((sum, ms) => sum + ms, 0) / 1000;
    expect(drain).toBeLessThanOrEqual(35);
    expect(Number(/stop_grace_period: (\d+)s/.exec(await read('compose.yaml'))?.[1])).toBeGreaterThan(drain);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(await read('deploy/linkvitals.service'))?.[1])).toBeGreaterThan(drain);
  });
});
