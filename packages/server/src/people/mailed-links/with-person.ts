import type { Services } from '../../context.ts';
import { type Executor, isUniqueViolation, transaction } from '../../platform/storage/index.ts';
import { createLink } from '../links/index.ts';
import { draftUserWithoutPassword, findUserByEmail, insertUser } from '../users/index.ts';
import { lasts, linkTo } from './link-mails.ts';

/** A link with which a person without a password chooses one, valid for a day */
async function firstPasswordLink(services: Services, on: Executor, userId: string): Promise<string> {
  const link = { purpose: 'reset_password', lastsFor: lasts.firstPassword, userId } as const;
  return linkTo(services.config, 'reset-password', await createLink(services, on, link));
}

interface Address {
  readonly email: string;
  /** Name for a person who is new. Default: the part of the address before the `@`. */
  readonly name?: string | undefined;
}

export interface Person {
  readonly id: string;
  readonly email: string;
}

interface Linked<T> {
  readonly result: T;
  /**
   * Link with which a new person chooses a password, valid for a day. Undefined: the person existed already, and signs
   * in as before.
   */
  readonly link: string | undefined;
}

/**
 * Runs work, in one transaction, with the person of an address, who is created when nobody has the address.
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
    // Another request created the same person at this moment, so the second run finds them.
    return run();
  }
}
