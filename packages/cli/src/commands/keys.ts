import type { ApiKey, ApiKeyCreate, ApiKeyWithSecret } from '@linkvitals/sdk';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { readNumber } from '../check/options/read-number.ts';
import type { Io } from '../io.ts';
import { confirm } from '../remote/confirm.ts';
import { findDomain } from '../remote/find-domain.ts';
import type { Column } from '../remote/output/columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
import { withDomains } from '../remote/output/with-domains.ts';
import {
  connectionHelp,
  firstOf,
  type ListOptions,
  listCommand,
  pageSize,
  type RemoteOptions,
  remoteCommand,
  withServer,
} from '../remote/remote-command.ts';

type Finish = (code: number) => void;

type Listed = ApiKey & { readonly domains?: string };

const columns: readonly Column<Listed>[] = [
  ['NAME', 'name'],
  ['KEY', 'hint'],
  ['SCOPES', 'scopes'],
  ['DOMAINS', 'domains'],
  ['LAST USED', 'last_used_at'],
  ['EXPIRES', 'expires_at'],
  ['REVOKED', 'revoked_at'],
  ['MADE BY', 'created_by.name'],
  ['ID', 'id'],
];

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function readTime(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('Give a date, such as 2027-01-31.');
  return at.toISOString();
}

interface CreateOptions extends RemoteOptions {
  readonly name: string;
  readonly scopes: string[];
  readonly domains?: string[];
  readonly expires?: string;
}

const key = () => new Argument('<key>', 'id of the key');

/** Makes the commands `linkvitals keys list|create|rotate|revoke`. */
export function keysCommand(io: Io, finish: Finish): Command {
  const keys = new Command('keys').addHelpText(
    'after',
    `${connectionHelp}\nAPI keys may not manage keys: sign in with \`linkvitals login <url> --email <address>\`.`,
  );
  listCommand(keys.command('list'))
    .description('List the API keys of the account, newest first.')
    .action(async (options: ListOptions) => finish(await list(io, options)));
  remoteCommand(keys.command('create'))
    .description('Make an API key. Only the key is printed on stdout, this once: KEY=$(linkvitals keys create …)')
    .requiredOption('--name <name>', 'what to call it')
    .addOption(new Option('--scopes <list>', 'what it may do, by commas').argParser(words).makeOptionMandatory())
    .addOption(new Option('--domains <list>', 'hostnames or ids, by commas (default: all)').argParser(words))
    .addOption(new Option('--expires <date>', 'when it ends (default: never)').argParser(readTime))
    .action(async (options: CreateOptions) => finish(await create(io, options)));
  remoteCommand(keys.command('rotate'))
    .description('Make another key like it; the old one works for a while.')
    .addArgument(key())
    .addOption(
      new Option('--overlap <seconds>', 'how long the old key works (default: a day)').argParser(
        readNumber({ min: 0, max: 604_800 }),
      ),
    )
    .action(async (id: string, options: RemoteOptions & { overlap?: number }) => finish(await rotate(io, id, options)));
  remoteCommand(keys.command('revoke'))
    .description('Revoke a key at once and for good.')
    .addArgument(key())
    .addOption(new Option('--confirm <name>', 'its exact name, instead of typing it'))
    .action(async (id: string, options: RemoteOptions & { confirm?: string }) => finish(await revoke(io, id, options)));
  return keys;
}

const list = (io: Io, options: ListOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const found = firstOf(client.apiKeys.list(pageSize(options)), options);
    const { format } = options;
    await printList<Listed>(io, format === 'table' ? withDomains(client, found) : found, { format, columns });
    return undefined;
  });

async function showNew(io: Io, made: ApiKeyWithSecret, { format }: RemoteOptions): Promise<void> {
  if (format !== 'table') return await printObject<Listed>(io, made, { format, columns });
  io.stderr.write(`Made key ${made.id}. It is shown this once:\n`);
  io.stdout.write(`${made.key}\n`);
}

const create = (io: Io, options: CreateOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { name, domains, expires } = options;
    // When a scope is unknown, the server lists those that exist.
    const scopes = options.scopes as ApiKeyCreate['scopes'];
    const ids: string[] = [];
    for (const domain of domains ?? []) ids.push((await findDomain(client, domain)).id);
    const limits = { ...(domains && { domain_ids: ids }), ...(expires !== undefined && { expires_at: expires }) };
    await showNew(io, await client.apiKeys.create({ name, scopes, ...limits }), options);
    return undefined;
  });

const rotate = (io: Io, id: string, options: RemoteOptions & { overlap?: number }): Promise<number> =>
  withServer(io, options, async ({ apiKeys }) => {
    const { overlap } = options;
    await showNew(io, await apiKeys.rotate(id, overlap === undefined ? {} : { overlap_seconds: overlap }), options);
    return undefined;
  });

const revoke = (io: Io, id: string, options: RemoteOptions & { confirm?: string }): Promise<number> =>
  withServer(io, options, async ({ apiKeys }) => {
    const { name } = await apiKeys.get(id);
    const warning = `Nobody can use the key "${name}" any more.`;
    await confirm(io, { word: name, warning, given: options.confirm });
    await apiKeys.revoke(id);
    io.stderr.write('Revoked.\n');
    return undefined;
  });
