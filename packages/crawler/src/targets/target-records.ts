import type { CrawlRecord, TargetRecord, VerdictFacts } from '../types/records.ts';
import type { NotCheckedReason } from '../types/verdict.ts';
import type { Frontier } from './frontier.ts';

interface NewTarget extends Omit<TargetRecord, 'type' | 'id'> {
  /** Bits of `roles.ts`. */
  readonly role: number;
}

/** Records, in the frontier and for the consumer, new targets and verdicts without a request. */
export class TargetRecords {
  readonly #frontier: Frontier;
  readonly #emit: (record: CrawlRecord) => void;

  constructor(frontier: Frontier, emit: (record: CrawlRecord) => void) {
    this.#frontier = frontier;
    this.#emit = emit;
  }

  /** @returns the id of the target. Its URL must be new */
  add({ url, depth, role, internal, navigational }: NewTarget): number {
    const id = this.#frontier.add(url, depth, role);
    this.#emit({ type: 'target', id, url, internal, navigational, depth });
    return id;
  }

  /** Records that a target is not requested. No other target may redirect to it yet. */
  leaveOut(id: number, reason: NotCheckedReason): void {
    this.settleUnseen(id, { verdict: 'not_checked', reason });
  }

  /** Records a verdict without a request. If other targets may redirect to this one, use `Judgements.settle`. */
  settleUnseen(id: number, facts: Pick<VerdictFacts, 'verdict' | 'reason' | 'detail'>): void {
    this.#frontier.markJudged(id, facts);
    const requested = this.#frontier.wasRequested(id);
    this.#emit({ type: 'verdict', target: id, requested, ...facts, redirects: [], warnings: [] });
  }
}
