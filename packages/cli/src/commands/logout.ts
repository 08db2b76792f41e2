import { isLinkvitalsError } from '@linkvitals/sdk';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { clientOf } from '../remote/connection/connection.ts';
import { readCredentials } from '../remote/connection/credentials.ts';
import { type Profile, profileName, readProfile, removeProfile } from '../remote/connection/profile-store.ts';
import { readServerUrl } from '../remote/connection/server-url.ts';
import { UsageError } from '../usage-error.ts';

/** Makes the command `linkvitals logout`. */
export function logoutCommand({ env, stderr }: Io): Command {
  return new Command('logout')
    .option('--profile <name>', 'which one (default: LINKVITALS_PROFILE, or "default")')
    .action(async (options: { readonly profile?: string }) => {
      const name = profileName(options.profile, env);
      const profile = await readProfile(env, name).catch(() => undefined); // a damaged one is removed all the same
      if (!(await removeProfile(env, name))) {
        throw new UsageError(`There is no profile "${name}". \`linkvitals profiles\` lists them.`);
      }
      if (profile === undefined || 'apiKey' in profile.credentials) {
        stderr.write(`Profile "${name}" is removed. Its API key still works until somebody revokes it.\n`);
        return;
      }
      const isEnded = await endSession(profile);
      const rest = isEnded
        ? 'its session is ended'
        : 'its session could not be ended: it ends by itself, or under "sessions"';
      stderr.write(`Profile "${name}" is removed, and ${rest}.\n`);
    });
}

/** Ends the session on the server. Returns whether that worked; the profile is removed in any case. */
async function endSession({ url, credentials, insecureHttp }: Profile): Promise<boolean> {
  try {
    await clientOf({ url: readServerUrl(url, { insecureHttp }), ...readCredentials(credentials) }).session.signOut();
    return true;
  } catch (error) {
    if (isLinkvitalsError(error) || error instanceof UsageError) return false;
    throw error;
  }
}
