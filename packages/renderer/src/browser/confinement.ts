import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The user `nobody` of Linux. */
const NOBODY = 65_534;
const run = promisify(execFile);

/** The way in which a browser is kept apart from the machine. */
export interface Confinement {
  /** Command that starts the browser behind it; empty: none. */
  readonly prefix: readonly string[];
  /** User and group of the browser, if it is not the one that starts it. */
  readonly user?: number;
  /** The browser has its own sandbox for the processes of pages. */
  readonly hasSandbox: boolean;
  /** The browser has a network of its own, without any connection. */
  readonly hasOwnNetwork: boolean;
}

interface Starter {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Run without a sandbox what cannot have one. */
  readonly unsafe: boolean;
  /** Whether a command can be run. */
  readonly works: (command: readonly string[]) => Promise<boolean>;
}

/**
 * Chooses the best way that this machine allows: a network namespace without connections where `unshare` makes one. Root gives the browser to
 * the user `nobody`, because Chromium has no sandbox as root.
 */
export async function chooseConfinement(starter: Starter): Promise<Confinement> {
  const { platform, isRoot, unsafe, works } = starter;
  const hasSandbox = !unsafe;
  if (platform !== 'linux') return { prefix: [], hasSandbox, hasOwnNetwork: false };
  const asNobody = isRoot && hasSandbox;
  const drop = asNobody ? [`--setgid=${NOBODY}`, `--setuid=${NOBODY}`] : [];
  const prefix = ['unshare', ...(isRoot ? drop : ['--user', '--map-current-user']), '--net', '--'];
  const hasOwnNetwork = await works([...prefix, 'true']);
  if (hasOwnNetwork) return { prefix, hasSandbox, hasOwnNetwork, ...(asNobody ? { user: NOBODY } : {}) };
  return { prefix: [], hasSandbox, hasOwnNetwork, ...(asNobody ? { user: NOBODY } : {}) };
}

/** The confinement for a browser that this process starts. @param unsafe without a sandbox */
export const confinementHere = (unsafe: boolean): Promise<Confinement> =>
  chooseConfinement({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    unsafe,
    works: async ([command = '', ...args]) =>
      run(command, args).then(
        () => true,
        () => false,
      ),
  });
