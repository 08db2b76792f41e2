import { describe, expect, it } from 'vitest';
import { type ClientOptions, readOptions } from './client-options.ts';

const read = (options: Partial<ClientOptions>) => readOptions({ baseUrl: 'https://a.example', ...options });

describe('readOptions', () => {
  it.each([
    ['baseUrl', { baseUrl: 'a.example' }],
    ['baseUrl', { baseUrl: '/relative' }],
    ['baseUrl', { baseUrl: 'ftp://a.example' }],
    ['baseUrl', { baseUrl: 'https://user:secret@a.example' }],
    ['baseUrl', { baseUrl: 'https://a.example/?x=1' }],
    ['baseUrl must not end in /api/v1', { baseUrl: 'https://a.example/api/v1' }],
    ['baseUrl must not end in /api/v1', { baseUrl: 'https://a.example/prefix/api/v1/' }],
    ['baseUrl is missing', { baseUrl: undefined as unknown as string }],
    ['apikey is no option', { apikey: 'lv_x' } as object],
    ['apiKey', { apiKey: '' }],
    ['apiKey', { apiKey: 'lv_x\n' }],
    ['timeoutMs', { timeoutMs: 0 }],
    ['timeoutMs', { timeoutMs: Number.NaN }],
    ['totalTimeoutMs', { totalTimeoutMs: 2 ** 31 }],
    ['maxRetries', { maxRetries: -1 }],
    ['maxRetries', { maxRetries: 1.5 }],
  ])('names %s when it makes no sense: %j', (name, options) => {
    expect(() => read(options)).toThrow(new RegExp(`^${name}`));
  });

  it('says that the address is missing when there are no options at all', () => {
    expect(() => readOptions(undefined as unknown as ClientOptions)).toThrow(/^baseUrl is missing/);
  });

  it('does not repeat a bad key in the message', () => {
    expect(() => read({ apiKey: 'lv_secret\u00e9' })).toThrow(expect.not.stringContaining('secret'));
  });

  it('has its documented defaults, and 0 retries stay 0', () => {
    expect(read({})).toMatchObject({ timeoutMs: 10_000, totalTimeoutMs: 30_000, maxRetries: 2 });
    expect(read({ maxRetries: 0 }).maxRetries).toBe(0);
  });

  it('takes headers of the application, and does not let them replace its own', () => {
    const { headers } = read({ apiKey: 'lv_k', headers: { 'X-Team': 'web', Authorization: 'Basic x', accept: '*/*' } });
    expect(headers.get('x-team')).toBe('web');
    expect(headers.get('authorization')).toBe('Bearer lv_k');
    expect(headers.get('accept')).toContain('application/json');
  });
});
