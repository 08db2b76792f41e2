import type { Executor } from '../../platform/storage/index.ts';

/** Facts about the certificate of a host. Times are epoch ms. */
export interface CertificateRow {
  readonly domain_id: string;
  readonly host: string;
  readonly account_id: string;
  /** Null: no certificate was seen yet. */
  readonly fingerprint: string | null;
  readonly valid_from: number | null;
  readonly valid_to: number | null;
  /**
   * The last notice that was sent, by the days before the end that it has for a certificate of 90 days; null: none was
   * sent.
   */
  readonly noticed_days: number | null;
  readonly looked_at: number;
}

type CertificateKey = Pick<CertificateRow, 'domain_id' | 'host'>;

/** Locks a domain, which prevents its deletion and keeps other servers from its certificates. False: it is deleted. */
export async function lockExistingDomain(trx: Executor, domainId: string): Promise<boolean> {
  const row = await trx('domains').where({ id: domainId }).whereNull('deleted_at').forUpdate().first('id');
  return row !== undefined;
}

export function listCertificates(on: Executor, domainId: string): Promise<CertificateRow[]> {
  return on<CertificateRow>('domain_certificates').where({ domain_id: domainId }).select('*');
}

export async function insertCertificate(trx: Executor, row: CertificateRow): Promise<void> {
  await trx('domain_certificates').insert(row);
}

export async function updateCertificate(
  trx: Executor,
  { domain_id, host }: CertificateKey,
  change: Partial<CertificateRow>,
): Promise<void> {
  await trx('domain_certificates').where({ domain_id, host }).update(change);
}

/** Deletes the certificates of a domain. Answers how many there were: two at most. */
export async function deleteCertificatesOfDomain(trx: Executor, domainId: string): Promise<number> {
  return trx('domain_certificates').where({ domain_id: domainId }).delete();
}
