import { Command, InvalidArgumentError, Option } from 'commander';
import { readCacheAge } from '../check/cache/cache-age.ts';
import { checkSite } from '../check/check-site.ts';
import { loadConfig } from '../check/config/load-config.ts';
import { mergeOptions } from '../check/config/merge-options.ts';
import { readBasicAuth, readHeader } from '../check/credentials/given-header.ts';
import { FORMAT_NAMES } from '../check/formats/format-names.ts';
import { readAccepted } from '../check/options/accepted-statuses.ts';
import { FAIL_ON, RENDER_MODES } from '../check/options/check-options.ts';
import { readUrlPattern } from '../check/options/ignored-urls.ts';
import { type Bounds, OPTION_BOUNDS } from '../check/options/option-bounds.ts';
import { readPathPattern } from '../check/options/path-pattern.ts';
import { readBaseUrl } from '../check/options/read-base-url.ts';
import { readNumber } from '../check/options/read-number.ts';
import { readRemap } from '../check/remap/read-remap.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const number = (flags: string, description: string, bounds: Bounds) =>
  new Option(flags, description).argParser(readNumber(bounds));

/** Makes a reader of an option that may be repeated. */
const each =
  <Value>(read: (text: string) => Value) =>
  (text: string, before: Value[] = []) => [...before, read(text)];

/** Makes a reader whose errors do not show the argument, as Commander's do, because it may be a secret. */
const secretly =
  <Value>(option: string, read: (text: string) => Value) =>
  (text: string): Value => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new UsageError(`${option}: ${error.message}`);
    }
  };

/** An argument may stand behind the option, which has a value only behind `=`. */
function readRenderMode(text: string): (typeof RENDER_MODES)[number] {
  const mode = RENDER_MODES.find((known) => known === text);
  if (mode === undefined)
    throw new InvalidArgumentError('Write --render=on or --render=auto, or put --render behind the arguments.');
  return mode;
}

const notes = `
What is checked is one of:
  check https://example.com              a site: crawled, all its links checked
  check --sitemap https://example.com/sitemap.xml
                                         the pages of a sitemap and the links on them, nothing beyond
  check README.md docs                   files (.html, .htm, .xhtml, .md, .markdown, .mdx, .txt) and folders of them:
                                         their links, relative ones on disk
  check dist                             a folder as the site it will be: all its pages and their links. --base-url says where
  check --urls urls.txt                  a list: each URL on a line of its own
  check -                                the same from stdin

Reports go to stdout and to each --output file, whose extension is its format:
.json .jsonl .csv .xml (JUnit) .sarif .md .html .txt

Private addresses may be requested when the given site is private itself: an IP address, localhost, or a name that leads
to private addresses only. Otherwise they are refused, unless --allow-private is given.
Other hosts get one request at a time, one second apart. --rate 0 lifts that for private IP addresses and localhost.

Options can be set in linkvitals.config.json, .yaml or .ts of the working folder, or as "linkvitals" in its package.json;
the command line takes precedence.

Exit codes:
  0    no fault that --fail-on counts
  1    broken links, or other faults that --fail-on counts
  2    wrong usage
  3    the site could not be crawled, or there was nothing to check
  4    a report or the baseline could not be written
  130  stopped by Ctrl-C; the results so far have been printed`;

/** Makes the command `linkvitals check`. */
export function checkCommand(io: Io, finish: (code: number) => void): Command {
  const command = new Command('check').argument(
    '[targets...]',
    'a site (for a bare host https://, or http:// if https cannot connect), or files and folders',
  );
  for (const option of optionsOfCheck()) command.addOption(option);
  return command.addHelpText('after', notes).action(async (given: string[], { config }: { config?: string }) => {
    const merged = mergeOptions(command, given, await loadConfig(config, io));
    finish(await checkSite(merged.targets, merged.options, io));
  });
}

