import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificates } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, configWarnings, readConfig } from './config.ts';
import { variables } from './variables.ts';

describe('readConfig', () => {
  it('has a usable default for every setting', () => {
    expect(readConfig({}).databaseUrl).toMatch(/^sqlite:.*linkvitals\.db$/);
    expect(readConfig({}).retryScheduleSeconds).toEqual([60, 300, 900]);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ LINKVITALS_PORT: '' }).port).toBe(8080);
  });

  it('lists every fault at once, unknown settings included', () => {
    const read = () => readConfig({ LINKVITALS_PORT: 'http', DATABASE_URL: 'postgres://x', LINKVITALS_PROT: '1' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/LINKVITALS_PORT[\s\S]*DATABASE_URL[\s\S]*LINKVITALS_PROT: no such setting/);
  });

  it('passes over the secret that receivers read from the same environment', () => {
    const env = { LINKVITALS_WEBHOOK_SECRET: 'whsec_x', LINKVITALS_WEBHOOK_SECRET_FILE: '/run/secrets/webhook' };
    expect(readConfig(env)).toEqual(readConfig({}));
    expect(() => readConfig({ LINKVITALS_WEBHOOK_SECRETS: 'x' })).toThrow(/no such setting/);
  });

  it('passes over what the commands read that call a server', () => {
    const env = { LINKVITALS_URL: 'https://a.example', LINKVITALS_API_KEY: 'lv_x', LINKVITALS_PROFILE: 'work' };
    expect(readConfig(env)).toEqual(readConfig({}));
    expect(() => readConfig({ LINKVITALS_API_KEY_FILE: '/x' })).toThrow(/no such setting/);
  });

  it.each([
    ['LINKVITALS_ALLOW_CIDRS', '10.0.0.0/8,abc'],
    ['LINKVITALS_DENY_CIDRS', '10.0.0.0/33'],
    ['LINKVITALS_CONNECT_TO', 'zz'],
    ['LINKVITALS_DNS_SERVERS', 'zzz'],
    ['LINKVITALS_EGRESS_ADDRESSES', 'eth0'],
    ['LINKVITALS_EXTRA_CA_FILE', '/nowhere/ca.pem'],
  ])('names %s and what of it cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value, LINKVITALS_PORT: 'x' })).toThrow(new RegExp(`LINKVITALS_PORT|${name}: `));
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration cannot be used:\\n {2}${name}: `),
    );
  });

  it.each([
    ['LINKVITALS_PUBLIC_URL', 'linkvitals.example.com', /must be an address such as https:/],
    ['LINKVITALS_S3_ENDPOINT', 'minio:9000', /must be an address such as https:/],
    ['LINKVITALS_ARCHIVE_URL', 'archive', /must be an address such as https:/],
    ['LINKVITALS_S3_REGION', 'eu/central', /such as eu-central-1/],
    ['LINKVITALS_RETRY_SCHEDULE_SECONDS', '1,2', /must be three numbers above 0/],
    ['LINKVITALS_NOTIFICATION_RETRY_SECONDS', '60,soon', /must be 1 to 20 numbers above 0/],
    ['LINKVITALS_CONNECT_TO', 'a:b', /"a:b" cannot be used; give HOST1:PORT1:HOST2:PORT2/],
    ['LINKVITALS_DNS_SERVERS', 'resolver', /"resolver" cannot be used; give addresses such as/],
    ['LINKVITALS_EGRESS_ADDRESSES', 'eth0', /"eth0" cannot be used; give IP addresses/],
    ['LINKVITALS_SECRET_KEY', 'short', /openssl rand -base64 32/],
  ])('says of a %s that cannot be used what to set instead', (name, value, advice) => {
    expect(() => readConfig({ [name]: value })).toThrow(advice);
  });

  it('sends no mail without a mail server, and needs a sender with one', () => {
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig({ LINKVITALS_MAIL_FROM: 'bot@example.com' }).mail).toBeUndefined();
    const url = 'smtp://user:hunter2@mail.example';
    expect(() => readConfig({ LINKVITALS_SMTP_URL: url })).toThrow(/LINKVITALS_MAIL_FROM: needed/);
    const { mail } = readConfig({ LINKVITALS_SMTP_URL: url, LINKVITALS_MAIL_FROM: 'bot@example.com' });
    expect(mail).toMatchObject({ server: { host: 'mail.example', port: 587 }, startTls: 'auto' });
    expect(() => readConfig({ LINKVITALS_SMTP_URL: 'smtp://hunter2@mail.example' })).toThrow(
      /^(?![\s\S]*hunter2)[\s\S]*LINKVITALS_SMTP_URL: /,
    );
  });

  it('lays changes over the plan table and refuses what is not in it', () => {
    const { plans } = readConfig({ LINKVITALS_PLANS: '{"agency":{"max_pages":50000}}' });
    expect(plans.agency).toMatchObject({ max_pages: 50_000, depth_limit: 20 });
    expect(plans.free.max_pages).toBe(100);
    expect(() => readConfig({ LINKVITALS_PLANS: '{"gold":{}}' })).toThrow(ConfigError);
    expect(() => readConfig({ LINKVITALS_PLANS: '{"free":{"pages":1}}' })).toThrow(ConfigError);
    expect(() => readConfig({ LINKVITALS_PLANS: '{' })).toThrow(/must be JSON/);
  });

  it('names the known plans and members where one is unknown', () => {
    const members =
      /unknown member "pages"; known are domains, max_pages, .*webhook_endpoints, members, api_keys, rendering, agency_features\s+→ at free/;
    expect(() => readConfig({ LINKVITALS_PLANS: '{"free":{"pages":1}}' })).toThrow(members);
    const plans = 'unknown plan "gold"; known are free, solo, pro, agency';
    expect(() => readConfig({ LINKVITALS_PLANS: '{"gold":{}}' })).toThrow(plans);
    expect(() => readConfig({ LINKVITALS_PLANS: '{"free":{"max_pages":"1"}}' })).toThrow(/expected number/);
  });

  it('has metrics off, and on this machine or with a token only', () => {
    expect(readConfig({}).metricsPort).toBeUndefined();
    const on = { LINKVITALS_METRICS_PORT: '0' };
    for (const host of ['localhost', '127.0.0.2', '::1']) {
      expect(readConfig({ ...on, LINKVITALS_METRICS_HOST: host }).metricsPort).toBe(0);
    }
    for (const host of ['0.0.0.0', '::', '10.0.0.1', 'metrics.example.com']) {
      const open = { ...on, LINKVITALS_METRICS_HOST: host };
      expect(() => readConfig(open), host).toThrow(/LINKVITALS_METRICS_TOKEN: needed/);
      expect(readConfig({ ...open, LINKVITALS_METRICS_TOKEN: 'x'.repeat(16) }).metricsHost).toBe(host);
    }
    expect(() => readConfig({ ...on, LINKVITALS_METRICS_TOKEN: 'short' })).toThrow(/LINKVITALS_METRICS_TOKEN/);
  });

  it('describes every setting', () => {
    for (const [name, { description }] of Object.entries(variables)) expect(description, name).toMatch(/^.{20,}\.$/s);
  });
});

describe('an environment with mistakes', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkvitals-config-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fileOf(text: string): Promise<string> {
    const path = join(folder, 'value');
    await writeFile(path, text);
    return path;
  }

  /** Lines of the error, one for each fault */
  function faultsOf(env: Record<string, string>): string[] {
    try {
      readConfig(env);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.message.split('\n  ').slice(1);
    }
  }

  it.each([
    ['LINKVITALS_PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['LINKVITALS_PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['LINKVITALS_CRAWL_CONCURRENCY', '0', 'must be a whole number from 1 to 100'],
    ['LINKVITALS_OWN_HOST_RATE', 'fast', 'must be a number from 0.5 to 1000'],
    ['LINKVITALS_OWN_HOST_RATE', '1001', 'must be a number from 0.5 to 1000'],
  ])('says which numbers %s may be, once, where it is %s', (name, value, sentence) => {
    expect(faultsOf({ [name]: value })).toEqual([`${name}: ${sentence}`]);
  });

  it('reports all of them at once', async () => {
    const faults = faultsOf({
      LINKVITALS_PROT: '80',
      DATABSE_URL: 'mysql://db/linkvitals',
      MONGODB_URL_FILE: join(folder, 'missing'),
      LINKVITALS_SECRET_KEY: 'x',
      LINKVITALS_SECRET_KEY_FILE: '/run/secrets/key',
      LINKVITALS_EXTRA_CA_FILE: await fileOf('not a certificate'),
      LINKVITALS_PORT: 'http',
    });
    expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
      'DATABSE_URL',
      'LINKVITALS_EXTRA_CA_FILE',
      'LINKVITALS_PORT',
      'LINKVITALS_PROT',
      'LINKVITALS_SECRET_KEY',
      'MONGODB_URL_FILE',
    ]);
  });

  it.each([
    ['LINKVITALS_PROT', 'LINKVITALS_PORT'],
    ['LINKVITALS_ALLOWED_CIDRS', 'LINKVITALS_ALLOW_CIDRS'],
    ['LINKVITALS_DATADIR', 'LINKVITALS_DATA_DIR'],
    ['LINKVITAL_PORT', 'LINKVITALS_PORT'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABSE_URL_FILE', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['MONGODB_URI', 'MONGODB_URL'],
    ['MONGO_URL', 'MONGODB_URL'],
  ])('%s: did you mean %s?', (wrong, right) => {
    const [fault, ...others] = faultsOf({ [wrong]: 'x' });
    expect(fault).toMatch(new RegExp(`^${wrong}: no such setting; did you mean ${right}\\?`));
    expect(others).toEqual([]);
  });

  it.each(['DATABASE', 'DB_URL', 'POSTGRES_URL', 'PATH', 'URL', 'DATABASE_URL_TEST', 'LINKVITALS_TEST_MYSQL_URL'])(
    'may hold %s, which is nobody of ours',
    (name) => expect(faultsOf({ [name]: 'x' })).toEqual([]),
  );

  it('may hold a similar name beside the real one, be that empty', () => {
    expect(faultsOf({ MONGODB_URI: 'mongodb://other', MONGODB_URL: '' })).toEqual([]);
    expect(faultsOf({ DATABASE_URI: 'x', DATABASE_URL: 'sqlite:/tmp/a.db' })).toEqual([]);
  });

  it('is recognised as what Kubernetes puts there', () => {
    expect(faultsOf({ LINKVITALS_SERVICE_HOST: '10.0.0.1' })).toEqual([
      expect.stringContaining('enableServiceLinks: false'),
    ]);
  });

  it('has unknown names without a similar one in the list of settings', () => {
    expect(faultsOf({ LINKVITALS_FLUX: '1' })).toEqual(['LINKVITALS_FLUX: no such setting; see docs/configuration.md']);
    expect(faultsOf({ LINKVITALS_EXTRA_CA_FILE_FILE: '/x' })).toEqual([expect.stringContaining('no such setting')]);
  });

  it('reads a value from its file, and says what is wrong with that', async () => {
    const key = Buffer.alloc(32).toString('base64');
    const file = await fileOf(`${key}\n`);
    const name = 'LINKVITALS_SECRET_KEY';
    expect(readConfig({ [`${name}_FILE`]: file }).secretKeys).toEqual([key]);
    expect(readConfig({ [name]: '', [`${name}_FILE`]: file }).secretKeys).toEqual([key]);
    expect(readConfig({ [name]: key, [`${name}_FILE`]: '' }).secretKeys).toEqual([key]);
    expect(faultsOf({ [name]: key, [`${name}_FILE`]: file })).toEqual([
      `${name}: ${name}_FILE is set as well; unset one of the two`,
    ]);
    expect(faultsOf({ [`${name}_FILE`]: join(folder, 'missing') })).toEqual([
      `${name}_FILE: ${join(folder, 'missing')} cannot be read (ENOENT)`,
    ]);
    expect(faultsOf({ [`${name}_FILE`]: folder })).toEqual([`${name}_FILE: ${folder} cannot be read (EISDIR)`]);
    expect(faultsOf({ [`${name}_FILE`]: await fileOf(' \n') })).toEqual([expect.stringMatching(/_FILE: .* is empty;/)]);
  });

  it('takes the empty file of the mail server, which Compose always mounts', async () => {
    const empty = await fileOf('');
    expect(readConfig({ LINKVITALS_SMTP_URL_FILE: empty }).mail).toBeUndefined();
    for (const name of ['DATABASE_URL', 'MONGODB_URL', 'LINKVITALS_SECRET_KEY', 'LINKVITALS_METRICS_TOKEN']) {
      expect(faultsOf({ [`${name}_FILE`]: empty }), name).toEqual([expect.stringContaining('is empty')]);
    }
  });

  it('needs a certificate in the file of authorities', async () => {
    const { ca, intermediate } = await createCertificates();
    const fault = async (text: string) => faultsOf({ LINKVITALS_EXTRA_CA_FILE: await fileOf(text) });
    expect(await fault(`# ours\n${ca}\n${intermediate}`)).toEqual([]);
    expect(await fault('')).toEqual([expect.stringContaining('holds no certificate')]);
    expect(await fault('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----')).toEqual([
      expect.stringContaining('holds no certificate'),
    ]);
    expect(await fault(`${ca}\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----`)).toEqual([
      expect.stringContaining('certificate 2 of'),
    ]);
    expect(faultsOf({ LINKVITALS_EXTRA_CA_FILE: '/nowhere/ca.pem' })).toEqual([expect.stringContaining('(ENOENT)')]);
  });
});

describe('configWarnings', () => {
  it.each([
    [{}, []],
    [{ LINKVITALS_LEASE_SECONDS: '15' }, []],
    [{ LINKVITALS_LEASE_SECONDS: '5' }, [/^LINKVITALS_LEASE_SECONDS is 5: too short/]],
    [{ LINKVITALS_ALLOW_CIDRS: '::/0' }, [/opens every private address/]],
  ])('of %j', (env, expected) => {
    expect(configWarnings(readConfig(env))).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });
});

it('names a DATABASE_URL that no database can be opened by, without its password', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db.example/' });
  expect(read).toThrow(/DATABASE_URL: the database name is missing\. Expected sqlite:/);
  expect(read).not.toThrow(/hunter2/);
});
