import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';

const one = { id: 'company', name: 'SSO', issuer: 'https://login.example', client_id: 'c', client_secret: 'hush' };
const env = { LINKVITALS_PUBLIC_URL: 'https://links.example' };
const withProviders = (providers: unknown, more: Record<string, string> = {}) =>
  readConfig({ ...env, LINKVITALS_OIDC_PROVIDERS: JSON.stringify(providers), ...more });

it('has none by default, and takes several', () => {
  expect(readConfig({})).toMatchObject({ oidcProviders: [], oidcOnly: false });
  const second = { ...one, id: 'b', issuer: 'http://127.0.0.1:9000/realms/b' };
  expect(withProviders([one, second], { LINKVITALS_OIDC_ONLY: 'true' })).toMatchObject({
    oidcProviders: [{ id: 'company', clientId: 'c', clientSecret: 'hush' }, { id: 'b' }],
    oidcOnly: true,
  });
});

it.each([
  ['what is no list', one, 'LINKVITALS_OIDC_PROVIDERS: '],
  ['an unknown member', [{ ...one, secret: 'x' }], 'LINKVITALS_OIDC_PROVIDERS: [0]'],
  ['an id that no path holds', [{ ...one, id: 'A/B' }], '[0].id must be lower-case letters'],
  ['an issuer without TLS', [{ ...one, issuer: 'http://login.example' }], '[0].issuer must be an https URL'],
  ['an issuer with a query', [{ ...one, issuer: 'https://login.example?a=b' }], '[0].issuer must be an https URL'],
  ['no secret', [{ ...one, client_secret: undefined }], '[0].client_secret'],
  ['an id twice', [one, { ...one, issuer: 'https://b.example' }], 'two providers have the id company'],
  ['an issuer twice', [one, { ...one, id: 'b' }], 'two providers have the issuer https://login.example'],
])('refuses %s, and prints no secret', (_, providers, message) => {
  expect(() => withProviders(providers)).toThrow(message);
  expect(() => withProviders(providers)).not.toThrow('hush');
});

it('refuses text that is no JSON without printing it', () => {
  const broken = { ...env, LINKVITALS_OIDC_PROVIDERS: '[{"client_secret":"hush"' };
  expect(() => readConfig(broken)).toThrow('LINKVITALS_OIDC_PROVIDERS: is not JSON');
  expect(() => readConfig(broken)).not.toThrow('hush');
});

it('refuses what nobody could sign in with', () => {
  expect(() => readConfig({ LINKVITALS_OIDC_ONLY: 'true' })).toThrow('LINKVITALS_OIDC_ONLY: nobody could sign in');
  expect(() => withProviders([one], { LINKVITALS_PUBLIC_URL: '' })).toThrow('LINKVITALS_PUBLIC_URL: needed when');
});
