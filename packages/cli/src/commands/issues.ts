import type { Issue, IssueUpdate, LinkvitalsClient, QueryParameters } from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { type ExportOptions, exportCommand, printAs } from '../remote/export-list.ts';
import { findDomain } from '../remote/find-domain.ts';
import { commentColumns, issueColumns, listedIssues, placeColumns } from '../remote/output/issue-columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
import { readTime } from '../remote/read-time.ts';
import { type RecheckOptions, recheckIssue } from '../remote/recheck-issue.ts';
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

const OUTCOMES = ['new', 'reopened', 'persisting', 'fixed', 'inconclusive', 'none'];

type Finish = (code: number) => void;
type Query = NonNullable<QueryParameters<'listAllIssues'>>;

interface IssueListOptions extends ExportOptions, Pick<Query, 'state' | 'kind' | 'severity' | 'outcome' | 'host'> {
  readonly contains?: string;
  readonly sort?: NonNullable<QueryParameters<'listIssues'>>['sort'];
}

type IgnoreOptions = RemoteOptions & { readonly reason: string; readonly until?: string };

const issue = () => new Argument('<issue>', 'id, from `issues list`');

/** Makes the commands `linkvitals issues list|show|pages|ignore|reopen|acknowledge|assign|comment|comments|recheck`. */
export function issuesCommand(io: Io, finish: Finish): Command {
  const issues = new Command('issues').addHelpText('after', connectionHelp);
  addLists(issues, io, finish);
  addDecisions(issues, io, finish);
  remoteCommand(issues.command('comment'))
    .description('Write a comment on an issue.')
    .addArgument(issue())
    .addArgument(new Argument('<text>', 'plain text of up to 4,000 characters'))
    .action(async (id: string, text: string, options: RemoteOptions) => finish(await comment(io, id, text, options)));
  remoteCommand(issues.command('recheck'))
    .description('Have the URL of an issue requested again now, and the issue settled by that.')
    .addArgument(issue())
    .addOption(new Option('--wait', 'wait until it is done; Ctrl-C ends the wait, not the check'))
    .addHelpText(
      'after',
      `
Exit codes with --wait: 0 the fault is gone, 1 it is still there, 2 wrong usage, 3 nobody can say (the check was
inconclusive or failed, the server refused it or could not be reached), 130 stopped by Ctrl-C.`,
    )
    .action(async (id: string, options: RecheckOptions) => finish(await recheckIssue(io, id, options)));
  return issues;
}

function addLists(issues: Command, io: Io, finish: Finish): void {
  exportCommand(issues.command('list'))
    .description('List the open issues of a domain or of all, opened last first.')
    .addArgument(new Argument('[domain]', 'hostname or id (default: all)'))
    .addOption(new Option('--state <state>', 'those in this state').choices(['open', 'fixed', 'ignored']))
    .addOption(new Option('--kind <kind>', 'only of this kind, such as broken_link'))
    .addOption(new Option('--severity <severity>', 'only of this one').choices(['error', 'warning', 'notice']))
    .addOption(
      new Option('--outcome <outcomes>', `what the last crawl made of them, with commas: ${OUTCOMES.join(', ')}`),
    )
    .addOption(new Option('--host <host>', 'only of URLs with this host'))
    .addOption(new Option('--contains <text>', 'only of URLs that hold this text'))
    .addOption(new Option('--sort <order>', 'of a domain: what comes first').choices(['newest', 'pages', 'severity']))
    .action(async (name: string | undefined, options: IssueListOptions) => finish(await list(io, name, options)));
  remoteCommand(issues.command('show'))
    .description('Show an issue.')
    .addArgument(issue())
    .action(async (id: string, options: RemoteOptions) => finish(await show(io, options, (all) => all.get(id))));
  exportCommand(issues.command('pages'))
    .description('List every page that links to the URL of an issue.')
    .addArgument(issue())
    .action(async (id: string, options: ExportOptions) => finish(await listPages(io, id, options)));
  listCommand(issues.command('comments'))
    .description('List the comments on an issue, newest first.')
    .addArgument(issue())
    .action(async (id: string, options: ListOptions) => finish(await listComments(io, id, options)));
}

