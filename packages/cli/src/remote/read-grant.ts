import type { LinkvitalsClient, MemberUpdate } from '@linkvitals/sdk';
import { InvalidArgumentError, Option } from 'commander';
import { findDomain } from './find-domain.ts';

type Grants = NonNullable<MemberUpdate['grants']>;
type Right = Grants[number]['rights'][number];

const rights: readonly Right[] = ['view', 'crawl', 'edit', 'delete'];
const ALL = 'all';

/** What somebody may do on a domain, as it is typed. */
export interface TypedGrant {
  /** Hostname or id; `all`: every domain, later ones too. */
  readonly domain: string;
  readonly rights: Right[];
}

/** `shop.example.com=view,crawl`. Called for each one; they add up. */
function readGrant(text: string, before: readonly TypedGrant[] = []): TypedGrant[] {
  const [domain = '', list = ''] = text.split('=', 2);
  const named = list.split(',').filter((one): one is Right => (rights as readonly string[]).includes(one));
  if (domain !== '' && named.length > 0 && named.length === list.split(',').length) {
    return [...before, { domain, rights: [...new Set(named)] }];
  }
  throw new InvalidArgumentError(
    `Give <domain>=<rights>, such as shop.example.com=view,crawl. Rights: ${rights.join(', ')}.`,
  );
}

export const grantOption = (): Option =>
  new Option(
    '--grant <domain=rights>',
    `what a member may do: a hostname, an id or "${ALL}", and ${rights.join(', ')}; may be repeated`,
  ).argParser(readGrant);

/** @throws RemoteFailure for a domain that the account does not have */
export async function toGrants(client: LinkvitalsClient, typed: readonly TypedGrant[]): Promise<Grants> {
  const grants: Grants = [];
  for (const { domain, rights: granted } of typed) {
    const domain_id = domain === ALL ? null : (await findDomain(client, domain)).id;
    grants.push({ domain_id, rights: granted });
  }
  return grants;
}
