import type { KnownProblemCode } from '@linkvitals/contract';
import type { Caller, Context, Familiarity, Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Counted, Limits } from './create-limits.ts';
import { networkOf } from './network-of.ts';

interface Attempt<T> {
  /** Limits that the attempt counts for, in this order: after one that refuses, the others are not counted. */
  readonly counted: readonly Counted[];
  /** Error code of a wrong attempt. An attempt that fails for another reason does not count. */
  readonly wrong: KnownProblemCode;
  readonly work: () => Promise<T>;
}

const isWrong = (error: unknown, code: KnownProblemCode): boolean =>
  error instanceof ServiceError && error.code === code;

async function takeAll({ limits }: { readonly limits: Limits }, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await limits.take(one);
}

const giveAllBack = ({ limits }: { readonly limits: Limits }, counted: readonly Counted[]): Promise<unknown> =>
  Promise.all(counted.map((one) => limits.giveBack(one)));

/**
 * Counts an attempt before it is made, so that of many attempts at once no more than the limit are made. An attempt
 * that was not wrong is given back afterwards.
 * @throws ServiceError `rate_limited`, and every error of the work
 */
export async function countAttempt<T>(services: { readonly limits: Limits }, attempt: Attempt<T>): Promise<T> {
  const { counted, wrong, work } = attempt;
  await takeAll(services, counted);
  try {
    const done = await work();
    await giveAllBack(services, counted);
    return done;
  } catch (error) {
    if (!isWrong(error, wrong)) await giveAllBack(services, counted);
    throw error;
  }
}

type Visitor = Pick<Services, 'limits'> & { readonly caller: Caller };

/** Counts the use of a one-time link. */
export const countLinkUse = <T>(ctx: Visitor, work: () => Promise<T>): Promise<T> =>
  countAttempt(ctx, { counted: [{ limit: 'link', by: networkOf(ctx.caller.address) }], wrong: 'link_expired', work });

/** Counts an attempt to enter the password of a share link. */
export const countSharePassword = <T>(
  ctx: Pick<Services, 'limits'>,
  { linkId, address }: { readonly linkId: string; readonly address: string | null },
  work: () => Promise<T>,
): Promise<T> =>
  countAttempt(ctx, {
    counted: [
      { limit: 'share_password_from_network', by: `${linkId} ${networkOf(address)}` },
      { limit: 'share_password', by: linkId },
    ],
    wrong: 'invalid_credentials',
    work,
  });

/** Counts a proof of identity in a session. Other sessions of the person are not affected. */
export const countReauthentication = <T>(
  ctx: Pick<Services, 'limits'> & { readonly session: { readonly id: string } },
  work: () => Promise<T>,
): Promise<T> =>
  countAttempt(ctx, {
    counted: [{ limit: 'reauthentication', by: ctx.session.id }],
    wrong: 'invalid_credentials',
    work,
  });

/** Key for networks from which anybody has signed in. It names no person, so it does not reveal who is known here. */
const networkKey = (network: string): string => `network ${network}`;

/** Lets a person pass despite a refusal when they signed in from this network before. */
async function unlessKnown(limits: Limits, pair: string, refuse: () => void | Promise<void>): Promise<void> {
  try {
    await refuse();
  } catch (error) {
    if (!isWrong(error, 'rate_limited') || !(await limits.knows(pair))) throw error;
  }
}

/**
 * Counts an attempt to sign in. The network is counted first and the person last, so that nobody can use up the
 * attempts of a person from a single network. From a network where they signed in before, a person may sign in however
 * many attempts others make elsewhere.
 *
 * Two kinds of attempts are refused before anything is written: those refused within the last second, and, while too
 * many hashes wait, those from a network that nobody has signed in from.
 * @param email Normalised if it is an address.
 * @param work Gets the part of the queue in which its hash waits.
 */
