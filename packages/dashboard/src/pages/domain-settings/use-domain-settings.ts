import type { Domain, DomainUpdate } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { domainQuery } from '../../api/domain-queries.ts';

/** A domain when its settings were read, with its ETag. */
export interface Version {
  readonly domain: Domain;
  readonly etag: string | undefined;
}

const readVersion = async (domainId: string, signal?: AbortSignal): Promise<Version> => {
  const { data, etag } = await client.domains.get(domainId, { signal }).withResponse();
  return { domain: data, etag };
};

/** Fetches a version to edit. It is never refetched by itself, so that changes are compared with the version that the person sees. */
const versionQuery = (domainId: string) =>
  queryOptions({
    queryKey: ['domain-settings', domainId],
    queryFn: ({ signal }) => readVersion(domainId, signal),
    staleTime: 'static',
    gcTime: 0,
  });

/** Saves settings. @returns the current version when somebody else has changed it; undefined after success */
export type Save = (update: DomainUpdate, ifMatch?: string) => Promise<Version | undefined>;

/** The settings of a domain, and a function that saves them unless somebody else has changed them meanwhile. */
export function useDomainSettings(domainId: string) {
  const queries = useQueryClient();
  const query = useQuery(versionQuery(domainId));
  const show = (version: Version) => {
    queries.setQueryData(versionQuery(domainId).queryKey, version);
    queries.setQueryData(domainQuery(domainId).queryKey, version.domain);
  };
  /** @param ifMatch default: the version that is shown */
  const save = async (update: DomainUpdate, ifMatch = query.data?.etag): Promise<Version | undefined> => {
    try {
      const { data, etag } = await client.domains.update(domainId, update, { ifMatch }).withResponse();
      show({ domain: data, etag });
    } catch (error) {
      if (!isApiError(error, 'precondition_failed')) throw error;
      return readVersion(domainId);
    }
    void queries.invalidateQueries({ queryKey: ['domains', 'list'] });
    return undefined;
  };
  return { query, save, show };
}
