import type { Services } from '../context.ts';
import { createLink } from '../links/index.ts';
import { type Executor, isUniqueViolation, transaction } from '../storage/index.ts';
import { draftUserWithoutPassword, findUserByEmail, insertUser } from '../users/index.ts';
import { lasts, linkTo } from './link-mails.ts';

/** A link with which a person who has no password yet chooses one, for a day. */
async function firstPasswordLink(services: Services, on: Executor, userId: string): Promise<string> {
  const link = { purpose: 'reset_password', lastsFor: lasts.firstPassword, userId } as const;
  return linkTo(services.config, 'reset-password', await createLink(services, on, link));
}

interface Address {
  readonly email: string;
  /** Of a person who is new. Default: what stands before the `@`. */
  readonly name?: string | undefined;
}

export interface Person {
  readonly id: string;
  readonly email: string;
}

interface Linked<T> {
  readonly result: T;
  /** With which a new person chooses a password, for a day. Undefined: they were there already, and sign in as before. */
  readonly link: string | undefined;
}

/**
 * Does something, in one transaction, with the person of an address, who is made where nobody has it.
 * @param work may run twice
 * @throws ServiceError `invalid_setting`
 */
export async function withPerson<T>(
  services: Services,
  address: Address,
  work: (trx: Executor, person: Person) => Promise<T>,
): Promise<Linked<T>> {
  const draft = draftUserWithoutPassword(services, address);
  const run = () =>
    transaction(services.db, async (trx) => {
      const known = await findUserByEmail(trx, draft.email);
      if (known !== undefined) return { result: await work(trx, known), link: undefined };
      await insertUser(trx, draft);
      const result = await work(trx, draft);
      return { result, link: await firstPasswordLink(services, trx, draft.id) };
    });
  try {
    return await run();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else made the same new person at this moment: now they are known.
    return run();
  }
}
