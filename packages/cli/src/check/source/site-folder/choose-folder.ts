import { open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inertWords } from '@linkvitals/contract/inert-text';
import type { Io } from '../../../io.ts';
import { UsageError } from '../../../usage-error.ts';
import type { CheckOptions } from '../../options/check-options.ts';
import { documentKind } from '../document-kind.ts';
import { isSkippedFolder } from '../files-of.ts';
import type { Given } from '../local-target.ts';
import type { Source } from '../source.ts';
import { walkFolder } from '../walk-folder.ts';
import { walkNotices } from '../walk-notices.ts';
import { folderSource } from './folder-source.ts';
import { isPage } from './site-files.ts';

/**
 * A source of a folder that is checked as a site: because an option says so, because it has an `index.html` at its top,
 * or because it holds HTML and no Markdown. Undefined for a folder of documents.
 *
 * @throws UsageError when the option is given for anything but one folder
 */
export async function siteFolder(given: readonly Given[], options: CheckOptions, io: Io): Promise<Source | undefined> {
  const isExplicit = options.as === 'site' || options.baseUrl !== undefined;
  const [folder, ...others] = given;
  if (folder?.kind !== 'folder' || others.length > 0) {
    if (isExplicit) throw new UsageError('--as site and --base-url are for one folder that is checked as a site.');
    return undefined;
  }
  if (options.as === 'files') {
    if (options.baseUrl !== undefined) throw new UsageError('--base-url is for a site; --as files says there is none.');
    return undefined;
  }
  const path = resolve(io.cwd, folder.name);
  if (!isExplicit && !(await looksLikeSite(path))) return undefined;
  if (options.baseUrl === undefined) await hintAtBaseUrl(folder.name, path, io);
  const walked = await walkFolder(path, (name) => name === '.git' || name === 'node_modules');
  for (const sentence of walkNotices(folder.name, walked, isPage)) io.stderr.write(`${sentence}\n`);
  if (!isExplicit) sayUnread(folder.name, walked.files, io);
  return folderSource({ name: folder.name, walked, options, io });
}

/** Reports that Markdown was not read. Without it, users who mean the Markdown would take the check for a success. */
function sayUnread(name: string, files: readonly string[], { stderr }: Io): void {
  const unread = files.filter((path) => isMarkdown(path) && !path.split('/').slice(0, -1).some(isSkippedFolder)).length;
  if (unread === 0) return;
  const which = unread === 1 ? '1 Markdown file was' : `${unread} Markdown files were`;
  stderr.write(
    `${inertWords(name)} is checked as a site: ${which} not read. --as files reads them, --as site hides this notice.\n`,
  );
}

const isMarkdown = (path: string): boolean => ['markdown', 'mdx'].includes(documentKind(path) ?? '');

/** Suggests `--base-url`. Without it, each page's canonical link is requested over the network, where a new page is missing. */
async function hintAtBaseUrl(name: string, path: string, { stderr }: Io): Promise<void> {
  const address = await ownAddress(join(path, 'index.html'));
  if (address === undefined) return;
  const says = `${inertWords(join(name, 'index.html'))} says that the site is at ${inertWords(address)}`;
  stderr.write(`${says}. Links to there are requested; --base-url ${inertWords(address)} checks them in the folder.\n`);
}

async function looksLikeSite(path: string): Promise<boolean> {
  if ((await readdir(path)).some((name) => /^index\.html?$/.test(name))) return true;
  const kinds = new Set((await walkFolder(path, isSkippedFolder)).files.map(documentKind));
  return kinds.has('html') && !kinds.has('markdown') && !kinds.has('mdx');
}

/** The max bytes that are read of a head. */
const HEAD_BYTES = 65_536;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/**
 * The URL of the folder by the canonical link of its home page, with a slash at its end. Undefined when the page has no
 * such link, or does not exist.
 */
async function ownAddress(homePage: string): Promise<string | undefined> {
  const head = await headOf(homePage).catch(() => '');
  const tag = head.match(/<link\b[^<>]*>/gi)?.find((link) => /\brel\s*=\s*["']?canonical\b/i.test(link));
  const [, double, single, bare] = HREF.exec(tag ?? '') ?? [];
  const url = URL.parse(double ?? single ?? bare ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? new URL('.', url).href : undefined;
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.toString('latin1', 0, bytesRead);
}
