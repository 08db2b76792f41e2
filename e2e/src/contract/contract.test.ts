import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OperationId, operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { type CallerName, callerNames } from './callers.ts';
import { runAs } from './run-as.ts';

// Few requests for each operation, the same in every run; `npm run test:contract` sends hundreds.
// `npm test` installs schemathesis, or says why it cannot and with CI=true fails.

const MINUTES = 60_000;
const bin = process.platform === 'win32' ? 'Scripts' : 'bin';
const folder = new URL('../../../node_modules/.cache/linkvitals/schemathesis/', import.meta.url);
const schemathesis = fileURLToPath(new URL(`${bin}/schemathesis`, folder));
const isMissing = !existsSync(schemathesis);
if (isMissing)
  process.stderr.write('\nContract tests skipped: `npm test` or `npm run test:contract` installs schemathesis.\n');

const bounds = ['--max-examples', '1', '--generation-deterministic', '--no-shrink', '--no-color'];

/** What answers every caller alike: only the owner calls it here. */
const asForOwner: Readonly<Record<CallerName, readonly OperationId[]>> = {
  owner: [],
  // An account of their own would take the member's session away from the one that is tested.
  member: operations.filter(({ id, isPublic }) => isPublic || id === 'createOwnAccount').map(({ id }) => id),
  key: operations
    .filter(({ isPublic, takesSession, takesKey }) => isPublic || (takesSession && !takesKey))
    .map(({ id }) => id),
  operator: [],
};

/**
 * Values at the boundaries of each schema: the valid ones of every caller. Those that break the schema, and methods that a
 * path does not have, are refused by rules that know no caller: the owner sends them, as the operator to operations of its
 * own. Random requests, which break the schema too, and links are everybody's.
 */
const onlyValid = '[phases.coverage]\nunexpected-methods = []\n[phases.coverage.generation]\nmode = "positive"\n';
const settingsOf: Readonly<Record<CallerName, string>> = { owner: '', member: onlyValid, key: onlyValid, operator: '' };

/** They need what cannot be made up: a mailed link, a passkey, a one-time code, an identity provider, a crawl under way, a time to come. */
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
  ] as const),
]);

/**
 * Of the owner's operations, about 90, so many may have met nothing but ids that were made up (one in five), or that another
 * operation had just taken away.
 */
const UNLUCKY = 5;

/** What the caller does at least once, so that a run that is refused everything fails. */
const does: Readonly<Record<CallerName, readonly OperationId[]>> = {
  owner: operations.filter(({ id, takesOperatorKey }) => !takesOperatorKey && !refused.has(id)).map(({ id }) => id),
  member: ['getMe', 'signOut', 'listDomains', 'getDomain', 'updateDomain', 'startCrawl', 'getCrawl', 'listCrawlLinks'],
  key: ['getDomain', 'createDomain', 'updateDomain', 'startCrawl', 'listCrawlLinks', 'createWebhook', 'listAuditLog'],
  operator: ['listAccounts', 'createAccount', 'getAnyAccount', 'updateAnyAccount'],
};

it.skipIf(isMissing && process.env.CI !== 'true').each(callerNames)(
  'generated requests of %s: no server error, nothing outside the contract, nobody let in unasked',
  { timeout: 5 * MINUTES },
  async (name) => {
    const { signal } = new AbortController();
    const args = [...bounds, ...asForOwner[name].flatMap((id) => ['--exclude-operation-id', id])];
    const { code, output, accepted } = await runAs(name, {
      schemathesis,
      args,
      settings: settingsOf[name],
      signal,
      stdio: 'pipe',
    });
    expect(code, output).toBe(0);
    const never = does[name].filter((id) => !accepted.includes(id));
    expect(never.length, never.join(', ')).toBeLessThanOrEqual(name === 'owner' ? UNLUCKY : 0);
  },
);
