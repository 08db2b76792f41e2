import { createKey, listKeys, revokeKey, scopes } from '@linkvitals/server';
import { Command, InvalidArgumentError } from 'commander';
import { chooseAccount } from '../choose-account.ts';
import type { Io } from '../io.ts';
import { withServices } from '../operator-services.ts';
import { table } from '../table.ts';
import { UsageError } from '../usage-error.ts';

const DAY_MS = 86_400_000;

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function readDays(text: string): number {
  const days = Number(text);
  if (!(days > 0 && days <= 36_500)) throw new InvalidArgumentError('Give a number of days, e.g. 90.');
  return days;
}

interface CreateOptions {
  readonly account?: string;
  readonly name: string;
  readonly scopes?: string[];
  readonly domains?: string[];
  readonly expires?: number;
}

const ACCOUNT = ['--account <id>', 'which one; may be left out when there is only one'] as const;

/** `linkvitals key create|list|revoke` */
export function keyCommand(io: Io): Command {
  const key = new Command('key').description('Make, list and revoke API keys. Works while the server runs.');
  key
    .command('create')
    .description('Make an API key. Only the key is printed on stdout: KEY=$(linkvitals key create)')
    .option(...ACCOUNT)
    .option('--name <name>', 'what to call it', 'cli')
    .option('--scopes <list>', `what it may do, by commas (default: all of ${scopes.join(', ')})`, words)
    .option('--domains <ids>', 'domains that it is limited to, by commas (default: all)', words)
    .option('--expires <days>', 'days until it ends (default: never)', readDays)
    .action((options: CreateOptions) => create(io, options));
  key
    .command('list')
    .description('List the keys of an account; the keys themselves are not stored.')
    .option(...ACCOUNT)
    .action((options: { account?: string }) => list(io, options.account));
  key
    .command('revoke')
    .description('End a key at once, for ever.')
    .argument('<id>', 'id of the key, from `key list`')
    .option(...ACCOUNT)
    .action((id: string, options: { account?: string }) => revoke(io, id, options.account));
  return key;
}

async function create(io: Io, options: CreateOptions): Promise<void> {
  const { name, scopes: wanted, domains, expires } = options;
  const { key, row, account } = await withServices(io, async (services) => {
    const account = await chooseAccount(services, options.account);
    const made = await createKey(services, {
      accountId: account.id,
      name,
      ...(wanted === undefined ? {} : { scopes: wanted }),
      ...(domains === undefined ? {} : { domainIds: domains }),
      ...(expires === undefined ? {} : { expiresAt: services.clock.now() + expires * DAY_MS }),
    });
    return { ...made, account };
  });
  io.stderr.write(`Made key ${row.id} of account "${account.name}". It is shown this once:\n`);
  if (account.plan !== 'agency') {
    io.stderr.write(`Plan ${account.plan} has no API: the key works once the account is on plan agency.\n`);
  }
  io.stdout.write(`${key}\n`);
}

async function list(io: Io, accountId: string | undefined): Promise<void> {
  const { account, keys } = await withServices(io, async (services) => {
    const chosen = await chooseAccount(services, accountId);
    return { account: chosen, keys: await listKeys(services.db.knex, chosen.id) };
  });
  if (keys.length === 0) io.stderr.write(`Account "${account.name}" has no key. Make one: \`key create\`\n`);
  else io.stdout.write(table(['ID', 'KEY', 'STATE', 'LAST USED', 'NAME', 'SCOPES'], keys.map(describe)));
}

function describe(key: Awaited<ReturnType<typeof listKeys>>[number]): string[] {
  const time = (at: number) => new Date(at).toISOString();
  const { revoked_at: revoked, expires_at: expires, last_used_at: used } = key;
  const state = revoked !== null ? `revoked ${time(revoked)}` : expires !== null ? `until ${time(expires)}` : 'active';
  const allowed = scopes.every((scope) => key.scopes.includes(scope)) ? 'all' : key.scopes.join(',');
  return [key.id, `lv_…${key.last4}`, state, used === null ? 'never' : time(used), key.name, allowed];
}

async function revoke(io: Io, id: string, accountId: string | undefined): Promise<void> {
  await withServices(io, async ({ db, clock }) => {
    if (accountId !== undefined && !(await listKeys(db.knex, accountId)).some((key) => key.id === id)) {
      throw new UsageError(`Account ${accountId} has no key ${id}. \`key list\` shows them.`);
    }
    if (await revokeKey(db.knex, id, clock.now())) return;
    throw new UsageError(`There is no key ${id} that could be revoked. \`key list\` shows them.`);
  });
  io.stderr.write(`Key ${id} is revoked.\n`);
}
