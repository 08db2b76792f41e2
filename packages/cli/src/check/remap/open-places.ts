import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import type { CheckOptions } from '../options/check-options.ts';
import { type SiteAccess, siteAccess } from '../options/site-access.ts';
import type { LocalAnswer } from '../source/answer-locally.ts';
import { answerFrom, openFolder } from '../source/site-folder/folder-answers.ts';
import { walkFolder } from '../source/walk-folder.ts';
import { leadsToFolder, type Remap } from './read-remap.ts';

/** The places where the rules request URLs. */
interface Places {
  /** The person who named the places may reach them, also private ones. */
  readonly access: SiteAccess;
  readonly folders: ReadonlyMap<Remap, (url: URL) => Promise<LocalAnswer>>;
}

/** @throws UsageError for a folder that does not exist */
export async function openPlaces({ remap = [], allowPrivate = false }: CheckOptions, cwd: string): Promise<Places> {
  const folders = new Map<Remap, (url: URL) => Promise<LocalAnswer>>();
  const accesses: SiteAccess[] = [];
  for (const rule of remap) {
    if (leadsToFolder(rule)) folders.set(rule, await folderOf(rule, cwd));
    else accesses.push(await siteAccess(new URL(rule.to), allowPrivate));
  }
  const allowCidrs = [...new Set(accesses.flatMap((access) => access.allowCidrs))];
  return { access: { allowCidrs, connectTo: accesses.flatMap(({ connectTo }) => connectTo) }, folders };
}

async function folderOf({ from, to }: Remap, cwd: string): Promise<(url: URL) => Promise<LocalAnswer>> {
  const path = resolve(cwd, to);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) {
    throw new UsageError(`--remap leads to ${to}, and there is no such folder. For a server write http://${to}`);
  }
  const walked = await walkFolder(path, (name) => name === '.git' || name === 'node_modules');
  const folder = { ...(await openFolder({ base: from, name: to, walked, cwd })), listings: false };
  // A file that may not be read answers 403, which the report names.
  return (url) => answerFrom(url, { ...folder, onUnreadable: () => {} });
}