function addDecisions(issues: Command, io: Io, finish: Finish): void {
  const change = (id: string, options: RemoteOptions, update: IssueUpdate) =>
    show(io, options, (all) => all.update(id, update));
  remoteCommand(issues.command('ignore'))
    .description('Ignore an issue, for good or until a time.')
    .addArgument(issue())
    .addOption(new Option('--reason <text>', 'why').makeOptionMandatory())
    .addOption(new Option('--until <date>', 'it is open again then, such as 2026-12-31 (default: for good)'))
    .action(async (id: string, { reason, until, ...options }: IgnoreOptions) => {
      const body = { reason, ...(until === undefined ? {} : { until: readTime('--until', until) }) };
      finish(await show(io, options, (all) => all.ignore(id, body)));
    });
  remoteCommand(issues.command('reopen'))
    .description('Stop ignoring an issue.')
    .addArgument(issue())
    .action(async (id: string, options: RemoteOptions) => finish(await show(io, options, (all) => all.reopen(id))));
  remoteCommand(issues.command('acknowledge'))
    .description('Note that somebody knows of an issue.')
    .addArgument(issue())
    .addOption(new Option('--undo', 'nobody does any more'))
    .action(async (id: string, { undo = false, ...options }: RemoteOptions & { undo?: boolean }) =>
      finish(await change(id, options, { acknowledged: !undo })),
    );
  remoteCommand(issues.command('assign'))
    .description('Assign an issue to a member who may see the domain.')
    .addArgument(issue())
    .addArgument(new Argument('<member>', 'id of the person, or none'))
    .action(async (id: string, member: string, options: RemoteOptions) =>
      finish(await change(id, options, { assignee_id: member === 'none' ? null : member })),
    );
}

const list = (io: Io, name: string | undefined, options: IssueListOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { state, kind, severity, outcome, host, contains, sort } = options;
    const chosen = { state, kind, severity, outcome, host, q: contains };
    const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
    const domainId = name === undefined ? undefined : (await findDomain(client, name)).id;
    const ofDomain = { ...given, ...(sort && { sort }) };
    const { issues } = client;
    await printAs(io, options, {
      asCsv: () => (domainId === undefined ? issues.export(given) : issues.exportOfDomain(domainId, ofDomain)),
      asList: (list) => {
        const page = pageSize(list);
        const found =
          domainId === undefined
            ? issues.list({ ...page, ...given })
            : issues.listOfDomain(domainId, { ...page, ...ofDomain });
        return printList(io, firstOf(found, list), { format: list.format, columns: listedIssues });
      },
    });
    return undefined;
  });

const listPages = (io: Io, id: string, options: ExportOptions): Promise<number> =>
  withServer(io, options, async ({ issues }) => {
    await printAs(io, options, {
      asCsv: () => issues.exportOccurrences(id),
      asList: (list) =>
        printList(io, firstOf(issues.pages(id, pageSize(list)), list), { format: list.format, columns: placeColumns }),
    });
    return undefined;
  });

const listComments = (io: Io, id: string, options: ListOptions): Promise<number> =>
  withServer(io, options, async ({ issues }) => {
    const found = issues.comments(id, pageSize(options));
    await printList(io, firstOf(found, options), { format: options.format, columns: commentColumns });
    return undefined;
  });

const show = (
  io: Io,
  options: RemoteOptions,
  how: (issues: LinkvitalsClient['issues']) => PromiseLike<Issue>,
): Promise<number> =>
  withServer(io, options, async ({ issues }) => {
    await printObject(io, await how(issues), { format: options.format, columns: issueColumns });
    return undefined;
  });

const comment = (io: Io, id: string, text: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async ({ issues }) => {
    await printObject(io, await issues.comment(id, { text }), { format: options.format, columns: commentColumns });
    return undefined;
  });