/** Makes the options of `check`. */
export function optionsOfCheck(): Option[] {
  const { maxPages, maxPageSize, maxLinks, depth, concurrency, rate, timeout, recheckAfter } = OPTION_BOUNDS;
  return [
    new Option('--as <what>', 'check a folder as a site, or as files; default: decided by its content').choices([
      'site',
      'files',
    ]),
    new Option('--base-url <url>', 'where the site of a folder will be served').argParser(readBaseUrl),
    new Option('--sitemap <url>', 'check the pages of this sitemap'),
    new Option('--urls <file>', 'check the URLs of this list, - for stdin'),
    new Option('-f, --format <format>', 'format of the report on stdout').choices(FORMAT_NAMES).default('text'),
    new Option('-o, --output <file>', 'write a report to a file as well; may be repeated').argParser(each(String)),
    new Option(
      '--fail-on <what>',
      'faults that make the exit code 1; each includes those before it: broken, warning, unverifiable',
    )
      .choices(FAIL_ON)
      .default('broken'),
    new Option('--baseline <file>', 'JSON report or baseline of an earlier check to compare with'),
    new Option('--only-new', 'do not fail for faults in the baseline'),
    new Option('--write-baseline <file>', 'store the faults of this check for --baseline'),
    new Option('--include <pattern>', 'request only these paths of the site; may be repeated').argParser(
      each(readPathPattern),
    ),
    new Option('--exclude <pattern>', 'path glob or /RE2 expression/ not to request; may be repeated').argParser(
      each(readPathPattern),
    ),
    new Option(
      '--ignore <pattern>',
      'URLs of any host not to request, * for any characters; may be repeated',
    ).argParser(each((text) => ({ pattern: readUrlPattern(text) }))),
    new Option(
      '--accept <statuses>',
      'statuses that count as working, as 403,429 or URL=403; may be repeated',
    ).argParser(each(readAccepted)),
    new Option(
      '--remap <from=to>',
      'request URLs below FROM at TO, a URL or a folder; the longest FROM counts; may be repeated',
    ).argParser(each(readRemap)),
    number('--max-pages <n>', 'pages to read at most', maxPages).default(10_000),
    number('--max-page-size <MiB>', 'how much of one page is read at most', maxPageSize).default(32),
    number('--max-links <n>', 'links of one page at most', maxLinks).default(100_000),
    number('--depth <n>', 'clicks from the start page at most', depth).default(50),
    number('--concurrency <n>', 'requests to the site at once', concurrency).default(5),
    number('--rate <n>', 'requests a second to the site, 0 for no limit (default: 4, adapting from 0.5 to 10)', rate),
    number('--timeout <seconds>', 'time limit of one request', timeout).default(15),
    number(
      '--recheck-after <seconds>',
      'pause before failures that may be temporary are checked again',
      recheckAfter,
    ).default(2),
    new Option('--user-agent <text>', 'user agent for the site itself'),
    new Option(
      '--header <"Name: value">',
      'header for the site itself, or for the URLs below one: URL=Name: value; may be repeated',
    ).argParser(each(secretly('--header', readHeader))),
    new Option(
      '--basic-auth <user:password>',
      'of the site itself, or of the URLs below one: URL=user:password; may be repeated',
    ).argParser(each(secretly('--basic-auth', readBasicAuth))),
    new Option('--cookies <file>', 'cookies to send, a Netscape cookie file'),
    new Option(
      '--cache [folder]',
      'use verdicts on other hosts from earlier checks; default folder: .linkvitals-cache',
    ),
    new Option('--no-cache', 'request everything, although the config file has a cache'),
    new Option(
      '--cache-age <age>',
      'how long verdicts are used, as 12h or ok=3d; may be repeated (default: ok=7d, unverifiable=1d)',
    ).argParser(each(readCacheAge)),
    new Option('--allow-private', 'also request private addresses that a public site, a list or files link to'),
    new Option('--no-external', 'check internal links only: send no request to other hosts, for files none at all'),
    new Option('--no-robots', 'do not obey robots.txt'),
    new Option('--no-sitemap', 'do not read the sitemaps of a site'),
    new Option(
      '--render [how]',
      'run the scripts of pages in Chromium, and check the links that they add: of all pages, or of those that need it',
    )
      .choices(RENDER_MODES)
      .argParser(readRenderMode)
      .preset('on'),
    new Option('--browser <path>', 'the browser of --render (default: the Chromium or Chrome of this machine)'),
    new Option('--config <file>', 'config file (default: linkvitals.config.json, .yaml, .yml or .ts of this folder)'),
    new Option('--verbose', 'say on stderr why URLs are requested again, and how long they waited'),
    new Option('-q, --quiet', 'no progress on the terminal, and no word about a baseline that was written'),
  ];
}
