import { hostText } from '@linkvitals/contract/readable/host';
import type { AuditEntry } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { assignableMembersQuery } from '../../../api/account-queries.ts';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { useTexts } from '../../../texts/texts.tsx';
import type { Describe } from './changes-of.ts';
import { createDescribe } from './create-describe.ts';

const isAssignment = ({ before, after }: AuditEntry): boolean => 'assigned_to' in { ...before, ...after };

/** Returns a function that describes the values of entries in the language of the page, with the names of domains and members. */
export function useDescribe(entries: readonly AuditEntry[]): Describe {
  const texts = useTexts();
  const list = useInfiniteQuery(domainsQuery({ sort: 'hostname' }));
  const { data: people } = useQuery({ ...assignableMembersQuery, enabled: entries.some(isAssignment) });
  const domains = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return createDescribe({
    texts,
    domainName: (wanted) => domains.filter(({ id }) => id === wanted).map(({ hostname }) => hostText(hostname))[0],
    memberName: (wanted) => people?.find(({ user_id }) => user_id === wanted)?.name,
  });
}
