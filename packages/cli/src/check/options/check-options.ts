import type { CacheAge } from '../cache/cache-age.ts';
import type { GivenHeader } from '../credentials/given-header.ts';
import type { FormatName } from '../formats/format-names.ts';
import type { Remap } from '../remap/read-remap.ts';
import type { AcceptedStatuses } from './accepted-statuses.ts';
import type { IgnoredUrls } from './ignored-urls.ts';

export const FAIL_ON = ['broken', 'warning', 'unverifiable', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** Pages that are rendered: all of them, or those that need it. */
export const RENDER_MODES = ['on', 'auto'] as const;

/** Options of the command line and of a config file together. */
export interface CheckOptions {
  readonly format: FormatName;
  /** Files to write besides stdout; the extension of each is its format. */
  readonly output?: readonly string[] | undefined;
  readonly maxPages: number;
  /** MiB that are read of one page. */
  readonly maxPageSize: number;
  /** Links that are taken of one page. */
  readonly maxLinks: number;
  readonly depth: number;
  readonly concurrency: number;
  /** Requests a second to the own host; 0 = no limit. Undefined: adaptive. */
  readonly rate?: number | undefined;
  /** Seconds for one request. */
  readonly timeout: number;
  /** Seconds before suspects are rechecked at the end. */
  readonly recheckAfter: number;
  readonly userAgent?: string | undefined;
  readonly header?: readonly GivenHeader[] | undefined;
  /** Headers with user and password. */
  readonly basicAuth?: readonly GivenHeader[] | undefined;
  /** Netscape cookie file. */
  readonly cookies?: string | undefined;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  /** URLs of any host that are not requested. */
  readonly ignore?: readonly IgnoredUrls[] | undefined;
  /** Statuses that count as working. */
  readonly accept?: readonly AcceptedStatuses[] | undefined;
  /** Places where the URLs of other places are requested. */
  readonly remap?: readonly Remap[] | undefined;
  /** Verdicts of earlier checks are used. A text is the folder that holds them. */
  readonly cache?: boolean | string | undefined;
  /** Ages up to which they are used. */
  readonly cacheAge?: readonly CacheAge[] | undefined;
  readonly allowPrivate?: boolean | undefined;
  /** False: links that lead off the site, or from files to the network, are not requested. */
  readonly external: boolean;
  readonly robots: boolean;
  /** URL: check what this sitemap lists. False: read none. */
  readonly sitemap?: string | boolean | undefined;
  /** File with a URL on each line, `-` for stdin. */
  readonly urls?: string | undefined;
  /** The kind of check of a folder. Undefined: the kind is found out from the files in it. */
  readonly as?: 'site' | 'files' | undefined;
  /** URL at which the site of a folder will be served; ends with a slash. */
  readonly baseUrl?: string | undefined;
  /** Pages are rendered. Undefined: they are read as they are sent. */
  readonly render?: (typeof RENDER_MODES)[number] | undefined;
  /** Path or name of the browser that renders. */
  readonly browser?: string | undefined;
  readonly failOn: FailOn;
  readonly baseline?: string | undefined;
  readonly onlyNew?: boolean | undefined;
  readonly writeBaseline?: string | undefined;
  /** Reasons of repeated requests are written to stderr. */
  readonly verbose?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}
