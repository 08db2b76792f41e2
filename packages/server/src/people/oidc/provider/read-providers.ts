import { isIP } from 'node:net';
import { CidrList } from '@linkvitals/outbound';
import { z } from 'zod';

/** An identity provider in the operator's configuration */
export interface ProviderSettings {
  /** Id in the redirect URI */
  readonly id: string;
  /** Name on the button of the sign-in page */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const MAX_PROVIDERS = 20;
const loopback = new CidrList(['127.0.0.0/8', '::1/128']);

function isOfThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || (isIP(host) !== 0 && loopback.has(host));
}

/** Whether the issuer may use http: only on this machine, because messages of the issuer sign people in. */
export const mayUseHttp = (issuer: string): boolean => {
  const url = URL.parse(issuer);
  return url?.protocol === 'http:' && isOfThisMachine(url.hostname);
};

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || mayUseHttp(text);
}

const provider = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and hyphens, at most 32'),
    name: z.string().trim().min(1).max(100),
    issuer: z.string().refine(isIssuer, 'must be an https URL without query (http only on this machine)'),
    client_id: z.string().min(1).max(500),
    client_secret: z.string().min(1).max(2000),
  })
  .transform(
    ({ client_id, client_secret, ...rest }): ProviderSettings => ({
      ...rest,
      clientId: client_id,
      clientSecret: client_secret,
    }),
  );

const providers = z.array(provider).max(MAX_PROVIDERS);

const duplicates = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** The place of a fault, such as `[0].issuer`. It never has a value, which may be a secret. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

/** Reads the setting with the providers. @param fault Called with each fault. Empty text: no providers. */
export function readProviders(text: string, fault: (message: string) => void): readonly ProviderSettings[] {
  if (text === '') return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    fault('is not JSON'); // the parser's own message would quote the secret
    return [];
  }
  const result = providers.safeParse(json);
  if (!result.success) {
    for (const { path, message } of result.error.issues) fault(`${placeOf(path)} ${message}`.trim());
    return [];
  }
  const list = result.data;
  for (const id of duplicates(list.map((one) => one.id))) fault(`two providers have the id ${id}`);
  for (const issuer of duplicates(list.map((one) => one.issuer))) fault(`two providers have the issuer ${issuer}`);
  return list;
}
