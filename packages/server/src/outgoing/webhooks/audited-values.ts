import type { EndpointRow } from './endpoint-row.ts';

/** Origin of a webhook URL. Path and query are left out, because they are often secrets. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? '';

type Audited = Pick<EndpointRow, 'url' | 'description' | 'events' | 'domain_ids' | 'state'>;

/** The values of an endpoint that the audit log records */
export const auditedValues = ({ url, description, events, domain_ids, state }: Audited) => ({
  url: `${originOf(url)}/…`,
  description,
  events,
  domain_ids,
  enabled: state === 'enabled',
});

export const auditSubject = ({ id, url }: Pick<EndpointRow, 'id' | 'url'>) => ({ id, name: originOf(url) });
