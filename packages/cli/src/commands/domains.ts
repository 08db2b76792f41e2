import type { Domain, DomainUpdate } from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { readAssignment } from '../remote/assignments.ts';
import { confirm } from '../remote/confirm.ts';
import { findDomain } from '../remote/find-domain.ts';
import { type Column, cellOf } from '../remote/output/columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
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

type Finish = (code: number) => void;
type SettingsOptions = RemoteOptions & { readonly set?: DomainUpdate };

const listed: readonly Column<Domain>[] = [
  ['HOSTNAME', 'hostname'],
  ['OWNERSHIP', 'verification_status'],
  ['STATE', 'lifecycle_state'],
  ['SCORE', 'health_score'],
  ['BROKEN', 'metrics.broken_links'],
  ['LAST CRAWL', 'last_crawl.state'],
  ['NEXT CRAWL', 'next_crawl_at'],
  ['ID', 'id'],
];

const single: readonly Column<Domain>[] = [
  ...listed,
  ['READ-ONLY', 'read_only'],
  ['OWNERSHIP CHECKED', 'verification.checked_at'],
  ['OWNERSHIP RESULT', 'verification.last_check.detail'],
  ['PAGES', 'crawl_config.max_pages'],
  ['DEPTH', 'crawl_config.depth_limit'],
  ['EXCLUSIONS', 'crawl_config.exclusions'],
  ['CRAWLED', 'crawl_config.schedule.frequency'],
  ['MAIL ALERTS', 'settings.email_alerts'],
  ['REPORTS', 'settings.report_frequency'],
  ['ADDED', 'created_at'],
];

const domain = () => new Argument('<domain>', 'hostname or id');
const set = () =>
  new Option(
    '--set <path=value>',
    'a setting, e.g. settings.email_alerts=false or crawl_config.max_pages=500; may be repeated',
  ).argParser(readAssignment);

/** Makes the commands `linkvitals domains list|get|add|check|update|delete`. */
export function domainsCommand(io: Io, finish: Finish): Command {
  const domains = new Command('domains').addHelpText('after', connectionHelp);
  listCommand(domains.command('list'))
    .description('List the domains of the account.')
    .action(async (options: ListOptions) => finish(await list(io, options)));
  remoteCommand(domains.command('get'))
    .description('Show a domain.')
    .addArgument(domain())
    .action(async (name: string, options: RemoteOptions) => finish(await get(io, name, options)));
  remoteCommand(domains.command('add'))
    .description('Add a domain; the DNS record that proves its ownership is printed.')
    .addArgument(new Argument('<hostname>', 'hostname or URL of the site'))
    .addOption(set())
    .action(async (name: string, options: SettingsOptions) => finish(await add(io, name, options)));
  remoteCommand(domains.command('check'))
    .description('Look for the DNS record now. Exit code 1 while the domain is not verified.')
    .addArgument(domain())
    .action(async (name: string, options: RemoteOptions) => finish(await check(io, name, options)));
  remoteCommand(domains.command('update'))
    .description('Change settings of a domain; what is left out stays.')
    .addArgument(domain())
    .addOption(set())
    .action(async (name: string, options: SettingsOptions) => finish(await update(io, name, options)));
  remoteCommand(domains.command('delete'))
    .description('Delete a domain with all its crawls, for good.')
    .addArgument(domain())
    .addOption(new Option('--confirm <hostname>', 'its exact hostname, instead of typing it'))
    .action(async (name: string, options: RemoteOptions & { confirm?: string }) =>
      finish(await remove(io, name, options)),
    );
  return domains;
}

const list = (io: Io, options: ListOptions): Promise<number> =>
  withServer(io, options, async ({ domains }) => {
    const items = firstOf(domains.list(pageSize(options)), options);
    await printList(io, items, { format: options.format, columns: listed });
    return undefined;
  });

async function show(io: Io, found: Domain, { format }: RemoteOptions): Promise<void> {
  await printObject(io, found, { format, columns: single });
  if (format === 'table') showRecords(io, found);
}

const get = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    await show(io, await findDomain(client, name), options);
    return undefined;
  });

const add = (io: Io, hostname: string, options: SettingsOptions): Promise<number> =>
  withServer(io, options, async ({ domains }) => {
    await show(io, await domains.create({ ...options.set, hostname }), options);
    return undefined;
  });

const check = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    const checked = await client.domains.checkVerification(id);
    await show(io, checked, options);
    return checked.verification_status === 'verified' ? exitCodes.ok : exitCodes.failed;
  });

async function update(io: Io, name: string, options: SettingsOptions): Promise<number> {
  const { set: changes } = options;
  if (changes === undefined)
    throw new UsageError('Nothing to change: give --set, e.g. --set crawl_config.max_pages=500');
  return await withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    await show(io, await client.domains.update(id, changes), options);
    return undefined;
  });
}

const remove = (io: Io, name: string, options: RemoteOptions & { confirm?: string }): Promise<number> =>
  withServer(io, options, async (client) => {
    const { id, hostname } = await findDomain(client, name);
    const warning = `${hostname} will be deleted with all its crawls and results, for good.`;
    await confirm(io, { word: hostname, warning, given: options.confirm });
    await client.domains.delete(id, { confirm: hostname });
    io.stderr.write('Deleted.\n');
    return undefined;
  });

/** Shows the DNS records that the owner has to add, while the domain is not verified. */
function showRecords({ stdout, stderr }: Io, domain: Domain): void {
  const records: unknown = domain.verification?.records;
  if (domain.verification_status === 'verified' || !Array.isArray(records)) return;
  stderr.write(
    '\nTo prove that the domain is yours, add one of these to its DNS, then run `linkvitals domains check`:\n',
  );
  for (const record of records) {
    stdout.write(`${['name', 'type', 'value'].map((member) => cellOf(record, member)).join('  ')}\n`);
  }
}
