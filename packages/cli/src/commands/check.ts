import { Command, Option } from 'commander';
import type { CheckOptions } from '../check/check-options.ts';
import { checkSite } from '../check/check-site.ts';
import { readHeader } from '../check/read-header.ts';
import { readNumber } from '../check/read-number.ts';
import type { Io } from '../io.ts';

const number = (flags: string, description: string, bounds: Parameters<typeof readNumber>[0]) =>
  new Option(flags, description).argParser(readNumber(bounds));

const append = (value: string, before: string[] = []) => [...before, value];

const notes = `
Private addresses may be requested when the given site is private itself: an IP address, localhost, or a name that leads
to private addresses only. For a public site they are refused, unless --allow-private is given.
Other hosts are asked one request at a time, one second apart. --rate 0 lifts that for private IP addresses and localhost.

Exit codes:
  0    no broken link
  1    broken links
  2    wrong usage
  3    the site could not be crawled
  130  stopped by Ctrl-C; what was known by then has been printed`;

/** `linkvitals check <url>` */
export function checkCommand(io: Io, finish: (code: number) => void): Command {
  return new Command('check')
    .description('Crawl a site and list its broken links. Needs no server.')
    .argument('<url>', 'where to start; a bare host means https://, or http:// where that cannot be had')
    .addOption(new Option('-f, --format <format>', 'form of the report').choices(['text', 'json']).default('text'))
    .addOption(number('--max-pages <n>', 'pages to read at most', { min: 1, max: 1_000_000 }).default(10_000))
    .addOption(number('--depth <n>', 'clicks from the start page at most', { min: 0, max: 1_000 }).default(50))
    .addOption(number('--concurrency <n>', 'requests to the site at once', { min: 1, max: 64 }).default(5))
    .addOption(
      number('--rate <n>', 'requests a second to the site, 0 for no limit (default: 4, adapting from 0.5 to 10)', {
        min: 0,
        max: 10_000,
        integer: false,
      }),
    )
    .addOption(
      number('--timeout <seconds>', 'time limit of one request', { min: 0.1, max: 600, integer: false }).default(15),
    )
    .option('--user-agent <text>', 'user agent for the site itself')
    .option('--header <"Name: value">', 'header for the site itself; may be repeated', readHeader)
    .option('--exclude <pattern>', 'path glob or /RE2 expression/ not to request; may be repeated', append)
    .option('--allow-private', 'let a public site lead to private addresses')
    .option('--no-robots', 'do not obey robots.txt')
    .option('--no-sitemap', 'do not read sitemaps')
    .addHelpText('after', notes)
    .action(async (url: string, options: CheckOptions) => finish(await checkSite(url, options, io)));
}
