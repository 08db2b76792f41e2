import { describe, expect, it } from 'vitest';
import { PRIVATE_RANGES } from './private-ranges.ts';
import { siteAccess } from './site-access.ts';

const names: Record<string, string[]> = {
  'intranet.example': ['10.1.2.3'],
  'six.example': ['fd00::5'],
  intranet: ['192.168.0.7', '10.0.0.1'],
  'public.example': ['93.184.215.14'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
};
const lookUp = async (name: string) => names[name] ?? [];
const access = (url: string, allowPrivate = false) => siteAccess(new URL(url), allowPrivate, lookUp);

describe('siteAccess', () => {
  it.each([
    'http://127.0.0.1:3000/',
    'http://localhost/',
    'http://app.localhost/',
    'http://[::1]/',
    'http://192.168.1.9/',
  ])('opens private addresses for %s', async (url) => {
    expect(await access(url)).toEqual({ allowCidrs: PRIVATE_RANGES, connectTo: [] });
  });

  it('opens them for a name that leads to private addresses only, and goes where this machine says', async () => {
    expect(await access('https://intranet.example/')).toEqual({
      allowCidrs: PRIVATE_RANGES,
      connectTo: ['intranet.example::10.1.2.3:'],
    });
    expect((await access('http://six.example/')).connectTo).toEqual(['six.example::[fd00::5]:']);
    expect((await access('http://intranet/')).connectTo).toEqual(['intranet::192.168.0.7:']);
  });

  it.each(['https://public.example/', 'https://mixed.example/', 'https://unknown.example/', 'http://93.184.215.14/'])(
    'leaves them closed for %s',
    async (url) => {
      expect(await access(url)).toEqual({ allowCidrs: [], connectTo: [] });
    },
  );

  it('leaves cloud metadata closed whatever is requested', async () => {
    expect((await access('http://metadata.example/')).allowCidrs).toEqual([]);
    expect((await access('http://169.254.169.254/')).allowCidrs).toEqual([]);
  });

  it('opens them for a public site on request', async () => {
    expect(await access('https://public.example/', true)).toEqual({ allowCidrs: PRIVATE_RANGES, connectTo: [] });
  });
});
