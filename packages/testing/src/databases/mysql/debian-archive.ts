import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The settings of the machine's apt by which another apt reaches Debian's packages. */
export interface DebianArchive {
  /** URL of Debian's archive, for any suite. */
  readonly archive: string;
  /** Settings of downloads (the proxy; whether an index may be old), as lines of a configuration file. */
  readonly acquire: readonly string[];
}

const run = promisify(execFile);

/** Reads the settings of the machine's apt. @throws Error on a machine that is not Debian */
export async function debianArchive({ apt, config }: { apt: string; config: string }): Promise<DebianArchive> {
  const format = '$(ORIGIN) $(RELEASE) $(REPO_URI)';
  const targets = await run(apt, ['indextargets', '--format', format, 'Created-By: Packages']);
  const settings = await run(config, ['dump']);
  return { archive: archiveAmong(targets.stdout), acquire: downloadSettings(settings.stdout) };
}

/** The archive of all packages, from lines of origin, suite and address. Updates and security have archives of their own. */
export function archiveAmong(targets: string): string {
  const lines = targets.split('\n').map((line) => line.split(' '));
  const main = lines.find(([origin, suite = '']) => origin === 'Debian' && /^[a-z]+$/.test(suite));
  const [, , address] = main ?? [];
  if (address === undefined) throw new Error("the machine's apt has no source of Debian");
  return address;
}

const TAKEN_OVER = /^Acquire::(http|https|proxy|check-valid-until|check-date|languages)\b.*"[^"]+";$/i;

export const downloadSettings = (dump: string): string[] => dump.split('\n').filter((line) => TAKEN_OVER.test(line));
