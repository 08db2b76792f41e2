import { findProgram } from '../process/find-program.ts';
import { runProgram } from '../process/run-program.ts';
import type { Log } from './log.ts';

/** Installs Debian packages, if that is allowed. */
export interface Apt {
  /** The reason why it cannot be used; undefined when it can. */
  readonly obstacle: string | undefined;
  /** Resolves when the packages are installed. Installations run one at a time, because dpkg locks its database. */
  install(packages: readonly string[]): Promise<void>;
}

const ENV = { DEBIAN_FRONTEND: 'noninteractive' };
/** Options that wait while another program installs packages. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=120'];

export function createApt(log: Log): Apt {
  const apt = findProgram('apt-get');
  let last: Promise<void> = Promise.resolve();
  let updated = false;

  async function install(packages: readonly string[]): Promise<void> {
    if (apt === undefined) throw new Error('no apt-get');
    if (!updated) await log.step('apt-get update', () => runProgram(apt, [...WAIT_FOR_LOCK, 'update'], ENV));
    updated = true;
    const args = [...WAIT_FOR_LOCK, 'install', '-y', '--no-install-recommends', ...packages];
    // If the mirror has no such package any more, the index is old.
    updated = false;
    await log.step(`apt-get install ${packages.join(' ')}`, () => runProgram(apt, args, ENV));
    updated = true;
  }

  return {
    obstacle: apt === undefined ? 'there is no apt-get' : process.getuid?.() === 0 ? undefined : 'not root',
    install(packages) {
      const next = last.then(() => install(packages));
      last = next.catch(() => {}); // the next one does not depend on its success
      return next;
    },
  };
}
