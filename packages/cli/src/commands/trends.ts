import type { AccountTrends, DomainTrends, TrendSpan, TrendStep } from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { findDomain } from '../remote/find-domain.ts';
import { printList, printObject } from '../remote/output/output.ts';
import { ofAccount, ofDomain, rowsOfAccount, rowsOfDomain } from '../remote/output/trend-rows.ts';
import { connectionHelp, type RemoteOptions, remoteCommand, withServer } from '../remote/remote-command.ts';
import { UsageError } from '../usage-error.ts';

type TrendOptions = RemoteOptions & { readonly window: TrendSpan; readonly by?: TrendStep };

const help = `
A crawl that failed or was canceled has a row without figures; a time without crawls has none.
${connectionHelp}`;

/** Makes the command `linkvitals trends [domain]`. */
export function trendsCommand(io: Io, finish: (code: number) => void): Command {
  return remoteCommand(new Command('trends'))
    .addArgument(new Argument('[domain]', 'hostname or id (default: all, day by day)'))
    .addOption(new Option('--window <days>', 'how far back').choices(['30d', '60d', '90d']).default('30d'))
    .addOption(new Option('--by <step>', 'a row for each crawl or for each day (UTC)').choices(['crawl', 'day']))
    .addHelpText('after', help)
    .action(async (name: string | undefined, options: TrendOptions) => finish(await show(io, name, options)));
}

async function show(io: Io, name: string | undefined, options: TrendOptions): Promise<number> {
  const { window, by } = options;
  if (name === undefined && by === 'crawl') {
    throw new UsageError('The trends of all domains are by day: leave out --by crawl, or name a domain.');
  }
  return await withServer(io, options, async (client) => {
    if (name === undefined) await printAll(io, await client.account.trends({ window }), options);
    else {
      const { id } = await findDomain(client, name);
      await printDomain(io, await client.domains.trends(id, { window, ...(by && { by }) }), options);
    }
    return undefined;
  });
}

async function printDomain(io: Io, trends: DomainTrends, { format }: RemoteOptions): Promise<void> {
  if (format === 'json') return await printObject(io, trends, { format, columns: [] });
  await printList(io, rowsOfDomain(trends), { format, columns: ofDomain });
  if (!trends.complete) io.stderr.write('There are more crawls, older ones; --by day shows them all.\n');
}

async function printAll(io: Io, trends: AccountTrends, { format }: RemoteOptions): Promise<void> {
  if (format === 'json') return await printObject(io, trends, { format, columns: [] });
  await printList(io, rowsOfAccount(trends), { format, columns: ofAccount });
}
