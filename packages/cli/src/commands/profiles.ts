import { inertLine } from '@linkvitals/contract/inert-text';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { listProfiles, profileName, readProfile } from '../remote/connection/profile-store.ts';
import { table } from '../table.ts';
import { UsageError } from '../usage-error.ts';

/** Makes the command `linkvitals profiles`. */
export function profilesCommand(io: Io): Command {
  return new Command('profiles').action(() => list(io));
}

async function list({ env, stdout, stderr }: Io): Promise<void> {
  const { LINKVITALS_URL: url, LINKVITALS_API_KEY: key } = env;
  const used = url || key ? undefined : profileName(undefined, env);
  const names = await listProfiles(env);
  if (used === undefined) stderr.write('LINKVITALS_URL and LINKVITALS_API_KEY win over every profile.\n');
  if (names.length === 0) stderr.write('There is no profile. `linkvitals login <url>` makes one.\n');
  else {
    const rows = names.map(async (name) => [name, name === used ? 'yes' : '', await addressOf(env, name)]);
    stdout.write(table(['PROFILE', 'IN USE', 'SERVER'], await Promise.all(rows)));
  }
}

/** The address of a profile. The key is never shown, not even a part of it. */
async function addressOf(env: Io['env'], name: string): Promise<string> {
  try {
    return inertLine((await readProfile(env, name))?.url ?? '');
  } catch (error) {
    if (error instanceof UsageError) return '(damaged: log in again)';
    throw error;
  }
}