export async function countSignIn<T>(
  { limits, passwords, caller }: Visitor & Pick<Services, 'passwords'>,
  email: string,
  work: (who: Familiarity) => Promise<T>,
): Promise<T> {
  const network = networkOf(caller.address);
  const pair = `${email} ${network}`;
  const fromNetwork = { limit: 'password_from_network', by: network } as const;
  const ofBoth = { limit: 'password_of_person_from_network', by: pair } as const;
  const ofPerson = { limit: 'password_of_person', by: email } as const;
  for (const one of [fromNetwork, ofBoth]) limits.refuseAgain(one);
  await unlessKnown(limits, pair, () => limits.refuseAgain(ofPerson));
  const who = (await limits.knows(networkKey(network))) ? 'known' : 'unknown';
  passwords.assertRoom(who);
  await takeAll({ limits }, [fromNetwork, ofBoth]);
  await unlessKnown(limits, pair, () => limits.take(ofPerson));
  try {
    const done = await work(who);
    await Promise.all([
      limits.forget(ofBoth),
      limits.remember(pair),
      limits.remember(networkKey(network)),
      giveAllBack({ limits }, [fromNetwork, ofPerson]),
    ]);
    return done;
  } catch (error) {
    if (!isWrong(error, 'invalid_credentials')) await giveAllBack({ limits }, [fromNetwork, ofBoth, ofPerson]);
    throw error;
  }
}

/** Remembers the network of a person who proved their identity in another way: they may sign in from there. */
export async function rememberNetwork({ limits, caller }: Visitor, email: string): Promise<void> {
  const network = networkOf(caller.address);
  const pair = `${email} ${network}`;
  await Promise.all([
    limits.forget({ limit: 'password_of_person_from_network', by: pair }),
    limits.remember(pair),
    limits.remember(networkKey(network)),
  ]);
}

/** Counts a request for a mail. @throws ServiceError `rate_limited` */
export const countMailRequest = ({ limits, caller }: Visitor): Promise<void> =>
  limits.take({ limit: 'mail_from_network', by: networkOf(caller.address) });

interface Creation extends Counted {
  /** Sentence for one too many. Default: that there were too many attempts. */
  readonly detail?: string;
}

/** Counts a creation; one that fails is given back. @throws ServiceError `rate_limited` */
async function countMade<T>(
  { limits }: Pick<Services, 'limits'>,
  { detail, ...counted }: Creation,
  work: () => Promise<T>,
): Promise<T> {
  await limits.take(counted).catch((error: unknown) => {
    if (detail === undefined || !(error instanceof ServiceError) || error.code !== 'rate_limited') throw error;
    throw new ServiceError('rate_limited', { ...error.options, detail });
  });
  try {
    return await work();
  } catch (error) {
    await limits.giveBack(counted);
    throw error;
  }
}

/** Counts an account that a person creates. */
export const countNewAccount = <T>(ctx: Pick<Services, 'limits'>, userId: string, work: () => Promise<T>): Promise<T> =>
  countMade(ctx, { limit: 'new_account', by: userId }, work);

type Tester = Pick<Context, 'limits' | 'account'>;

/** Counts a test event to an endpoint. */
export const countTestEvent = <T>(ctx: Tester, work: () => Promise<T>): Promise<T> =>
  countMade(ctx, { limit: 'test_event', by: ctx.account.id }, work);

/** Counts a test of a channel. */
export const countTestNotification = <T>(ctx: Tester, channel: string, work: () => Promise<T>): Promise<T> =>
  countMade(ctx, { limit: 'test_notification', by: `${ctx.account.id} ${channel}` }, work);

const TOO_MANY_TO_ADDRESS = 'This address got too many fixes within a day. Try again later.';

/** Counts a mail with fixes, for its account and for its address. */
export const countMailedFixes = <T>(
  ctx: Pick<Context, 'limits' | 'account'>,
  to: string,
  work: () => Promise<T>,
): Promise<T> =>
  countMade(ctx, { limit: 'mailed_fixes', by: ctx.account.id }, () =>
    countMade(ctx, { limit: 'mailed_fixes_to_address', by: to, detail: TOO_MANY_TO_ADDRESS }, work),
  );

/**
 * Whether one more mail may be sent to an address. The limit keeps anybody from filling the mailbox of somebody else
 * with requests.
 */
export async function mayMailTo({ limits }: Pick<Services, 'limits'>, email: string): Promise<boolean> {
  try {
    await limits.take({ limit: 'mail_to_address', by: email });
    return true;
  } catch (error) {
    if (isWrong(error, 'rate_limited')) return false;
    throw error;
  }
}
