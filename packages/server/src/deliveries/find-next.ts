import type { Executor } from '../storage/index.ts';
import { nextDue } from './store.ts';

/** A delivery that wants to be woken. */
export interface Next {
  readonly id: string;
  /** No attempt has been made yet, and its endpoint does not fail. */
  readonly first: boolean;
}

interface FindNextInput {
  readonly endpointId: string;
  /** Whether the endpoint's last attempt failed. */
  readonly isFailing: boolean;
  /** The database's time, epoch ms. */
  readonly now: number;
}

/** What has waited longest for a place at the endpoint. */
export async function findNext(on: Executor, { endpointId, isFailing, now }: FindNextInput): Promise<Next | undefined> {
  const due = await nextDue(on, endpointId, now);
  return due && { id: due.id, first: due.attempts === 0 && !isFailing };
}
