import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { readCacheAge } from '../cache/cache-age.ts';
import { basicAuthAt, type GivenHeader, headerAt } from '../credentials/given-header.ts';
import { FORMAT_NAMES } from '../formats/format-names.ts';
import { readAccepted } from '../options/accepted-statuses.ts';
import { FAIL_ON, RENDER_MODES } from '../options/check-options.ts';
import { readUrlPattern } from '../options/ignored-urls.ts';
import { type Bounds, OPTION_BOUNDS } from '../options/option-bounds.ts';
import { readPathPattern } from '../options/path-pattern.ts';
import { readBaseUrl } from '../options/read-base-url.ts';
import { readRemap } from '../remap/read-remap.ts';

const number = ({ min, max, integer = true }: Bounds) => (integer ? z.int() : z.number()).min(min).max(max);

/** A text that the reader of the option on the command line reads too. */
const readBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

const ignored = z.union([
  readBy((text) => ({ pattern: readUrlPattern(text) })),
  z.strictObject({
    pattern: readBy(readUrlPattern),
    reason: z.string().max(500).optional(),
    until: z.iso.date('Give a date, as 2027-01-31.').optional(),
  }),
]);

type Context = z.RefinementCtx;

/** Reads by the reader of the command line. A fault is reported at `path`, which must hold no secret. */
function readAt(read: () => GivenHeader, path: string[], context: Context): GivenHeader[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    context.addIssue({ code: 'custom', path, message: error.message });
    return [];
  }
}

/** Headers by name, those of the site beside those of other places, which are objects by URL. */
const headers = z
  .record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]))
  .transform((members, context) =>
    Object.entries(members).flatMap(([key, value]) =>
      typeof value === 'string'
        ? readAt(() => headerAt({}, `${key}: ${value}`), [key], context)
        : Object.entries(value).flatMap(([name, one]) =>
            readAt(() => headerAt({ below: readBaseUrl(key) }, `${name}: ${one}`), [], context),
          ),
    ),
  );

/** User and password of the site, or of places by URL. */
const basicAuth = z
  .union([z.string(), z.record(z.string(), z.string())])
  .transform((given, context) =>
    typeof given === 'string'
      ? readAt(() => basicAuthAt({}, given), [], context)
      : Object.entries(given).flatMap(([url, one]) =>
          readAt(() => basicAuthAt({ below: readBaseUrl(url) }, one), [], context),
        ),
  );

/** Members of a config file: the long options of `check` in camel case, and `targets` for its arguments. */
export const configSchema = z
  .strictObject({
    $schema: z.string(),
    targets: z.array(z.string()),
    urls: z.string(),
    sitemap: z.union([z.string(), z.boolean()]),
    format: z.enum(FORMAT_NAMES),
    output: z.array(z.string()),
    maxPages: number(OPTION_BOUNDS.maxPages),
    maxPageSize: number(OPTION_BOUNDS.maxPageSize),
    maxLinks: number(OPTION_BOUNDS.maxLinks),
    depth: number(OPTION_BOUNDS.depth),
    concurrency: number(OPTION_BOUNDS.concurrency),
    rate: number(OPTION_BOUNDS.rate),
    timeout: number(OPTION_BOUNDS.timeout),
    recheckAfter: number(OPTION_BOUNDS.recheckAfter),
    userAgent: z.string().regex(/^[\x20-\x7e]+$/, 'Only visible ASCII characters'),
    header: headers,
    basicAuth,
    cookies: z.string(),
    include: z.array(readBy(readPathPattern)),
    exclude: z.array(readBy(readPathPattern)),
    ignore: z.array(ignored),
    accept: z.array(readBy(readAccepted)),
    remap: z.array(readBy(readRemap)),
    cache: z.union([z.boolean(), z.string().min(1)]),
    cacheAge: z.array(readBy(readCacheAge)),
    allowPrivate: z.boolean(),
    as: z.enum(['site', 'files']),
    baseUrl: readBy(readBaseUrl),
    external: z.boolean(),
    robots: z.boolean(),
    render: z.enum(RENDER_MODES),
    browser: z.string(),
    failOn: z.enum(FAIL_ON),
    baseline: z.string(),
    onlyNew: z.boolean(),
    writeBaseline: z.string(),
    verbose: z.boolean(),
    quiet: z.boolean(),
  })
  .partial();

export type CheckConfig = z.infer<typeof configSchema>;

/** Options of the command line that begin with `--no-`, by the member that they set to false. */
const NEGATIVES = { noCache: 'cache', noExternal: 'external', noRobots: 'robots', noSitemap: 'sitemap' } as const;

/** Takes `noExternal: true`, as the option of the command line is spelled, for `external: false`. */
export function withoutNegatives(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const members = Object.entries(config).map(([name, value]) => {
    const positive =
      name in NEGATIVES && typeof value === 'boolean' ? NEGATIVES[name as keyof typeof NEGATIVES] : undefined;
    return positive === undefined || positive in config ? [name, value] : [positive, !value];
  });
  return Object.fromEntries(members);
}

/** JSON Schema of what a config file may have. */
export const jsonSchemaOfConfig = () => z.toJSONSchema(configSchema, { io: 'input' });
