import type { Grant as GivenGrant } from '@linkvitals/contract';
import { invalidSetting } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { lockDomains } from '../accounts/index.ts';
import { type Grant, type MembershipRow, rights } from '../members/index.ts';

interface Given {
  readonly accountId: string;
  readonly role: MembershipRow['role'];
  readonly grants: readonly GivenGrant[];
}

/**
 * Converts grants to their stored form and locks their domains until the transaction ends. Null for owners and
 * administrators.
 * @throws ServiceError `invalid_setting`
 */
export async function readGrants(trx: Executor, { accountId, role, grants }: Given): Promise<readonly Grant[] | null> {
  if (role !== 'member') {
    if (grants.length === 0) return null;
    throw invalidSetting('grants', 'Owners and administrators may do everything on every domain. Leave grants out.');
  }
  const ids = grants.map(({ domain_id }) => domain_id);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (twice !== -1)
    throw invalidSetting(`grants/${twice}/domain_id`, 'A domain has one entry. Put its rights together.');
  const named = ids.filter((id) => id !== null);
  const own = named.length === 0 ? new Map() : await lockDomains(trx, accountId, named);
  const unknown = ids.findIndex((id) => id !== null && !own.has(id));
  if (unknown !== -1) {
    throw invalidSetting(
      `grants/${unknown}/domain_id`,
      'The account has no such domain. Give ids as `GET /api/v1/domains` shows them.',
    );
  }
  return grants.map(({ domain_id, rights: given }) => ({
    domain_id,
    rights: rights.filter((right) => right === 'view' || given.includes(right)),
  }));
}
