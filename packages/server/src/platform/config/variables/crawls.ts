import { z } from 'zod';
import { flag, integer, number, webAddress } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings of the crawler: what it requests, and how fast */
export const crawlVariables = {
  LINKVITALS_ARCHIVE_URL: variable({
    description:
      'Availability API of a web archive: `https://archive.org/wayback/available` or a compatible one. Broken links without another suggestion get the address of an archived copy. The archive learns the URLs, with their queries. Empty: the server requests no archive. Set it the same on every server that crawls.',
    fallback: '',
    schema: webAddress,
  }),
  LINKVITALS_OWN_HOST_RATE: variable({
    description: 'Requests a second to a verified host when a crawl starts. The rate adapts from there.',
    fallback: '4',
    schema: number(0.5, 1000),
  }),
  LINKVITALS_OWN_HOST_RATE_MAX: variable({
    description: 'Maximum of that rate, and of the rate that an owner may set.',
    fallback: '10',
    schema: number(0.5, 1000),
  }),
  LINKVITALS_OWN_HOST_IN_FLIGHT: variable({
    description: 'Maximum number of requests in flight to a verified host.',
    fallback: '5',
    schema: integer(1, 64),
  }),
  LINKVITALS_MAX_PAGE_MIB: variable({
    description:
      'How much of one page crawls read, MiB decoded. Links and ids behind that are not known; the crawl and the page say so. Pages beyond 2 MiB are read one at a time; one takes up to 18 times its size in memory, so the default is less than that of the command.',
    fallback: '8',
    schema: integer(1, 128),
  }),
  LINKVITALS_MAX_PAGE_LINKS: variable({
    description:
      'Maximum number of links that crawls take of one page. Each is a row of the database, and all of a page are resolved at one go.',
    fallback: '10000',
    schema: integer(1, 50_000),
  }),
  LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: variable({
    description: 'Minimum time between two requests to any other host, ms.',
    fallback: '1000',
    schema: integer(0, 60_000),
  }),
  LINKVITALS_CRAWL_URLS: variable({
    description:
      'Maximum number of different URLs of a crawl: pages, images, links to other sites and the like. Beyond it no new links are taken, and the crawl is `truncated`. Empty: 50 for each page that the crawl may read, at least 10,000 and at most 2,000,000.',
    fallback: '',
    schema: z.union([z.literal('').transform(() => undefined), integer(1, 100_000_000)]),
  }),
  LINKVITALS_BROWSER: variable({
    description:
      'Path or name of Chromium, best of `chromium-headless-shell`: with it, accounts may have pages of their domains rendered. It runs only while a crawl needs it. Set it the same on every server. Empty: pages are read as they are sent. See [Rendered pages](rendering.md#on-a-server).',
    fallback: '',
    schema: z.string().max(4_096),
  }),
  LINKVITALS_BROWSER_TABS: variable({
    description: 'Maximum number of pages that one server renders at a time, for all its crawls.',
    fallback: '2',
    schema: integer(1, 32),
  }),
  LINKVITALS_BROWSER_UNSAFE: variable({
    description:
      'Run the browser without its sandbox, where the system allows none. Only in a container that has nothing else in it: a page that breaks out of the browser has what the server has.',
    fallback: '0',
    schema: flag,
  }),
  LINKVITALS_RECHECK_AFTER_MS: variable({
    description: 'Pause before a crawl rechecks suspect targets at its end, ms.',
    fallback: '30000',
    schema: integer(0, 600_000),
  }),
} as const;
