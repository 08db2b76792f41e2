import type { LinkvitalsClient, MemberUpdate } from '@linkvitals/sdk';
import { InvalidArgumentError, Option } from 'commander';
import { findDomain } from './find-domain.ts';

type Grants = NonNullable<MemberUpdate['grants']>;
type Right = Grants[number]['rights'][number];

const rights: readonly Right[] = ['view', 'crawl', 'edit', 'delete'];
const ALL = 'all';

/** Rights on a domain as the user typed them. */
export interface TypedGrant {
  /** Hostname or id; `all` means every domain, also later ones. */
  readonly domain: string;
  readonly rights: Right[];
}

/** Reads `shop.example.com=view,crawl`. Called for each option; the grants add up. */
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
