import type { Domain, DomainUpdate } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../api/client.ts';
import { domainQuery } from '../../api/domain-queries.ts';

/** A domain as it was when its settings were read, and the version of that. */
interface Version {
  readonly domain: Domain;
  readonly etag: string | undefined;
}

const readVersion = async (domainId: string, signal?: AbortSignal): Promise<Version> => {
  const { data, etag } = await client.domains.get(domainId, { signal }).withResponse();
  return { domain: data, etag };
};

/** Never renewed by itself: what is saved is compared with the version that the person looks at. */
const versionQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['domain-settings', domainId],
    queryFn: ({ signal }) => readVersion(domainId, signal),
    staleTime: 'static',
    gcTime: 0,
  });

export type Save = (update: DomainUpdate) => Promise<'saved' | 'changed-meanwhile'>;

/** The settings of a domain, and how to save them as long as nobody else has changed them. */
export function useDomainSettings(domainId: string) {
  const queries = useQueryClient();
  const query = useQuery(versionQuery(domainId));
  const [isConflict, setConflict] = useState(false);
  const show = (version: Version) => {
    queries.setQueryData(versionQuery(domainId).queryKey, version);
    queries.setQueryData(domainQuery(domainId).queryKey, version.domain);
    setConflict(false);
  };
  const save: Save = async (update) => {
    try {
      const ifMatch = query.data?.etag;
      const { data, etag } = await client.domains.update(domainId, update, { ifMatch }).withResponse();
      show({ domain: data, etag });
    } catch (error) {
      if (!isApiError(error, 'precondition_failed')) throw error;
      setConflict(true);
      return 'changed-meanwhile';
    }
    void queries.invalidateQueries({ queryKey: ['domains', 'list'] });
    return 'saved';
  };
  const reload = async () => show(await readVersion(domainId));
  return { query, isConflict, save, reload };
}
