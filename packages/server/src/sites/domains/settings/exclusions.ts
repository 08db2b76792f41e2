import { createHash } from 'node:crypto';
import { compileExclusions, compileInPieces, compileToMatch, ExclusionPatternError } from '@linkvitals/crawler';
import type { Context } from '../../../context.ts';
import { invalidSetting } from '../../../platform/errors.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';

/** Maximum numbers of requests that may wait for their patterns to be checked */
const LIMITS = { maxWaiting: 200, maxWaitingPerOwner: 50 };
/** Maximum number of accepted sets of patterns that are remembered, by their hash */
const MAX_ACCEPTED = 1_000;

/** One queue for the whole process, because all checks share the processor */
const queue = oneAtATime(LIMITS);
const accepted = new Set<string>();

const hashOf = (patterns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(patterns)).digest('base64');

function remember(hash: string): void {
  accepted.add(hash);
  const [oldest] = accepted;
  if (accepted.size > MAX_ACCEPTED && oldest !== undefined) accepted.delete(oldest);
}

function refusal(error: unknown): unknown {
  if (!(error instanceof ExclusionPatternError)) return error;
  const pointer = error.index === undefined ? '' : `/${error.index}`;
  return invalidSetting(`crawl_config/exclusions${pointer}`, `${error.message}.`);
}

/**
 * Checks patterns without waiting. It takes milliseconds unless the same patterns were accepted before.
 * @throws ServiceError `invalid_setting` that points at the pattern, or at all of them when together they are too
 * complex
 */
export function assertExclusions(patterns: readonly string[]): void {
  const hash = hashOf(patterns);
  if (accepted.has(hash)) return;
  try {
    compileExclusions(patterns);
  } catch (error) {
    throw refusal(error);
  }
  remember(hash);
}

/**
 * Checks the patterns of a request before its transaction begins. Requests are checked one at a time, accounts in
 * rotation, and the server answers other requests between two patterns.
 * @throws ServiceError `invalid_setting`, `unavailable` when too many requests wait
 */
export async function checkExclusions(ctx: Context, patterns: readonly string[] | undefined): Promise<void> {
  if (patterns === undefined) return;
  const hash = hashOf(patterns);
  if (accepted.has(hash)) return;
  try {
    await inSlices(ctx, () => compileInPieces(patterns));
  } catch (error) {
    throw refusal(error);
  }
  remember(hash);
}

/**
 * Runs work on patterns. Requests do it one at a time, accounts in rotation, and the server answers other requests
 * between its pieces.
 * @throws ServiceError `unavailable` when too many requests wait; also every error of the work
 */
export const inSlices = <T>(ctx: Context, work: () => Generator<undefined, T>): Promise<T> =>
  queue(ctx.account.id, work);

/**
 * Answers a function that says whether the patterns exclude a URL, to be used for many URLs.
 * @throws ServiceError as `checkExclusions`
 */
export async function exclusionTest(ctx: Context, patterns: readonly string[]): Promise<(url: string) => boolean> {
  try {
    return await inSlices(ctx, () => compileToMatch(patterns));
  } catch (error) {
    throw refusal(error);
  }
}
