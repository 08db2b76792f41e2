import { inertLine } from '@linkvitals/contract/inert-text';
import {
  type DownloadedFile,
  type Language,
  type LinkvitalsClient,
  type Report,
  type ReportCreate,
  ReportFailedError,
} from '@linkvitals/sdk';
import { Argument, Command, Option } from 'commander';
import { isCi } from '../check/progress-line.ts';
import type { Io } from '../io.ts';
import { findDomain } from '../remote/find-domain.ts';
import { readTime } from '../remote/read-time.ts';
import {
  addConnectionOptions,
  connectionHelp,
  RemoteFailure,
  type RemoteOptions,
  withServer,
} from '../remote/remote-command.ts';
import { saveFile } from '../remote/save-file.ts';

type Finish = (code: number) => void;

interface ReportOptions extends Omit<RemoteOptions, 'format'> {
  readonly format: ReportCreate['format'];
  readonly section?: NonNullable<ReportCreate['section']>;
  readonly language?: Language;
  readonly crawl?: string;
  readonly from?: string;
  readonly to?: string;
  readonly output?: string;
}

const languages: readonly Language[] = ['en', 'de'];
const formats: readonly ReportCreate['format'][] = ['pdf', 'html', 'csv', 'json'];
const sections: readonly NonNullable<ReportCreate['section']>[] = ['links', 'pages', 'findings', 'issues', 'crawls'];

/** Makes the command `linkvitals report <domain>`. */
export function reportCommand(io: Io, finish: Finish): Command {
  return addConnectionOptions(new Command('report'))
    .description('Have a report of a crawl made and save it.')
    .addArgument(new Argument('<domain>', 'hostname or id'))
    .addOption(new Option('--format <format>', 'format of the file').choices(formats).default('pdf'))
    .addOption(
      new Option('--section <section>', 'with csv: one file of this section, instead of a zip of all').choices(
        sections,
      ),
    )
    .addOption(
      new Option('--language <language>', 'of pdf and html (default: that of the notifications)').choices(languages),
    )
    .addOption(new Option('--crawl <id>', 'crawl that it is about (default: the newest completed one)'))
    .addOption(new Option('--from <date>', 'begin of a period, such as 2026-01-01; with --to'))
    .addOption(new Option('--to <date>', 'end of the period, itself not in it'))
    .addOption(
      new Option('--output <file>', 'file to write, or - for stdout (default: a new file, named by the server)'),
    )
    .addHelpText('after', connectionHelp)
    .action(async (name: string, options: ReportOptions) => finish(await saveReport(io, name, options)));
}

function saveReport(io: Io, name: string, options: ReportOptions): Promise<number> {
  const body = bodyOf(options);
  return withServer(io, options, async (client) => {
    const { id } = await findDomain(client, name);
    const file = await made(io, client, id, body);
    await saveFile(io, file, options.output);
    return undefined;
  });
}

function bodyOf({ format, section, language, crawl, from, to }: ReportOptions): ReportCreate {
  return {
    format,
    ...(section === undefined ? {} : { section }),
    ...(language === undefined ? {} : { language }),
    ...(crawl === undefined ? {} : { crawl_id: crawl }),
    ...(from === undefined ? {} : { from: readTime('--from', from) }),
    ...(to === undefined ? {} : { to: readTime('--to', to) }),
  };
}

async function made(
  io: Io,
  { reports }: LinkvitalsClient,
  domainId: string,
  body: ReportCreate,
): Promise<DownloadedFile> {
  const { stderr, env } = io;
  const shows = stderr.isTTY === true && !isCi(env.CI);
  const onProgress = ({ state, progress }: Report): void => {
    if (shows) stderr.write(`\r\x1b[K${inertLine(state)}: ${progress} %`);
  };
  try {
    return await reports.create(domainId, body).download({ onProgress });
  } catch (error) {
    if (error instanceof ReportFailedError) throw new RemoteFailure(error.message);
    throw error;
  } finally {
    if (shows) stderr.write('\r\x1b[K');
  }
}
