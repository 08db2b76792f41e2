import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '@linkvitals/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';

let folder: string;
/** A folder with the files of `migrate up`. */
let migrated: string;
beforeAll(async () => {
  migrated = await mkdtemp(join(tmpdir(), 'linkvitals-cli-'));
  await run(['migrate', 'up'], { LINKVITALS_DATA_DIR: migrated });
});
afterAll(() => rm(migrated, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Copies the migrated folder, which is faster than a migration. */
const migrateQuickly = () => cp(migrated, folder, { recursive: true });

const linkvitals = (...args: string[]) => run(args, { LINKVITALS_DATA_DIR: folder });

async function withDatabase<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: `sqlite:${join(folder, 'linkvitals.db')}` });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function domainOf(account: string, hostname: string): Promise<string> {
  const id = randomUUID();
  const row = {
    ...{ id, account_id: account, hostname, verification_token: id, verification_status: 'verified' },
    ...{ settings: '{}', crawl_config: '{}', version: 1, created_at: 1, updated_at: 1 },
  };
  await withDatabase((db) => db.knex('domains').insert(row));
  return id;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\n$/;

/** Commands that read or change an installation, here with settings that lead to another place. */
const ofAnInstallation: readonly (readonly string[])[] = [
  ['backup', 'linkvitals.backup'],
  ['setup-link'],
  ['account', 'list'],
  ['account', 'add-owner', '--email', 'ada@example.com'],
  ['account', 'set-plan', 'pro'],
  ['account', 'set-limits', '--max-pages', '5'],
  ['account', 'suspend'],
  ['account', 'resume'],
  ['key', 'create'],
  ['key', 'list'],
  ['key', 'revoke', 'id'],
  ['user', 'reset-password', 'ada@example.com'],
  ['user', 'remove-factors', 'ada@example.com'],
  ['secrets', 'add-key'],
  ['secrets', 'rotate-key'],
  ['secrets', 'reset'],
  ['secrets', 'reset', '--yes-i-lost-the-key'],
  ['migrate', 'status'],
  ['migrate', 'down'],
  ['migrate', 'repair'],
];
const onTables = ofAnInstallation.filter(([group, name]) => group !== 'migrate' && name !== 'add-key');

describe('a command that needs an installation', () => {
  it.each(ofAnInstallation.map((args) => [args]))('%j refuses where there is none, and makes nothing', async (args) => {
    const { code, stdout, stderr } = await run(args, { LINKVITALS_DATA_DIR: join(folder, 'data') }, { cwd: folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^There is no database .*linkvitals\.db\. Run this with .*DATABASE_URL of the server\. .*\n$/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(onTables.map((args) => [args]))('%j refuses an empty database, and makes no key', async (args) => {
    await withDatabase((db) => db.knex.schema.createTable('things', (table) => void table.integer('id')));
    const { code, stdout, stderr } = await run(args, { LINKVITALS_DATA_DIR: folder }, { cwd: folder });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/linkvitals\.db has no data of Linkvitals\. Run this with .*DATABASE_URL of the server/);
    expect(await readdir(folder)).not.toContain('secret.key');
  });

  it('is every command that an operator runs beside a server, but for those that begin an installation', async () => {
    const { stdout } = await linkvitals('--help');
    const groups = ['backup', 'setup-link', 'account', 'key', 'user', 'secrets', 'migrate'];
    for (const group of groups) expect(stdout).toMatch(new RegExp(`^  ${group}\\b`, 'm'));
    const named: string[] = [];
    for (const group of groups) {
      const help = (await linkvitals(group, '--help')).stdout.split('\nCommands:\n')[1] ?? '';
      const names = [...help.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => `${group} ${name}`);
      named.push(...(names.length === 0 ? [group] : names.filter((name) => !name.endsWith(' help'))));
    }
    const refusing = ofAnInstallation.map((args) => named.find((name) => args.join(' ').startsWith(name)));
    expect(new Set([...refusing, 'account create', 'migrate up'])).toEqual(new Set(named));
  });
});

describe('setup-link', () => {
  beforeEach(migrateQuickly);

  it('prints a link on stdout while there is no account, and another one each time', async () => {
    const first = await linkvitals('setup-link');
    const second = await linkvitals('setup-link');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^http:\/\/127\.0\.0\.1:8080\/setup#[0-9A-Za-z]{43}\n$/);
    expect(second.stdout).not.toBe(first.stdout);
  });

  it.each(['0.0.0.0', '::'])(
    'has an address to open where the server listens on %s, and names the setting',
    async (host) => {
      const env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_HOST: host };
      const unnamed = await run(['setup-link'], env);
      expect(unnamed.stdout).toMatch(/^http:\/\/localhost:8080\/setup#\w+\n$/);
      expect(unnamed.stderr).toContain('LINKVITALS_PUBLIC_URL');
      const named = await run(['setup-link'], { ...env, LINKVITALS_PUBLIC_URL: 'https://links.example' });
      expect(named.stdout).toMatch(/^https:\/\/links\.example\/setup#\w+\n$/);
      expect(named.stderr).toBe('');
    },
  );

  it('says that there is an account', async () => {
    await linkvitals('account', 'create');
    expect(await linkvitals('setup-link')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/already.*account add-owner --email/),
    });
  });
});

it('what an operator does to an account and its keys is in the audit log', async () => {
  await migrateQuickly();
  const id = (await linkvitals('account', 'create', '--name', 'Shop')).stdout.trim();
  await linkvitals('account', 'create', '--name', 'Owned', '--owner-email', 'ada@example.com');
  const key = (await linkvitals('key', 'create', '--account', id)).stdout.trim();
  const { stdout } = await linkvitals('key', 'list', '--account', id);
  const keyId = stdout.split('\n')[1]?.split(' ')[0] ?? '';
  await linkvitals('account', 'set-plan', 'pro', '--account', id);
  expect((await linkvitals('key', 'revoke', keyId)).code).toBe(0);
  expect((await linkvitals('key', 'revoke', keyId)).code).toBe(2);
  const rows = await withDatabase((db) => db.knex('audit_log').orderBy('id'));
  expect(rows.map(({ action, actor_kind, subject_name }) => [action, actor_kind, subject_name])).toEqual([
    ['account.created', 'operator', 'Shop'],
    ['account.created', 'operator', 'Owned'],
    ['api_key.created', 'operator', 'cli'],
    ['account.plan_changed', 'operator', null],
    ['api_key.revoked', 'operator', 'cli'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('a command says what to check when the database cannot be reached', async () => {
  const env = { LINKVITALS_DATA_DIR: folder, DATABASE_URL: 'mysql://u:p@127.0.0.1:1/x' };
  const { code, stdout, stderr } = await run(['account', 'list'], env);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^The database cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL, and that the database runs\.\n$/,
  );
});

describe('account', () => {
  it('create on an empty installation prints the id alone on stdout; list shows it', async () => {
    const made = await linkvitals('account', 'create', '--name', 'My team');
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(uuid) });
    expect(made.stderr).toContain('"My team" on plan agency');
    const { stdout } = await linkvitals('account', 'list');
    expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${made.stdout.trim()}  agency .*My team$`));
  });

  it('create with an owner prints the id and a link; a known person owns the account without one', async () => {
    await migrateQuickly();
    const first = await linkvitals('account', 'create', '--owner-email', 'Ada@example.com', '--owner-name', 'Ada');
    expect(first.code).toBe(0);
    const [id, link, ...rest] = first.stdout.split('\n');
    expect([`${id}\n`, link, rest]).toEqual([
      expect.stringMatching(uuid),
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/reset-password#[0-9A-Za-z]{43}$/),
      [''],
    ]);
    const second = await linkvitals('account', 'create', '--name', 'Shop', '--owner-email', 'ada@example.com');
    expect(second).toMatchObject({ code: 0, stdout: expect.stringMatching(uuid) });
    expect(second.stderr).toContain('knows ada@example.com already: there is no link.');
    const rows = await withDatabase(async (db) => [await db.knex('users').pluck('name'), await db.knex('memberships')]);
    expect(rows).toMatchObject([['Ada'], [{ role: 'owner' }, { role: 'owner' }]]);
  });

  it('add-owner lets people into an account that has no owner: a new one by a link, a known one without', async () => {
    await migrateQuickly();
    const id = (await linkvitals('account', 'create', '--name', 'Robots')).stdout.trim();
    const first = await linkvitals(
      'account',
      'add-owner',
      '--email',
      'Ada@example.com',
      '--name',
      'Ada',
      '--account',
      id,
    );
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http:\/\/\S+\/reset-password#\w{43}\n$/) });
    expect(first.stderr).toContain('is an owner of account "Robots"');
    // The only account is the default of `--account`.
    const again = await linkvitals('account', 'add-owner', '--email', 'ada@example.com');
    expect(again).toMatchObject({ code: 0, stdout: '' });
    // She has no password yet, and may have lost the link.
    const [, reset = ''] = /already: there is no link\. If they cannot sign in: `(.*)`/.exec(again.stderr) ?? [];
    expect((await linkvitals(...reset.split(' '))).stdout).toMatch(/^http:\/\/\S+\/reset-password#\w{43}\n$/);
    const rows = await withDatabase(async (db) => [await db.knex('users').pluck('name'), await db.knex('memberships')]);
    expect(rows).toMatchObject([['Ada'], [{ account_id: id, role: 'owner', version: 1 }]]);
    expect((await linkvitals('account', 'add-owner', '--account', 'nobody', '--email', 'ada@example.com')).code).toBe(
      2,
    );
    expect((await linkvitals('account', 'add-owner', '--email', 'ada')).code).toBe(2);
    expect((await linkvitals('account', 'add-owner')).code).toBe(2);
  });

  it('create without an owner names the command that adds one, also where there are other accounts', async () => {
    await migrateQuickly();
    await linkvitals('account', 'create');
    const { stdout, stderr } = await linkvitals('account', 'create', '--name', 'Robots');
    const [, command = ''] = /Nobody can sign in to it.*`(account add-owner .*)<address>`/.exec(stderr) ?? [];
    const added = await linkvitals(...command.trim().split(' '), 'ada@example.com');
    expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(`"Robots" (${stdout.trim()})`) });
    const unnamed = await linkvitals('account', 'add-owner', '--email', 'ada@example.com');
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('Choose one with --account <id>') });
  });

  it('create says where it has made an installation, so that nobody takes it for that of the server', async () => {
    const first = await linkvitals('account', 'create');
    expect(first.stderr).toContain(`There was no installation: made one in ${join(folder, 'linkvitals.db')}. `);
    expect((await linkvitals('account', 'create')).stderr).not.toContain('There was no installation');
  });

  it('list says how to make the first one', async () => {
    await migrateQuickly();
    expect(await linkvitals('account', 'list')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('account create'),
    });
  });

  it('set-plan moves the only account, or the one that is named', async () => {
    await migrateQuickly();
    const id = (await linkvitals('account', 'create')).stdout.trim();
    expect((await linkvitals('account', 'set-plan', 'pro')).stderr).toContain('plan pro');
    expect((await linkvitals('account', 'set-plan', 'solo', '--account', id, '--domain-limit', '9')).code).toBe(0);
    expect((await linkvitals('account', 'list')).stdout).toMatch(/solo {2}domains=9 /);
  });

  it('set-limits gives an account limits of its own, adds to them, and takes those of the plan again', async () => {
    await migrateQuickly();
    await linkvitals('account', 'create', '--plan', 'pro', '--name', 'Shop');
    const set = (...args: string[]) => linkvitals('account', 'set-limits', ...args);
    const first = await set('--max-pages', '50000', '--fastest-schedule', 'hourly');
    expect(first).toMatchObject({ code: 0, stdout: '' });
    expect(first.stderr).toMatch(/"Shop".*, on plan pro: max_pages=50000 fastest_schedule=hourly\.\n$/);
    await set('--domains', '40', '--max-pages', 'plan', '--crawls-at-once', '9');
    expect((await linkvitals('account', 'list')).stdout).toContain(
      'pro   domains=40 fastest_schedule=hourly crawls_at_once=9  active',
    );
    expect((await set('--domains', 'plan', '--fastest-schedule', 'plan', '--crawls-at-once', 'plan')).stderr).toMatch(
      /: none\.\n$/,
    );
    for (const wrong of [[], ['--max-pages', '0'], ['--members', 'all'], ['--fastest-schedule', 'yearly']]) {
      expect([wrong, (await set(...wrong)).code]).toEqual([wrong, 2]);
    }
  });

  it('suspend and resume the only account, and list shows which are suspended', async () => {
    await migrateQuickly();
    await linkvitals('account', 'create', '--name', 'My team');
    const state = async () => (await linkvitals('account', 'list')).stdout.match(/active|suspended/)?.[0];
    expect((await linkvitals('account', 'suspend')).stderr).toContain('"My team"');
    expect(await state()).toBe('suspended');
    expect(await linkvitals('account', 'resume')).toMatchObject({ code: 0, stderr: expect.stringContaining('active') });
    expect(await state()).toBe('active');
  });

  it('set-plan keeps a domain limit that is not mentioned and says so; `plan` takes it away', async () => {
    await migrateQuickly();
    await linkvitals('account', 'create', '--domain-limit', '7');
    const { stderr } = await linkvitals('account', 'set-plan', 'free');
    expect(stderr).toMatch(/own limit of 7 domains.*--domain-limit plan/);
    expect((await linkvitals('account', 'list')).stdout).toMatch(/free {2}domains=7 /);
    expect((await linkvitals('account', 'set-plan', 'free', '--domain-limit', 'plan')).code).toBe(0);
    expect((await linkvitals('account', 'list')).stdout).toMatch(/free {4,}active {2}20/);
  });

  it.each([
    [['account', 'set-plan', 'gold']],
    [['account', 'set-plan', 'pro', '--domain-limit', 'none']],
    [['account', 'set-plan', 'pro', '--account', 'nobody']],
    [['account', 'create', '--plan', 'gold']],
    [['account', 'create', '--name', '']],
    [['account', 'create', '--owner-name', 'Ada']],
    [['account', 'create', '--owner-email', 'ada']],
    [['key', 'create']],
  ])('%j is a usage error on an empty installation and changes nothing', async (args) => {
    await migrateQuickly();
    const { code, stdout, stderr } = await linkvitals(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect((await linkvitals('account', 'list')).stdout).toBe('');
  });
});

describe('user', () => {
  beforeEach(migrateQuickly);

  it('reset-password prints a link alone on stdout, another one each time', async () => {
    await linkvitals('account', 'create', '--owner-email', 'ada@example.com');
    const first = await linkvitals('user', 'reset-password', 'ADA@example.com');
    const second = await linkvitals('user', 'reset-password', 'ada@example.com');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^http:\/\/127\.0\.0\.1:8080\/reset-password#[0-9A-Za-z]{43}\n$/);
    expect(second.stdout).not.toBe(first.stdout);
    const { code, stdout, stderr } = await linkvitals('user', 'reset-password', 'grace@example.com');
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('no such person')]);
  });
});

describe('key', () => {
  beforeEach(migrateQuickly);

  it('create prints the key alone on stdout, so that a shell can take it', async () => {
    await linkvitals('account', 'create');
    const { code, stdout } = await linkvitals('key', 'create');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^lv_[0-9A-Za-z]{36}\n$/);
  });

  it('create wants to know which account when there are several', async () => {
    const [first] = [await linkvitals('account', 'create'), await linkvitals('account', 'create')];
    const id = first.stdout.trim();
    const unclear = await linkvitals('key', 'create');
    expect([unclear.code, unclear.stdout]).toEqual([2, '']);
    expect(unclear.stderr).toContain(`--account <id>`);
    expect(unclear.stderr).toContain(id);
    expect((await linkvitals('key', 'create', '--account', id)).code).toBe(0);
  });

  it('list shows what was made without the key; revoke ends it once', async () => {
    await linkvitals('account', 'create');
    const key = (
      await linkvitals('key', 'create', '--name', 'ci', '--scopes', 'domains:read,crawls:read')
    ).stdout.trim();
    const { stdout } = await linkvitals('key', 'list');
    expect(stdout).not.toContain(key);
    const [, row = ''] = stdout.split('\n');
    expect(row).toMatch(new RegExp(`lv_…${key.slice(-4)}  active +never +ci +all +domains:read,crawls:read$`));
    const [id = ''] = row.split(' ');
    expect((await linkvitals('key', 'revoke', id)).code).toBe(0);
    expect((await linkvitals('key', 'list')).stdout).toContain('revoked 20');
    expect((await linkvitals('key', 'revoke', id)).code).toBe(2);
  });

  it('create refuses scopes that there are not, and says which there are', async () => {
    await linkvitals('account', 'create');
    const { code, stdout, stderr } = await linkvitals('key', 'create', '--scopes', 'everything');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/everything.*domains:read/);
  });

  it('create refuses domains that there are not or that are of another account, and names them', async () => {
    const mine = (await linkvitals('account', 'create')).stdout.trim();
    const others = (await linkvitals('account', 'create')).stdout.trim();
    const [own, external] = [await domainOf(mine, 'mine.example'), await domainOf(others, 'others.example')];
    const unknown = '0190f3a0-0000-7000-8000-000000000001';
    const create = (domains: string) => linkvitals('key', 'create', '--account', mine, '--domains', domains);
    const refused = await create([own, external, unknown].join(','));
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toBe(
      `The account has no such domain: ${external}, ${unknown}. Give ids as \`GET /api/v1/domains\` shows them.\n`,
    );
    expect((await create(',')).code).toBe(2);
    expect((await linkvitals('key', 'list', '--account', mine)).stdout).toBe('');
    expect((await create(`${own},${own}`)).code).toBe(0);
  });

  it('create refuses a list of no scopes', async () => {
    await linkvitals('account', 'create');
    expect(await linkvitals('key', 'create', '--scopes', ',')).toMatchObject({ code: 2, stdout: '' });
  });

  it('list says which domains a key is limited to, and which keys have expired', async () => {
    const account = (await linkvitals('account', 'create')).stdout.trim();
    const [shop, blog] = [await domainOf(account, 'shop.example'), await domainOf(account, 'blog.example')];
    await linkvitals('key', 'create', '--name', 'limited', '--domains', `${shop},${blog}`);
    await linkvitals('key', 'create', '--name', 'fleeting', '--expires', '0.00000001');
    await linkvitals('key', 'create', '--name', 'lasting', '--expires', '90');
    await withDatabase((db) => db.knex('domains').where({ id: blog }).delete());
    const { stdout } = await linkvitals('key', 'list');
    const row = (name: string) => stdout.split('\n').find((line) => line.includes(` ${name} `));
    expect(stdout).toMatch(/^ID .* DOMAINS +SCOPES\n/);
    expect(row('limited')).toMatch(new RegExp(`shop.example,${blog} \\(deleted\\) +all$`));
    expect(row('fleeting')).toMatch(/ expired 20\S+Z .* all +all$/);
    expect(row('lasting')).toMatch(/ until 20\S+Z /);
  });

  it('list says when the plan of the account has no API', async () => {
    await linkvitals('account', 'create', '--plan', 'pro');
    await linkvitals('key', 'create');
    expect((await linkvitals('key', 'list')).stderr).toContain('Plan pro has no API');
  });

  it('create warns when the plan of the account has no API', async () => {
    await linkvitals('account', 'create', '--plan', 'pro');
    expect((await linkvitals('key', 'create')).stderr).toContain('Plan pro has no API');
  });
});

describe('secrets', () => {
  beforeEach(migrateQuickly);

  it('add-key puts a key in the file, rotate-key says what it did', async () => {
    await linkvitals('account', 'create');
    expect(await linkvitals('secrets', 'add-key')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining(join(folder, 'secret.key')),
    });
    const { code, stdout } = await linkvitals('secrets', 'rotate-key');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^0 rows encrypted anew with the key [0-9a-f]{16}\.\n$/)]);
  });

  it('add-key leaves a key of the environment alone and says where a new one goes', async () => {
    const env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_SECRET_KEY: Buffer.alloc(32).toString('base64') };
    const { code, stdout, stderr } = await run(['secrets', 'add-key'], env);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('LINKVITALS_SECRET_KEY');
  });
});

