import { onTestFinished } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, type TestContext, type TestContextOptions } from '../../test-support/test-context.ts';
import { createDomain } from './create-domain.ts';
import type { DomainRow } from './domain-row.ts';
import { checkVerification } from './verification/check-verification.ts';
import { txtValue } from './verification/txt-record.ts';

/** Creates a context that is closed at the end of the test. */
export async function startTest(options: TestContextOptions = {}): Promise<TestContext> {
  const test = await createTestContext(options);
  onTestFinished(() => test.close());
  return test;
}

/** Puts the record of a domain into the DNS of the test. */
export const publish = ({ dns }: Pick<TestContext, 'dns'>, { hostname, verification_token }: DomainRow): void =>
  dns.set(hostname, txtValue(verification_token));

/** Adds a verified domain; its record stays in the zone. */
export async function verifiedDomain(
  test: TestContext,
  { hostname = 'example.com', ctx = test.ctx }: { hostname?: string; ctx?: Context } = {},
): Promise<DomainRow> {
  const row = await createDomain(ctx, { hostname });
  publish(test, row);
  return checkVerification(ctx, { domainId: row.id });
}

/** A daily schedule whose next run on the system's clock is half a day away, so that none is due while a test runs */
export function dailyHalfADayAway(): { readonly frequency: 'daily'; readonly time: string } {
  return { frequency: 'daily', time: new Date(Date.now() + 43_200_000).toISOString().slice(11, 16) };
}
