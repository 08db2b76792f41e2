import { Command } from 'commander';
import type { Io } from '../io.ts';
import { profileName, removeProfile } from '../remote/profile-store.ts';
import { UsageError } from '../usage-error.ts';

/** `linkvitals logout` */
export function logoutCommand({ env, stderr }: Io): Command {
  return new Command('logout')
    .option('--profile <name>', 'which one (default: LINKVITALS_PROFILE, or "default")')
    .action(async (options: { readonly profile?: string }) => {
      const name = profileName(options.profile, env);
      if (!(await removeProfile(env, name))) {
        throw new UsageError(`There is no profile "${name}". \`linkvitals profiles\` lists them.`);
      }
      stderr.write(`Profile "${name}" is removed. Its API key still works until somebody revokes it.\n`);
    });
}
