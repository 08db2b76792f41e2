import { toIsoOrNull } from '../../../platform/time.ts';
import type { KeyRow } from './store.ts';

type Audited = Pick<KeyRow, 'name' | 'scopes' | 'domain_ids' | 'expires_at'>;

/** The values of a key that the audit log records */
export const auditedValues = ({ name, scopes, domain_ids, expires_at }: Audited) => ({
  name,
  scopes,
  domain_ids,
  expires_at: toIsoOrNull(expires_at),
});

export const auditSubject = ({ id, name }: Pick<KeyRow, 'id' | 'name'>) => ({ id, name });