describe('migrate', () => {
  it('status lists what is left, up does it once', async () => {
    await withDatabase((db) => db.knex.raw('select 1')); // an empty file, as MySQL's administrator makes a database
    expect((await linkvitals('migrate', 'status')).stdout).toMatch(/^pending /m);
    expect((await linkvitals('migrate', 'up')).stdout).toMatch(/^ran /m);
    expect((await linkvitals('migrate', 'up')).stdout).toBe('The database is up to date.\n');
    expect((await linkvitals('migrate', 'status')).stdout).not.toMatch(/^pending /m);
  });

  it('down undoes the latest, or all after the one that is named; up does them again', async () => {
    await linkvitals('migrate', 'up');
    expect(await linkvitals('migrate', 'down')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^undid \S+\n$/),
    });
    const { stdout } = await linkvitals('migrate', 'down', '--to', '0014-events');
    expect(stdout).toMatch(/^(undid \S+\n)+undid 0015\S+\n$/);
    expect((await linkvitals('migrate', 'status')).stdout).toMatch(/^done +0014.*\npending +0015/m);
    expect((await linkvitals('migrate', 'up')).stdout).toMatch(/^ran 0015/);
  });

  it('up backs up a database that an older version has used, and says where', async () => {
    await linkvitals('account', 'create', '--name', 'My team');
    await linkvitals('migrate', 'down', '--to', '0056');
    const { code, stderr } = await linkvitals('migrate', 'up');
    const backup = join(folder, 'linkvitals.db.before-0057-crawl-issues-touched.backup');
    expect([code, stderr]).toEqual([0, `Backed up the database before its migration: ${backup}\n`]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.backup'))).toEqual([basename(backup)]);
  });

  it('down destroys nothing that is stored without its option, and lists it', async () => {
    await linkvitals('account', 'create', '--name', 'My team');
    const refused = await linkvitals('migrate', 'down', '--to', '0');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(
      /^Nothing was done, .*:\n {2}the rows of audit_log\n {2}the rows of accounts\nBack up.*--discard-data/,
    );
    expect((await linkvitals('account', 'list')).stdout).toContain('My team');
    expect((await linkvitals('migrate', 'down', '--to', '0', '--discard-data')).stdout).toMatch(
      /undid 0001-accounts\n$/,
    );
    expect((await linkvitals('account', 'list')).stdout).toBe('');
  });

  it('repair records the steps of a database whose tables are those of this version, and refuses another', async () => {
    await linkvitals('migrate', 'up');
    expect((await linkvitals('migrate', 'repair')).stdout).toBe('There is nothing to repair.\n');
    await withDatabase((db) => db.knex('linkvitals_migrations_checksums').where({ name: '0001-accounts' }).delete());
    const refused = await linkvitals('account', 'create', '--name', 'My team');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('linkvitals migrate repair')]);
    expect((await linkvitals('migrate', 'status')).stdout).toMatch(/^changed +0001-accounts .*repair/m);
    expect((await linkvitals('migrate', 'repair')).stdout).toBe('repaired 0001-accounts\n');
    expect((await linkvitals('migrate', 'up')).stdout).toBe('The database is up to date.\n');
    await withDatabase(async ({ knex }) => {
      await knex('linkvitals_migrations_checksums').delete();
      await knex.raw('alter table share_links drop column time_zone');
    });
    const { code, stdout, stderr } = await linkvitals('migrate', 'repair');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/not those of this version:\n {2}share_links\nAn unreleased version.*\n.*new data folder/);
  });

  it('down to what is no migration is a usage error', async () => {
    await linkvitals('migrate', 'up');
    const { code, stderr } = await linkvitals('migrate', 'down', '--to', 'accounts');
    expect([code, stderr]).toEqual([2, expect.stringContaining('accounts is no migration')]);
  });
});

