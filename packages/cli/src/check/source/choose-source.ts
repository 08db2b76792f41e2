import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import { ADVICE } from '../cache/cache-file.ts';
import type { CheckOptions } from '../options/check-options.ts';
import type { Remapping } from '../remap/remapping.ts';
import { fileSource } from './file-source.ts';
import { filesOf } from './files-of.ts';
import { listSource } from './list-source.ts';
import { givenTarget } from './local-target.ts';
import { siteFolder } from './site-folder/choose-folder.ts';
import { siteSource } from './site-source.ts';
import { sitemapSource } from './sitemap-source.ts';
import type { Source } from './source.ts';

/**
 * Chooses the one source to check: a site, files, a list or a sitemap.
 *
 * @throws UsageError when nothing is named, an empty name, or more than one kind
 */
export async function chooseSource(
  targets: readonly string[],
  { options, mapping }: { options: CheckOptions; mapping: Remapping | undefined },
  io: Io,
): Promise<Source> {
  const { sitemap } = options;
  if (targets.some((target) => target.trim() === '')) {
    throw new UsageError('An argument is empty: a variable of the script may not be set. Name what is to be checked.');
  }
  const fromStdin = targets.includes('-');
  const urls = options.urls ?? (fromStdin ? '-' : undefined);
  const named = targets.filter((target) => target !== '-');
  const kinds = [named.length > 0, fromStdin, options.urls !== undefined, typeof sitemap === 'string'].filter(
    Boolean,
  ).length;
  if (kinds !== 1) {
    const why = kinds === 0 ? 'There is nothing to check.' : 'Only one kind of thing can be checked at once.';
    const hint =
      kinds === 0 && typeof options.cache === 'string'
        ? ` --cache takes ${options.cache} as its folder. ${ADVICE}.`
        : '';
    throw new UsageError(`${why}${hint} Give a site, files or a folder, - or --urls <file>, or --sitemap <url>.`);
  }
  if (named.length === 0) forbidFolderOptions(options);
  if (typeof sitemap === 'string') return sitemapSource(sitemap, { options, mapping }, io.cwd);
  if (urls !== undefined) {
    forbidOwnHostOptions(options);
    if (!options.external) throw new UsageError('--no-external leaves nothing of a list: all its URLs are external.');
    return listSource(urls, options, io);
  }
  const given = await Promise.all(named.map((name) => givenTarget(name, io.cwd)));
  const [site, ...others] = given.filter(({ kind }) => kind === 'site');
  if (site === undefined) {
    forbidOwnHostOptions(options);
    return (await siteFolder(given, options, io)) ?? fileSource(await filesOf(given, io), options, io);
  }
  if (others.length > 0) throw new UsageError('Give one site, or files and folders. Many URLs: --urls <file>.');
  if (given.length > 1) {
    throw new UsageError(`${site.name} is no file of this disk. Give one site, or files and folders.`);
  }
  forbidFolderOptions(options);
  return siteSource(site.name, { options, mapping });
}

/** Refuses options that only a folder can have. */
function forbidFolderOptions({ as, baseUrl }: CheckOptions): void {
  if (as !== undefined || baseUrl !== undefined) throw new UsageError('--as and --base-url are for a folder.');
}

/** Refuses options for requests to the site itself when there is none, because ignoring them would mislead. */
function forbidOwnHostOptions(options: CheckOptions): void {
  const { header, basicAuth, userAgent } = options;
  for (const [option, given = []] of [
    ['--header', header],
    ['--basic-auth', basicAuth],
  ] as const) {
    if (given.every(({ below }) => below !== undefined)) continue;
    throw new UsageError(
      `${option} is for a site; there is none in a list or in files. For a host write URL= before it.`,
    );
  }
  if (userAgent !== undefined) throw new UsageError('--user-agent is for a site; there is none in a list or in files.');
}
