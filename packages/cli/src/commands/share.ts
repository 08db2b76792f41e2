import type { Language, ShareLink } from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { findDomain } from '../remote/find-domain.ts';
import { type Column, cellOf } from '../remote/output/columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
import { readFirstLine } from '../remote/read-line.ts';
import { readTime } from '../remote/read-time.ts';
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
import { UsageError } from '../usage-error.ts';
import { writeLines } from '../write-lines.ts';

type Finish = (code: number) => void;

interface CreateOptions extends RemoteOptions {
  readonly name?: string;
  readonly crawl?: string;
  readonly language?: Language;
  readonly expires?: string;
  readonly passwordStdin?: boolean;
}

const listed: readonly Column<ShareLink>[] = [
  ['ID', 'id'],
  ['NAME', 'name'],
  ['CRAWL', 'crawl_id'],
  ['PASSWORD', 'has_password'],
  ['EXPIRES', 'expires_at'],
  ['LAST USED', 'last_used_at'],
  ['MADE', 'created_at'],
];

const domain = () => new Argument('<domain>', 'hostname or id');
const linkId = () => new Argument('<link>', 'id, from `share list`');

interface UpdateOptions extends RemoteOptions {
  readonly name?: string;
  readonly expires?: string;
  /** False removes the password. */
  readonly password?: boolean;
  readonly passwordStdin?: boolean;
}

/** Makes the commands `linkvitals share create|list|update|revoke`. */
export function shareCommand(io: Io, finish: Finish): Command {
  const share = new Command('share').addHelpText('after', connectionHelp);
  remoteCommand(share.command('create'))
    .description('Share the report of a domain. Only the address is printed on stdout, this once.')
    .addArgument(domain())
    .addOption(new Option('--name <text>', 'what you call the link'))
    .addOption(new Option('--crawl <id>', 'show this crawl (default: always the newest completed one)'))
    .addOption(
      new Option('--language <language>', 'of its page (default: that of the notifications)').choices(['en', 'de']),
    )
    .addOption(
      new Option('--expires <date>', 'it stops working then, such as 2026-12-31 (default: when it is revoked)'),
    )
    .addOption(new Option('--password-stdin', 'whoever opens it has to enter the first line of stdin'))
    .action(async (name: string, options: CreateOptions) => finish(await create(io, name, options)));
  listCommand(share.command('list'))
    .description('List the share links of a domain, newest first.')
    .addArgument(domain())
    .action(async (name: string, options: ListOptions) => finish(await list(io, name, options)));
  remoteCommand(share.command('update'))
    .description('Change the name, end or password of a share link. Its address stays.')
    .addArgument(domain())
    .addArgument(linkId())
    .addOption(new Option('--name <text>', 'what you call the link; an empty text: it has no name'))
    .addOption(new Option('--expires <date>', 'it stops working then, such as 2026-12-31, or never'))
    .addOption(new Option('--password-stdin', 'whoever opens it has to enter the first line of stdin'))
    .addOption(new Option('--no-password', 'nobody has to enter a password').conflicts('passwordStdin'))
    .action(async (name: string, id: string, options: UpdateOptions) => finish(await update(io, name, id, options)));
  remoteCommand(share.command('revoke'))
    .description('Revoke a share link: it stops working at once.')
    .addArgument(domain())
    .addArgument(linkId())
    .action(async (name: string, id: string, options: RemoteOptions) => finish(await revoke(io, name, id, options)));
  return share;
}

async function create(io: Io, name: string, options: CreateOptions): Promise<number> {
  const password = options.passwordStdin ? await readPassword(io) : undefined;
  const expires = options.expires === undefined ? undefined : readTime('--expires', options.expires);
  const body = {
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.crawl === undefined ? {} : { crawl_id: options.crawl }),
    ...(options.language === undefined ? {} : { language: options.language }),
    ...(expires === undefined ? {} : { expires_at: expires }),
    ...(password === undefined ? {} : { password }),
  };
  return await withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    const link = await client.shareLinks.create(id, body);
    if (options.format === 'table') await writeLines(io.stdout, [cellOf(link, 'url')]);
    else await printObject(io, link, { format: options.format, columns: listed });
    return undefined;
  });
}

async function readPassword(io: Io): Promise<string> {
  if (io.stdin.isTTY === true) throw new UsageError('--password-stdin: pipe the password in, or give it in a file.');
  return (await readFirstLine(io)).replace(/\r$/, '');
}

const list = (io: Io, name: string, options: ListOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    const found = client.shareLinks.list(id, pageSize(options));
    await printList(io, firstOf(found, options), { format: options.format, columns: listed });
    return undefined;
  });

async function update(io: Io, name: string, link: string, options: UpdateOptions): Promise<number> {
  const body = {
    ...(options.name === undefined ? {} : { name: options.name || null }),
    ...(options.expires === undefined ? {} : { expires_at: readEnd(options.expires) }),
    ...(options.password === false ? { password: null } : {}),
    ...(options.passwordStdin ? { password: await readPassword(io) } : {}),
  };
  if (Object.keys(body).length === 0) {
    throw new UsageError('Name what changes: --name, --expires, --password-stdin or --no-password.');
  }
  return await withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    const changed = await client.shareLinks.update(id, link, body);
    await printObject(io, changed, { format: options.format, columns: listed });
    return undefined;
  });
}

const readEnd = (text: string): string | null => (text === 'never' ? null : readTime('--expires', text));

const revoke = (io: Io, name: string, linkId: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    await client.shareLinks.revoke(id, linkId);
    return undefined;
  });
