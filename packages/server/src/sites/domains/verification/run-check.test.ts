import { expect, test } from 'vitest';
import { startTest, verifiedDomain } from '../domain.test-support.ts';
import { getDomain } from '../get-domain.ts';
import { checkVerification } from './check-verification.ts';
import { recheckDomain } from './recheck-domain.ts';
import { runCheck } from './run-check.ts';

test('a check does not undo what the owner did after its row was read', async () => {
  const context = await startTest();
  const { ctx, clock, dns, services } = context;
  const { id, hostname } = await verifiedDomain(context);
  dns.set(hostname);
  await clock.advance(86_400_000);
  await recheckDomain(services, id);
  const stale = await getDomain(ctx, id);
  expect(stale).toMatchObject({ verification_status: 'verified', first_absent_at: clock.now() });
  await clock.advance(1000);
  expect(await checkVerification(ctx, { domainId: id })).toMatchObject({ verification_status: 'expired' });
  expect(await runCheck(services, stale, 'background')).toMatchObject({ verification_status: 'expired' });
});
