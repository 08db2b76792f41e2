import { createKey, listKeys, lockDomains, planOf, revokeKey, scopes } from '@linkvitals/server';
import { Command, InvalidArgumentError } from 'commander';
import { type Io, table, UsageError } from 'linkvitals';
import { chooseAccount } from '../choose-account.ts';
import { withServices } from '../operator-services.ts';

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

/** Makes the commands `linkvitals key create|list|revoke`. */
export function keyCommand(io: Io): Command {
  const key = new Command('key');
  key
    .command('create')
    .description('Make an API key. Only the key is printed on stdout: KEY=$(linkvitals key create)')
    .option(...ACCOUNT)
    .option('--name <name>', 'what to call it', 'cli')
    .option('--scopes <list>', `what it may do, by commas (default: all of ${scopes.join(', ')})`, words)
    .option(
      '--domains <ids>',
      'ids of the domains that it is limited to, by commas (default: all, later ones too)',
      words,
    )
    .option('--expires <days>', 'days until it ends (default: never)', readDays)
    .action((options: CreateOptions) => create(io, options));
  key
    .command('list')
    .description('List the keys of an account; the keys themselves are not stored.')
    .option(...ACCOUNT)
    .action((options: { account?: string }) => list(io, options.account));
  key
    .command('revoke')
    .description('Revoke a key at once and for good.')
    .argument('<id>', 'id of the key, from `key list`')
    .option(...ACCOUNT)
    .action((id: string, options: { account?: string }) => revoke(io, id, options.account));
  return key;
}

async function create(io: Io, options: CreateOptions): Promise<void> {
  const { name, scopes: wanted, domains, expires } = options;
  const { key, row, account, hasApi } = await withServices(io, async (services) => {
    const account = await chooseAccount(services, options.account);
    const made = await createKey(services, {
      accountId: account.id,
      name,
      ...(wanted === undefined ? {} : { scopes: wanted }),
      ...(domains === undefined ? {} : { domainIds: domains }),
      ...(expires === undefined ? {} : { expiresAt: Math.round(services.clock.now() + expires * DAY_MS) }),
    });
    return { ...made, account, hasApi: planOf(services, account).agency_features };
  });
  io.stderr.write(`Made key ${row.id} of account "${account.name}". It is shown this once:\n`);
  if (!hasApi) io.stderr.write(`Plan ${account.plan} has no API: the key works once the account is on plan agency.\n`);
  io.stdout.write(`${key}\n`);
}

async function list(io: Io, accountId: string | undefined): Promise<void> {
  const { account, keys, ...seen } = await withServices(io, async (services) => {
    const { db, clock } = services;
    const chosen = await chooseAccount(services, accountId);
    const keys = await listKeys(db.knex, chosen.id);
    const limits = keys.flatMap((key) => key.domain_ids ?? []);
    return {
      account: chosen,
      keys,
      hasApi: planOf(services, chosen).agency_features,
      hostnames: await lockDomains(db.knex, chosen.id, [...new Set(limits)]),
      now: clock.now(),
    };
  });
  if (keys.length === 0) {
    io.stderr.write(`Account "${account.name}" has no key. Make one: \`key create\`\n`);
    return;
  }
  if (!seen.hasApi) io.stderr.write(`Plan ${account.plan} has no API: keys work once the account is on plan agency.\n`);
  const rows = keys.map((key) => describe(key, seen));
  io.stdout.write(table(['ID', 'KEY', 'STATE', 'LAST USED', 'NAME', 'DOMAINS', 'SCOPES'], rows));
}

type Key = Awaited<ReturnType<typeof listKeys>>[number];

interface Seen {
  /** Hostnames of domains by their id. */
  readonly hostnames: ReadonlyMap<string, string>;
  /** Epoch ms. */
  readonly now: number;
}

const timeOf = (at: number): string => new Date(at).toISOString();

function describe(key: Key, { hostnames, now }: Seen): string[] {
  const used = key.last_used_at === null ? 'never' : timeOf(key.last_used_at);
  const domains = key.domain_ids?.map((id) => hostnames.get(id) ?? `${id} (deleted)`).join(',') ?? 'all';
  const allowed = scopes.every((scope) => key.scopes.includes(scope)) ? 'all' : key.scopes.join(',');
  return [key.id, `lv_…${key.last4}`, stateOf(key, now), used, key.name, domains, allowed];
}

function stateOf({ revoked_at: revoked, expires_at: expires }: Key, now: number): string {
  if (revoked !== null) return `revoked ${timeOf(revoked)}`;
  if (expires === null) return 'active';
  return expires <= now ? `expired ${timeOf(expires)}` : `until ${timeOf(expires)}`;
}

async function revoke(io: Io, id: string, accountId: string | undefined): Promise<void> {
  await withServices(io, async (services) => {
    const { db } = services;
    if (accountId !== undefined && !(await listKeys(db.knex, accountId)).some((key) => key.id === id)) {
      throw new UsageError(`Account ${accountId} has no key ${id}. \`key list\` shows them.`);
    }
    if (await revokeKey(services, id)) return;
    throw new UsageError(`There is no key ${id} that could be revoked. \`key list\` shows them.`);
  });
  io.stderr.write(`Key ${id} is revoked.\n`);
}
