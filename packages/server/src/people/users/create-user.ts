import type { Services } from '../../context.ts';
import { invalidSetting } from '../../platform/errors.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { normaliseEmail } from './normalise-email.ts';
import { readPersonName, readProfile } from './read-profile.ts';
import type { UserRow } from './user-row.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly time_zone?: string | undefined;
  readonly locale?: string | undefined;
}

/** @throws ServiceError `invalid_setting` */
export function readEmail(text: string): string {
  const email = normaliseEmail(text);
  if (email !== undefined) return email;
  const detail = 'That is no e-mail address of the form name@example.com.';
  throw invalidSetting('email', detail);
}

/**
 * Makes a row for a new person without a password, checked but not written. Default name: the part of the address
 * before the `@`.
 * @throws ServiceError `invalid_setting`
 */
export function draftUserWithoutPassword(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  input: Pick<NewUser, 'email' | 'time_zone' | 'locale'> & { readonly name?: string | undefined },
): UserRow {
  const email = readEmail(input.email);
  const name = readPersonName(input.name ?? email.slice(0, email.lastIndexOf('@')));
  const now = clock.now();
  const profile = { time_zone: null, locale: null, ...readProfile({ ...input, name }) };
  return { id: ids.uuid(), email, ...profile, name, password_hash: null, version: 1, created_at: now, updated_at: now };
}

/**
 * Makes a row for a new person, checked and hashed but not written: hashing takes time, and no transaction should wait
 * for it.
 * @param known Further words that a guesser would know, such as the name of the account
 * @throws ServiceError `invalid_setting`, `weak_password`, `unavailable`
 */
export async function draftUser(
  { ids, clock, passwords }: Pick<Services, 'ids' | 'clock' | 'passwords'>,
  input: NewUser,
  known: readonly string[] = [],
): Promise<UserRow> {
  const email = readEmail(input.email);
  const name = readPersonName(input.name);
  const profile = { time_zone: null, locale: null, ...readProfile({ ...input, name }) };
  await assertStrongPassword(input.password, { pointer: '#/password', known: [email, name, ...known] });
  const password_hash = await passwords.hash(input.password);
  const now = clock.now();
  return { id: ids.uuid(), email, ...profile, name, password_hash, version: 1, created_at: now, updated_at: now };
}
