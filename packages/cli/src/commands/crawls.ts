import type { Crawl, QueryParameters, Target } from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import { readNumber } from '../check/options/read-number.ts';
import type { Io } from '../io.ts';
import { type ExportOptions, exportCommand, printAs } from '../remote/export-list.ts';
import { findDomain } from '../remote/find-domain.ts';
import type { Column } from '../remote/output/columns.ts';
import { crawlColumns } from '../remote/output/crawl-columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
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
import { type StartOptions, startCrawl } from '../remote/start-crawl.ts';

type Finish = (code: number) => void;
type State = NonNullable<QueryParameters<'listCrawls'>['state']>;
type Verdict = NonNullable<QueryParameters<'listCrawlLinks'>['verdict']>;

interface CrawlListOptions extends ListOptions {
  readonly state?: State;
  readonly from?: string;
  readonly to?: string;
}

const states: readonly State[] = ['queued', 'running', 'completed', 'failed', 'canceled'];
const verdicts: readonly Verdict[] = ['broken', 'ok', 'suspect', 'unverifiable', 'not_checked', 'any'];

const listed: readonly Column<Crawl>[] = [
  ['ID', 'id'],
  ['DOMAIN', 'domain'],
  ['STATE', 'state'],
  ['TRIGGER', 'trigger'],
  ['SCORE', 'health_score'],
  ['PAGES READ', 'progress.pages_crawled'],
  ['BROKEN', 'progress.broken'],
  ['QUEUED', 'queued_at'],
  ['FINISHED', 'finished_at'],
  ['ERROR', 'error_code'],
];

const links: readonly Column<Target>[] = [
  ['VERDICT', 'verdict'],
  ['REASON', 'reason'],
  ['STATUS', 'status_code'],
  ['PAGES', 'found_on_pages'],
  ['URL', 'url'],
];

const domain = () => new Argument('<domain>', 'hostname or id');
const crawl = () => new Argument('<crawl>', 'id of the crawl');

/** Makes the commands `linkvitals crawls start|list|get|cancel|links`. */
export function crawlsCommand(io: Io, finish: Finish): Command {
  const crawls = new Command('crawls').addHelpText('after', connectionHelp);
  addStart(crawls, io, finish);
  listCommand(crawls.command('list'))
    .description('List the crawls of a domain or of all, newest first.')
    .addArgument(new Argument('[domain]', 'hostname or id (default: all)'))
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .addOption(new Option('--from <date>', 'only those from this day or time on, such as 2026-01-31'))
    .addOption(new Option('--to <date>', 'only those before this day or time'))
    .action(async (name: string | undefined, options: CrawlListOptions) => finish(await list(io, name, options)));
  remoteCommand(crawls.command('get'))
    .description('Show a crawl.')
    .addArgument(crawl())
    .action(async (id: string, options: RemoteOptions) => finish(await show(io, options, id, 'get')));
  remoteCommand(crawls.command('cancel'))
    .description('Cancel a crawl. A running crawl stops soon.')
    .addArgument(crawl())
    .action(async (id: string, options: RemoteOptions) => finish(await show(io, options, id, 'cancel')));
  exportCommand(crawls.command('links'))
    .description('List the targets of a crawl: the broken ones, or those of --verdict.')
    .addArgument(crawl())
    .addOption(new Option('--verdict <verdict>', 'which ones').choices(verdicts).default('broken'))
    .action(async (id: string, options: ExportOptions & { verdict: Verdict }) =>
      finish(await listLinks(io, id, options)),
    );
  return crawls;
}

function addStart(crawls: Command, io: Io, finish: Finish): void {
  remoteCommand(crawls.command('start'))
    .description('Start a crawl of a domain.')
    .addArgument(domain())
    .addOption(new Option('--max-pages <n>', 'pages to read').argParser(readNumber({ min: 1, max: 1_000_000 })))
    .addOption(new Option('--depth <n>', 'clicks from the start page').argParser(readNumber({ min: 0, max: 100 })))
    .addOption(new Option('--wait', 'wait until it has ended; Ctrl-C ends the wait, not the crawl'))
    .addHelpText(
      'after',
      `
Exit codes with --wait: 0 no broken links, 1 at least one broken link, 2 wrong usage, 3 there is no result (the crawl
failed or was canceled, the server refused it or could not be reached), 130 stopped by Ctrl-C.`,
    )
    .action(async (name: string, options: StartOptions) => finish(await startCrawl(io, name, options)));
}

async function list(io: Io, name: string | undefined, options: CrawlListOptions): Promise<number> {
  const { state, from, to } = options;
  const query = {
    ...pageSize(options),
    ...(state === undefined ? {} : { state }),
    ...(from === undefined ? {} : { from: readTime('--from', from) }),
    ...(to === undefined ? {} : { to: readTime('--to', to) }),
  };
  return await withServer(io, options, async (client) => {
    const { crawls } = client;
    const found = name === undefined ? crawls.listAll(query) : crawls.list((await findDomain(client, name)).id, query);
    await printList(io, firstOf(found, options), { format: options.format, columns: listed });
    return undefined;
  });
}

const show = (io: Io, options: RemoteOptions, id: string, how: 'get' | 'cancel'): Promise<number> =>
  withServer(io, options, async ({ crawls }) => {
    await printObject(io, await crawls[how](id), { format: options.format, columns: crawlColumns });
    return undefined;
  });

const listLinks = (io: Io, id: string, options: ExportOptions & { verdict: Verdict }): Promise<number> =>
  withServer(io, options, async ({ crawls }) => {
    const { verdict } = options;
    await printAs(io, options, {
      asCsv: () => crawls.exportLinks(id, { verdict }),
      asList: (list) => {
        const found = crawls.links(id, { ...pageSize(list), verdict });
        return printList(io, firstOf(found, list), { format: list.format, columns: links });
      },
    });
    return undefined;
  });
