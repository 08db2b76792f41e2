import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import type { Credentials } from './credentials.ts';

const DEFAULT_PROFILE = 'default';

/** A server and the credentials for it. */
export interface Profile {
  readonly url: string;
  readonly credentials: Credentials;
  /** The credentials may be sent to `url` although it is http and no loopback address. */
  readonly insecureHttp: boolean;
}

const schema = z
  .object({ url: z.string(), insecure_http: z.boolean().default(false) })
  .and(z.union([z.object({ api_key: z.string() }), z.object({ session: z.string() })]))
  .transform(
    (stored): Profile => ({
      url: stored.url,
      credentials: 'api_key' in stored ? { apiKey: stored.api_key } : { session: stored.session },
      insecureHttp: stored.insecure_http,
    }),
  );

type Env = Io['env'];

/** The profile's name by the option, else by `LINKVITALS_PROFILE`, else the default. @throws UsageError for an invalid name */
export function profileName(option: string | undefined, { LINKVITALS_PROFILE: variable }: Env): string {
  const name = option ?? (variable || DEFAULT_PROFILE);
  if (/^[a-z\d][\w.-]{0,63}$/i.test(name)) return name;
  throw new UsageError(
    'The name of a profile has up to 64 letters, digits, "-", "_" and ".", and begins with a letter or digit.',
  );
}

/** The linkvitals folder and its folder of profiles. The XDG specification demands that relative values are ignored. */
function folders({ XDG_CONFIG_HOME: xdg = '', HOME: home }: Env): readonly [own: string, profiles: string] {
  const own = join(isAbsolute(xdg) ? xdg : join(home || homedir(), '.config'), 'linkvitals');
  return [own, join(own, 'profiles')];
}

const fileOf = (env: Env, name: string): string => join(folders(env)[1], `${name}.json`);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * A profile; undefined when there is none of this name.
 * @throws UsageError when its file holds something else
 */
export async function readProfile(env: Env, name: string): Promise<Profile | undefined> {
  const file = fileOf(env, name);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const profile = schema.safeParse(parse(text)).data;
  // The fault quotes nothing of the file, which may hold a secret.
  if (profile === undefined) {
    throw new UsageError(
      `${file} is damaged. \`linkvitals login <url>\` writes it anew, \`linkvitals logout\` removes it.`,
    );
  }
  return profile;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes or replaces a profile, whole or not at all. Only this user of the machine can read it. */
export async function writeProfile(env: Env, name: string, { url, credentials, insecureHttp }: Profile): Promise<void> {
  for (const folder of folders(env)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700); // it may have been there before
  }
  const file = fileOf(env, name);
  const temporary = `${file}.${randomUUID()}.tmp`;
  const secret = 'apiKey' in credentials ? { api_key: credentials.apiKey } : { session: credentials.session };
  const content = { url, ...secret, ...(insecureHttp ? { insecure_http: true } : {}) };
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** @returns whether there was one */
export async function removeProfile(env: Env, name: string): Promise<boolean> {
  try {
    await rm(fileOf(env, name));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Names of the profiles, sorted. */
export async function listProfiles(env: Env): Promise<string[]> {
  try {
    const files = await readdir(folders(env)[1]);
    return files.flatMap((file) => /^([a-z\d][\w.-]*)\.json$/i.exec(file)?.[1] ?? []).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
