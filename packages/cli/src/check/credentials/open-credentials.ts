import { resolve } from 'node:path';
import type { Io } from '../../io.ts';
import type { CheckOptions } from '../options/check-options.ts';
import { readCookieFile } from './cookie-file.ts';
import { type GivenHeader, siteHeaders } from './given-header.ts';
import { PrivateHeaders } from './private-headers.ts';

/** The headers of `--header` and `--basic-auth`. */
const givenHeaders = ({ header = [], basicAuth = [] }: CheckOptions): readonly GivenHeader[] => [
  ...header,
  ...basicAuth,
];

/** The headers that the site itself gets, wherever its pages are. */
export const headersOfSite = (options: CheckOptions): Record<string, string> => siteHeaders(givenHeaders(options));

/**
 * Opens the headers and cookies of single hosts; undefined when there are none.
 *
 * @throws UsageError for a file of cookies that cannot be used
 */
export async function openCredentials(
  options: CheckOptions,
  { cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>,
): Promise<PrivateHeaders | undefined> {
  const given = givenHeaders(options);
  const { cookies: name } = options;
  if (name === undefined) return given.some(({ below }) => below !== undefined) ? new PrivateHeaders(given) : undefined;
  const cookies = await readCookieFile(resolve(cwd, name), name);
  const expired = cookies.countExpired(Date.now());
  if (expired > 0) stderr.write(`Cookies in ${name} that have expired and are not sent: ${expired}.\n`);
  return new PrivateHeaders(given, cookies);
}
