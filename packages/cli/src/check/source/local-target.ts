import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';
import { documentKind, looksLikePath, SUPPORTED } from './document-kind.ts';

export interface Given {
  /** The spelling of the command line. */
  readonly name: string;
  readonly kind: 'site' | 'file' | 'folder';
}

/**
 * Finds out whether a name is a site, or a file or folder of this disk. A name that exists on the disk is never a host.
 *
 * @throws UsageError for a file that cannot be read for links, and for a path that leads nowhere
 */
export async function givenTarget(name: string, cwd: string): Promise<Given> {
  if (name.includes('://')) return { name, kind: 'site' };
  const found = await stat(resolve(cwd, name)).catch(() => undefined);
  if (found?.isDirectory()) {
    await assertReadable(name, cwd, constants.R_OK | constants.X_OK);
    return { name, kind: 'folder' };
  }
  if (found?.isFile()) {
    if (documentKind(name) !== undefined) {
      await assertReadable(name, cwd, constants.R_OK);
      return { name, kind: 'file' };
    }
    throw new UsageError(
      `${name} is a file that cannot be read for links: ${SUPPORTED} can. Build a site of it and check its folder.`,
    );
  }
  if (!looksLikePath(name)) return { name, kind: 'site' };
  const site = /^\w[\w-]*(?:\.[\w-]+)*(?:\/|$)/.test(name) ? ` For a site of that name write https://${name}` : '';
  throw new UsageError(`There is no file or folder ${name}.${site}`);
}

async function assertReadable(name: string, cwd: string, mode: number): Promise<void> {
  await access(resolve(cwd, name), mode).catch((error: unknown) => {
    throw new UsageError(`${name} cannot be read: ${systemReason(error)}.`);
  });
}
