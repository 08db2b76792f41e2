import type { Grant } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { useTexts } from '../../../texts/texts.tsx';
import type { Describe } from './changes-of.ts';

const isGrants = (value: unknown): value is readonly Grant[] =>
  Array.isArray(value) && value.every((one) => Array.isArray(one?.rights));

/** Words for what the API calls by names of its own: roles, states, rights. */
export function useDescribe(): Describe {
  const { audit, members } = useTexts();
  const list = useInfiniteQuery(domainsQuery({ sort: 'hostname' }));
  const domains = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const grantText = ({ domain_id, rights }: Grant): string => {
    const given = rights.map((right) => members.rights[right]).join(', ');
    if (domain_id === null) return members.onAll(given);
    return members.onOne(domains.find(({ id }) => id === domain_id)?.hostname ?? audit.someDomain, given);
  };
  const roles: Readonly<Record<string, string>> = members.roles;
  return (member, value) => {
    if (member === 'grants' && isGrants(value)) return value.map(grantText).join('; ');
    if (typeof value !== 'string') return undefined;
    if (member === 'role') return roles[value];
    return member === 'state' ? audit.states[value] : undefined;
  };
}
