import type { Attachment } from '../../mail/index.ts';
import type { ClaimableNotification } from '../store.ts';

/** A report that was made for a summary. */
export interface SummaryReport {
  readonly domainId: string;
  /** The file, or the reason why it is not in the mail. */
  readonly file: Attachment | 'too_large' | 'unreadable';
}

interface Wanted {
  readonly accountId: string;
  readonly summaryId: string;
  /** Domains whose reports are wanted, the most important first. */
  readonly domainIds: readonly string[];
}

/** Reads the reports that were made for a summary and are ready. Never rejects. */
export type ReadReports = (wanted: Wanted) => Promise<readonly SummaryReport[]>;

/** Reports for the mail of a notification; empty unless it is a summary. */
export async function attachedReports(
  { account_id: accountId, summary_id: summaryId, content }: ClaimableNotification,
  read: ReadReports | undefined,
): Promise<readonly SummaryReport[]> {
  if (content.kind !== 'summary' || summaryId === null || read === undefined) return [];
  return read({ accountId, summaryId, domainIds: content.domains.map(({ domain_id }) => domain_id) });
}
