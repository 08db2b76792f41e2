import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { UsageError } from '../../usage-error.ts';
import { listProfiles, profileName, readProfile, removeProfile, writeProfile } from './profile-store.ts';

const profile = { url: 'https://links.example.com', credentials: { apiKey: 'lv_secret' }, insecureHttp: false };
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('profiles', () => {
  it('are files of their own that only their owner can read, in folders of which the same is true', async () => {
    const home = await temporaryFolder();
    const env = { HOME: home };
    await writeProfile(env, 'work', profile);
    await writeProfile(env, 'default', { ...profile, insecureHttp: true });
    const own = join(home, '.config', 'linkvitals');
    expect([await modeOf(own), await modeOf(join(own, 'profiles'))]).toEqual(['700', '700']);
    expect(await modeOf(join(own, 'profiles', 'work.json'))).toBe('600');
    expect(await readdir(join(own, 'profiles'))).toEqual(['default.json', 'work.json']);
    expect(await readProfile(env, 'work')).toEqual(profile);
    expect(await readProfile(env, 'default')).toMatchObject({ insecureHttp: true });
    expect(await listProfiles(env)).toEqual(['default', 'work']);
  });

  it('close what was open before', async () => {
    const config = await temporaryFolder();
    const folder = join(config, 'linkvitals', 'profiles');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'default.json'), '{}');
    for (const path of [folder, join(folder, 'default.json')]) await chmod(path, 0o755);
    await writeProfile({ XDG_CONFIG_HOME: config }, 'default', profile);
    expect([await modeOf(folder), await modeOf(join(folder, 'default.json'))]).toEqual(['700', '600']);
  });

  it('lie in XDG_CONFIG_HOME, unless that is relative', async () => {
    const [home, config] = [await temporaryFolder(), await temporaryFolder()];
    await writeProfile({ HOME: home, XDG_CONFIG_HOME: config }, 'default', profile);
    await writeProfile({ HOME: home, XDG_CONFIG_HOME: 'relative' }, 'other', profile);
    expect(await readdir(join(config, 'linkvitals', 'profiles'))).toEqual(['default.json']);
    expect(await readdir(join(home, '.config', 'linkvitals', 'profiles'))).toEqual(['other.json']);
  });

  it('that do not exist are not found, and removing one reports that', async () => {
    const env = { HOME: await temporaryFolder() };
    expect(await readProfile(env, 'default')).toBeUndefined();
    expect(await listProfiles(env)).toEqual([]);
    await writeProfile(env, 'default', profile);
    expect([await removeProfile(env, 'default'), await removeProfile(env, 'default')]).toEqual([true, false]);
  });

  it.each(['', 'lv_secret', '[]', '{"url":"https://a.example"}', '{"url":1,"api_key":"lv_secret"}'])(
    'damaged to %j are named with what to do, without what they hold',
    async (text) => {
      const file = 'linkvitals/profiles/default.json';
      const env = { XDG_CONFIG_HOME: await temporaryFolder({ [file]: text }) };
      const error = await readProfile(env, 'default').catch((error: unknown) => error);
      expect(error).toBeInstanceOf(UsageError);
      expect(String(error)).toContain(file);
      expect(String(error)).not.toContain('lv_secret');
    },
  );

  it('have names that are no paths', () => {
    expect(profileName('a.b-C_1', {})).toBe('a.b-C_1');
    expect(profileName(undefined, { LINKVITALS_PROFILE: 'work' })).toBe('work');
    expect(profileName('home', { LINKVITALS_PROFILE: 'work' })).toBe('home');
    expect(profileName(undefined, { LINKVITALS_PROFILE: '' })).toBe('default');
    for (const name of ['', '../x', 'a/b', '.hidden', 'a\n', 'x'.repeat(65)]) {
      expect(() => profileName(name, {})).toThrow(UsageError);
    }
  });
});