it('environment that cannot be used is reported plainly, with exit code 2', async () => {
  const { code, stdout, stderr } = await run(['serve'], { LINKVITALS_PORT: 'http', LINKVITALS_TYPO: '1' });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/LINKVITALS_PORT/);
  expect(stderr).toMatch(/LINKVITALS_TYPO: no such setting/);
  expect(stderr).not.toMatch(/\n {4}at /);
});

describe('user remove-factors', () => {
  const email = 'ada@example.com';
  const remove = () => linkvitals('user', 'remove-factors', email);

  it('removes what a person lost, says what, and how they get in', async () => {
    await migrateQuickly();
    await linkvitals('account', 'create', '--owner-email', email);
    await withDatabase(async ({ knex }) => {
      const { id: user_id } = await knex('users').where({ email }).first('id');
      await knex('recovery_codes').insert(['a', 'b'].map((code_hash) => ({ user_id, code_hash })));
    });
    const { code, stdout, stderr } = await remove();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Removed 2 recovery codes of ${email}`);
    expect(stdout).toContain(`linkvitals user reset-password ${email}`);
    expect(stdout).toContain('No mail was sent');
    const log = await withDatabase(({ knex }) => knex('audit_log').where({ action: 'member.factors_removed' }));
    expect(log).toMatchObject([{ actor_kind: 'operator', subject_name: email }]);
  });

  it('fails where there is nothing to remove, and nobody of that address', async () => {
    await migrateQuickly();
    expect(await remove()).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('person') });
    await linkvitals('account', 'create', '--owner-email', email);
    expect(await remove()).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('has no authenticator'),
    });
  });
});
