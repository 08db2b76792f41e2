import { hostText } from '@linkvitals/contract/readable/host';
import type { Grant, Role } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { Name } from '../../../parts/labels/name.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { rights } from './grants-draft.ts';

const SHOWN = 3;

/** The rights of a person in words, one grant a line. */
export function GrantsText({ role, grants }: { readonly role: Role; readonly grants: readonly Grant[] }) {
  const { members } = useTexts();
  const list = useInfiniteQuery(domainsQuery({ sort: 'hostname' }));
  const names = new Map(
    list.data?.pages.flatMap(({ data }) => data.map(({ id, hostname }) => [id, hostText(hostname)])),
  );
  if (role !== 'member') return <>{members.everything}</>;
  if (grants.length === 0) return <>{members.nothing}</>;
  const lineOf = (grant: Grant): string => {
    const given = rights
      .filter((right) => grant.rights.includes(right))
      .map((right) => members.rights[right])
      .join(', ');
    if (grant.domain_id === null) return members.onAll(given);
    return members.onOne(names.get(grant.domain_id) ?? '…', given);
  };
  return (
    <ul>
      {grants.slice(0, SHOWN).map((grant) => (
        <li key={grant.domain_id} class="wrap">
          <Name text={lineOf(grant)} />
        </li>
      ))}
      {grants.length > SHOWN && <li class="muted">{members.inAll(grants.length)}</li>}
    </ul>
  );
}
