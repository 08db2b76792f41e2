import { type OperationId, operations } from '@linkvitals/contract';
import { expect } from 'vitest';
import { contractTest, schemathesis, usualArgs } from './contract.test-support.ts';
import { runAs } from './run-as.ts';

// This test sends few requests of the owner for each operation. contract.long.test.ts sends more for every caller, and
// `npm run test:contract` sends hundreds. In `npm test`, packages/server/scale/plans.test.ts makes each operation
// succeed without a generator.

const MINUTES = 60_000;

/**
 * Operations that need what cannot be generated: a mailed link, a passkey, a one-time code, an identity provider, a
 * running crawl, a time in the future, a mail server.
 */
const refused: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['setUp', 'acceptInvitation', 'redeemPasswordReset', 'redeemEmailChange', 'redeemSignUp'] as const),
  ...(['createPasskey', 'updatePasskey', 'deletePasskey', 'signInWithPasskey', 'confirmTotp', 'deleteTotp'] as const),
  ...(['renewRecoveryCodes', 'linkIdentity', 'unlinkIdentity', 'startProviderSignIn', 'finishProviderSignIn'] as const),
  ...(['requestEmailChange', 'changePassword', 'endSession', 'deleteAccount', 'cancelCrawl', 'rotateApiKey'] as const),
  ...([
    'switchAccount',
    'createOwnAccount',
    'reauthenticate',
    'startProviderReauthentication',
    'createShareLink',
    'resendInvitation',
    'mailFixes',
  ] as const),
]);

/** Settings for a valid request for each operation, then a random one, which violates the schema too. */
const fewest = '[phases.examples]\nfill-missing = true\n[phases.coverage]\nenabled = false\n';

/** Operations that succeed, because every id is that of an existing object. */
const succeeding = operations
  .filter(({ id, takesOperatorKey }) => !takesOperatorKey && !refused.has(id))
  .map(({ id }) => id);

contractTest(
  'generated requests of an owner: no server error, nothing outside the contract, each operation succeeds',
  { timeout: 10 * MINUTES },
  async () => {
    const { signal } = new AbortController();
    const { code, output, accepted } = await runAs('owner', {
      schemathesis,
      args: ['--max-examples', '1', ...usualArgs],
      settings: fewest,
      knownIds: 1,
      signal,
      stdio: 'pipe',
    });
    expect(code, output).toBe(0);
    expect(succeeding.filter((id) => !accepted.includes(id))).toEqual([]);
  },
);
