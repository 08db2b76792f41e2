import type { VisitorContext } from '../../../context.ts';
import type { QueuedMail } from '../../../outgoing/outbox/index.ts';
import { isUniqueViolation, transaction } from '../../../platform/storage/index.ts';
import { useOnce } from '../../links/index.ts';
import { listOwnAccounts } from '../../members/index.ts';
import { type StartedSession, startSession } from '../../sessions/index.ts';
import type { ProviderSettings } from '../provider/read-providers.ts';
import { findProvider } from './begin.ts';
import { confirmProved } from './confirm-proved.ts';
import { findPerson } from './find-person.ts';
import { linkProved } from './link-proved.ts';
import { openPending, PENDING_MS, type PendingSignIn } from './pending-sign-in.ts';
import type { ProvedIdentity } from './read-claims.ts';
import { type ProviderAnswer, redeemCode } from './redeem-code.ts';
import { signInPath, withError } from './return-path.ts';
import { SignInFailure } from './sign-in-failure.ts';

export interface FinishInput {
  readonly providerId: string;
  readonly answer: ProviderAnswer;
  /** The sealed cookie that `begin` made; undefined: the browser has none. */
  readonly cookie: string | undefined;
}

export interface Finished {
  /** Path on this server, to which the browser is redirected */
  readonly location: string;
  /** A new session, or the confirmed one with a new token. Undefined: the sign-in failed, or linked an identity. */
  readonly started: StartedSession | undefined;
}

/**
 * Reads the sign-in that this browser has begun. A code without it is refused: somebody else may have begun that
 * sign-in, and it would sign this browser in as them.
 * @throws SignInFailure `sign_in_expired`
 */
function readPending(ctx: VisitorContext, { cookie, answer, providerId }: FinishInput): PendingSignIn {
  const pending = cookie === undefined ? undefined : openPending(ctx, cookie);
  if (pending === undefined) throw new SignInFailure('sign_in_expired', 'the browser has not begun it, or long ago');
  if (pending.provider_id !== providerId || pending.state !== answer.state) {
    throw new SignInFailure('sign_in_expired', 'the answer is none to what the browser began');
  }
  return pending;
}

/** Uses up the state in a statement of its own, before the provider is called: a failed sign-in uses it up, too. */
async function usePending(ctx: VisitorContext, { state }: PendingSignIn): Promise<void> {
  const isFirst = await useOnce(ctx, ctx.db.knex, { token: state, purpose: 'oidc_state', lastsFor: PENDING_MS });
  if (!isFirst) throw new SignInFailure('sign_in_expired', 'it was finished before');
}

interface Proof {
  readonly provider: ProviderSettings;
  readonly proved: ProvedIdentity;
}

interface Ended {
  readonly started: StartedSession | undefined;
  readonly notice: QueuedMail | undefined;
}

function startFor(ctx: VisitorContext, proof: Proof): Promise<Ended> {
  return transaction(ctx.db, async (trx) => {
    const { userId, notice } = await findPerson(ctx, trx, proof);
    const [account] = await listOwnAccounts(trx, userId);
    const { authenticatedAt } = proof.proved;
    const input = { userId, accountId: account?.id ?? null, caller: ctx.caller, authenticatedAt };
    return { started: await startSession(ctx, trx, input), notice };
  });
}

async function end(ctx: VisitorContext, pending: PendingSignIn, proof: Proof): Promise<Ended> {
  const { link, confirm, expires_at: expiresAt } = pending;
  if (confirm !== null) {
    const { proved } = proof;
    const started = await transaction(ctx.db, (trx) => confirmProved(ctx, trx, { confirm, expiresAt, proved }));
    return { started, notice: undefined };
  }
  if (link === null) return startFor(ctx, proof);
  return { started: undefined, notice: await transaction(ctx.db, (trx) => linkProved(ctx, trx, { link, ...proof })) };
}

async function conclude(ctx: VisitorContext, pending: PendingSignIn, proof: Proof): Promise<Finished> {
  try {
    const { started, notice } = await end(ctx, pending, proof);
    await ctx.alarms.wake('mail', notice);
    return { location: pending.return_to, started };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two browsers of the same new person came at once: the other one has linked the identity.
    throw new SignInFailure('identity_taken', 'it was linked at the same moment');
  }
}

/**
 * Finishes a sign-in that a browser began. A failure is answered with a location, too, because a person in a browser is
 * waiting.
 * @throws ServiceError `not_found`
 */
export async function finishProviderSignIn(ctx: VisitorContext, input: FinishInput): Promise<Finished> {
  const provider = findProvider(ctx, input.providerId);
  let pending: PendingSignIn | undefined;
  try {
    pending = readPending(ctx, input);
    await usePending(ctx, pending);
    const proved = await redeemCode(ctx, provider, { answer: input.answer, pending });
    return await conclude(ctx, pending, { provider, proved });
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    ctx.log.warn(
      { provider: provider.id, code: error.code, reason: error.message },
      'a sign-in with an identity provider failed',
    );
    const from = pending?.link || pending?.confirm ? pending.return_to : signInPath(ctx.config);
    return { location: withError(from, error.code), started: undefined };
  }
}
