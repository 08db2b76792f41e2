import type { Attachment } from '../../mail/index.ts';
import type { ClaimableNotification } from '../store.ts';

/** A report that was made for a summary. */
export interface SummaryReport {
  readonly domainId: string;
  /** Or why it is not in the mail. */
  readonly file: Attachment | 'too_large' | 'unreadable';
}

interface Wanted {
  readonly accountId: string;
  readonly summaryId: string;
  /** Whose reports are wanted, the most important first. */
  readonly domainIds: readonly string[];
}

/** Reads the reports that were made for a summary, those that are ready. Never rejects. */
export type ReadReports = (wanted: Wanted) => Promise<readonly SummaryReport[]>;

/** Those of a notification; it may be none. */
export async function attachedReports(
  { account_id: accountId, summary_id: summaryId, content }: ClaimableNotification,
  read: ReadReports | undefined,
): Promise<readonly SummaryReport[]> {
  if (content.kind !== 'summary' || summaryId === null || read === undefined) return [];
  return read({ accountId, summaryId, domainIds: content.domains.map(({ domain_id }) => domain_id) });
}
