import type { PresentedCertificate } from '@linkvitals/outbound';
import type { Services } from '../../context.ts';
import {
  type NewNotification,
  recordCertificateEnding,
  wakeNotifications,
} from '../../outgoing/notifications/index.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { daysLeft, dueNotice } from './due-notice.ts';
import {
  type CertificateRow,
  insertCertificate,
  listCertificates,
  lockExistingDomain,
  updateCertificate,
} from './store.ts';

export interface CertifiedDomain {
  readonly id: string;
  readonly account_id: string;
  readonly hostname: string;
}

/** Certificates by the host that presented them; null: the host presented none. */
export type SeenCertificates = ReadonlyMap<string, PresentedCertificate | null>;

/**
 * Notes the certificates of a domain, and queues the due notices about their ends. When several servers see the same
 * certificate at the same time, only one of them notifies.
 */
export async function recordCertificates(
  services: Services,
  domain: CertifiedDomain,
  seen: SeenCertificates,
): Promise<void> {
  if (seen.size === 0) return;
  const queued = await transaction(services.db, async (trx) => {
    const notifications: NewNotification[] = [];
    if (!(await lockExistingDomain(trx, domain.id))) return notifications;
    const rows = new Map((await listCertificates(trx, domain.id)).map((row) => [row.host, row]));
    for (const [host, certificate] of seen) {
      const before = rows.get(host);
      const after = afterLook(services, domain, { host, before, certificate });
      const days = noticeFor(after, services.clock.now());
      const row = { ...after, noticed_days: days ?? after.noticed_days };
      if (before === undefined) await insertCertificate(trx, row);
      else await updateCertificate(trx, row, row);
      if (days !== undefined) notifications.push(...(await notify(services, trx, { domain, row, certificate })));
    }
    return notifications;
  });
  await wakeNotifications(services, queued);
}

interface Look {
  readonly host: string;
  readonly before: CertificateRow | undefined;
  readonly certificate: PresentedCertificate | null;
}

/**
 * The row after a look at the host. A host that presents no certificate for once keeps the facts of the last one; a new
 * certificate starts anew.
 */
function afterLook(
  { clock }: Services,
  { id, account_id }: CertifiedDomain,
  { host, before, certificate }: Look,
): CertificateRow {
  const none = { domain_id: id, host, account_id, fingerprint: null, valid_from: null, valid_to: null };
  const row = { noticed_days: null, ...(before ?? none), looked_at: clock.now() };
  const validTo = Date.parse(certificate?.validTo ?? '');
  if (certificate === null || Number.isNaN(validTo) || certificate.fingerprint === row.fingerprint) return row;
  const validFrom = Date.parse(certificate.validFrom ?? '');
  const from = Number.isNaN(validFrom) ? null : validFrom;
  return { ...row, fingerprint: certificate.fingerprint, valid_from: from, valid_to: validTo, noticed_days: null };
}

function noticeFor(
  { valid_from, valid_to, noticed_days: noticedDays }: CertificateRow,
  now: number,
): number | undefined {
  return valid_to === null ? undefined : dueNotice({ validFrom: valid_from, validTo: valid_to, noticedDays }, now);
}

interface Notice {
  readonly domain: CertifiedDomain;
  readonly row: CertificateRow;
  readonly certificate: PresentedCertificate | null;
}

function notify(services: Services, trx: Executor, { domain, row, certificate }: Notice) {
  const { host, fingerprint, valid_to: validTo, noticed_days: days } = row;
  if (fingerprint === null || validTo === null) return [];
  return recordCertificateEnding(services, trx, {
    accountId: domain.account_id,
    // Both hosts often have the same certificate.
    about: `${domain.id} ${fingerprint} ${days}`,
    content: {
      kind: 'certificate_ending',
      hostname: domain.hostname,
      domain_id: domain.id,
      host,
      issuer: certificate?.issuer ?? null,
      valid_to: validTo,
      days_left: daysLeft(validTo, services.clock.now()),
    },
  });
}
