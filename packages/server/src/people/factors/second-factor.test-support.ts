import { Secret, TOTP } from 'otpauth';
import type { PersonContext, VisitorContext } from '../../context.ts';
import { addPerson, type TestPerson, testCaller } from '../../test-support/add-person.ts';
import type { TestContext } from '../../test-support/test-context.ts';
import { authenticateSession } from '../sessions/index.ts';
import { confirmTotp, startTotp } from './index.ts';

export const password = 'violet-harbour-71-kite';

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** @param network Number of a network of its own, because attempts are limited by network */
export const visitorOf = (test: TestContext, network = 0): VisitorContext => ({
  ...test.services,
  caller: { ...testCaller, address: `192.0.2.${network}` },
});

/** Makes the context of a test person's session. */
export const contextOf = (test: TestContext, { cookie }: Pick<TestPerson, 'cookie'>): Promise<PersonContext> =>
  authenticateSession(test.services, cookie.split('=')[1] ?? '', testCaller);

export interface PersonWithCodes extends TestPerson {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Adds a person whose one-time codes are on. The code of the present step can be used again a step later. */
export async function addPersonWithCodes(test: TestContext): Promise<PersonWithCodes> {
  const person = await addPerson(test.ctx, { password });
  const ctx = await contextOf(test, person);
  const { secret } = await startTotp(ctx);
  const { recovery_codes } = await confirmTotp(ctx, codeAt(secret, test.clock.now()));
  return { ...person, secret, recoveryCodes: recovery_codes };
}
