import type { QueryParameters } from '@linkvitals/sdk';
import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { findDomain } from '../remote/find-domain.ts';
import { listedFixes } from '../remote/output/fix-columns.ts';
import { printList } from '../remote/output/output.ts';
import {
  connectionHelp,
  firstOf,
  type ListOptions,
  listCommand,
  pageSize,
  withServer,
} from '../remote/remote-command.ts';

type Query = NonNullable<QueryParameters<'listAllFixes'>>;

interface FixOptions extends ListOptions, Pick<Query, 'kind' | 'severity' | 'section'> {
  readonly domain?: string;
}

/** Makes the command `linkvitals fixes`. */
export function fixesCommand(io: Io, finish: (code: number) => void): Command {
  return listCommand(new Command('fixes'))
    .description('List what to fix first, in one domain or in all.')
    .addOption(new Option('--domain <domain>', 'hostname or id (default: all)'))
    .addOption(new Option('--kind <kinds>', 'only of these kinds, with commas, such as shared_link,dead_host'))
    .addOption(new Option('--severity <severity>', 'only of this one').choices(['error', 'warning', 'notice']))
    .addOption(new Option('--section <folder>', 'only in this folder of the site, such as /products/'))
    .addHelpText('after', connectionHelp)
    .action(async (options: FixOptions) => finish(await list(io, options)));
}

const list = (io: Io, { domain, kind, severity, section, ...options }: FixOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const chosen = { kind, severity, section };
    const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
    const query = { ...pageSize(options), ...given };
    const found =
      domain === undefined
        ? client.fixes.list(query)
        : client.fixes.listOfDomain((await findDomain(client, domain)).id, query);
    await printList(io, firstOf(found, options), { format: options.format, columns: listedFixes });
    return undefined;
  });
