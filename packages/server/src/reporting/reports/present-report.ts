import type { Report, ReportState } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import type { NamedReport } from './report-row.ts';

function stateOf({ state, lease_owner }: NamedReport): ReportState {
  if (state !== 'pending') return state;
  return lease_owner === null ? 'queued' : 'running';
}

function fileOf({ file_name, content_type, bytes, sha256 }: NamedReport): Report['file'] {
  if (file_name === null || content_type === null || bytes === null || sha256 === null) return null;
  return { name: file_name, content_type, bytes: Number(bytes), sha256 };
}

/** A report as the API shows it. */
export const presentReport = (row: NamedReport): Report => ({
  id: row.id,
  domain_id: row.domain_id,
  domain: row.hostname,
  crawl_id: row.crawl_id,
  from: toIsoOrNull(row.from_at),
  to: toIsoOrNull(row.to_at),
  format: row.format,
  section: row.section,
  language: row.language,
  time_zone: row.time_zone,
  state: stateOf(row),
  progress: row.progress,
  error: row.error,
  file: row.state === 'completed' ? fileOf(row) : null,
  created_at: toIso(row.created_at),
  finished_at: toIsoOrNull(row.finished_at),
  expires_at: toIsoOrNull(row.expires_at),
});
