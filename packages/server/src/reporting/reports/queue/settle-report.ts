import type { Services } from '../../../context.ts';
import { nextAttemptAt, settleRows, settling } from '../../../outgoing/attempts/index.ts';
import { lockSummary, type NewNotification, releaseSummary } from '../../../outgoing/notifications/index.ts';
import { type Executor, readDatabaseNow, transaction } from '../../../platform/storage/index.ts';
import { deleteChunks } from '../files/chunk-store.ts';
import { settleObject } from '../files/object-row-store.ts';
import { TooLargeError } from '../files/pieces.ts';
import type { SavedFile } from '../files/save-file.ts';
import type { ReportRow } from '../report-row.ts';
import type { ClaimedReport } from './claim-report.ts';
import { HopelessReportError } from './lost-report.ts';
import { hasWaitingReports } from './queue-store.ts';
import { reportQueue, SCHEDULE } from './report-queue.ts';

const DAY_MS = 86_400_000;

/** Result of an attempt. `lost`: another server has the report, or it is deleted. */
export type Outcome = 'completed' | 'failed' | 'retrying' | 'lost';

export interface WrittenFile extends SavedFile {
  readonly name: string;
  readonly contentType: string;
  /** Days for which the report is kept. */
  readonly keptDays: number;
}

/** The file, or the reason why there is none. */
export type Written = { readonly file: WrittenFile } | { readonly error: unknown };

interface Settled {
  readonly outcome: Outcome;
  /** Milliseconds to wait, with `retrying`. */
  readonly retryInMs: number;
  /** Mails that waited for this report, and wait for no other one. */
  readonly released: readonly NewNotification[];
}

/** Stores the result of an attempt. The file belongs to the report from this moment on. */
export function settleReport(services: Services, claim: ClaimedReport, written: Written): Promise<Settled> {
  const { id, summary_id: summaryId } = claim.row;
  const held = { id, token: claim.token };
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      if (summaryId !== null) await lockSummary(trx, summaryId);
      const now = await readDatabaseNow(services.db, trx);
      const settlement = settlementOf(services, { number: claim.number, written, now });
      const isSettled = (await settleRows(trx, reportQueue, [held], settlement)) > 0;
      if (!isSettled) return { outcome: 'lost', retryInMs: 0, released: [] };
      await keepObject(trx, written);
      // A partial file is of no use, and its bytes must not count.
      if (settlement.state === 'failed') await deleteChunks(trx, id);
      const outcome = settlement.state === 'pending' ? 'retrying' : settlement.state;
      const isLast = summaryId !== null && !(await hasWaitingReports(trx, summaryId));
      const released = isLast ? await releaseSummary(services, trx, summaryId) : [];
      services.onPoint?.('before-report-commit');
      return { outcome, retryInMs: (settlement.next_attempt_at ?? now) - now, released };
    },
    settling(services),
  );
}

/** Keeps the file in the bucket, which would be deleted otherwise. */
async function keepObject(trx: Executor, written: Written): Promise<void> {
  if ('file' in written && written.file.objectKey !== null) await settleObject(trx, written.file.objectKey);
}

type Settlement = Partial<ReportRow> & Pick<ReportRow, 'state'>;

interface SettlementInput {
  readonly number: number;
  readonly written: Written;
  /** Database time. */
  readonly now: number;
}

function settlementOf({ clock }: Services, { number, written, now }: SettlementInput): Settlement {
  const at = clock.now();
  const end = { attempts: number, next_attempt_at: null, finished_at: at };
  if ('file' in written) {
    const { name, contentType, bytes, sha256, objectKey, keptDays } = written.file;
    const file = { file_name: name, content_type: contentType, bytes, sha256, object_key: objectKey };
    return { ...end, ...file, state: 'completed', progress: 100, error: null, expires_at: at + keptDays * DAY_MS };
  }
  const { error } = written;
  if (error instanceof HopelessReportError) return { ...end, state: 'failed', error: error.message };
  if (error instanceof TooLargeError) {
    return { ...end, state: 'failed', error: 'The report would be larger than 256 MiB. Choose one section.' };
  }
  const next = nextAttemptAt({ number, endedAt: now }, { scheduleSeconds: SCHEDULE, random: 0 });
  if (next !== undefined) return { attempts: number, state: 'pending', next_attempt_at: next };
  return { ...end, state: 'failed', error: 'The report could not be made for a reason on our side.' };
}
