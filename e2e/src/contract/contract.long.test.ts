import { type OperationId, operations } from '@linkvitals/contract';
import { expect } from 'vitest';
import { type CallerName, callerNames } from './callers.ts';
import { contractTest, schemathesis, usualArgs } from './contract.test-support.ts';
import { runAs } from './run-as.ts';

// This test sends more examples than valid-requests.long.test.ts, as every caller, and one of five ids is made up.

const MINUTES = 60_000;
const EXAMPLES = '5';

/** Operations that answer every caller alike, so only the owner calls them here. */
const asForOwner: Readonly<Record<CallerName, readonly OperationId[]>> = {
  owner: [],
  // `createOwnAccount` would move the member's session to another account.
  member: operations.filter(({ id, isPublic }) => isPublic || id === 'createOwnAccount').map(({ id }) => id),
  key: operations
    .filter(({ isPublic, takesSession, takesKey }) => isPublic || (takesSession && !takesKey))
    .map(({ id }) => id),
  operator: [],
};

/**
 * Settings for boundary values of each schema: only valid ones. Invalid values, and methods that a path does not have,
 * are refused by rules that know no caller, so only the owner sends them (and the operator to operations of its own).
 * Random requests, which may be invalid too, and links come from every caller.
 */
const onlyValid = '[phases.coverage]\nunexpected-methods = []\n[phases.coverage.generation]\nmode = "positive"\n';
const settingsOf: Readonly<Record<CallerName, string>> = { owner: '', member: onlyValid, key: onlyValid, operator: '' };

/** Operations that must succeed for a caller at least once, so that a run that is refused everything fails. */
const does: Readonly<Record<CallerName, readonly OperationId[]>> = {
  owner: ['getMe', 'listDomains', 'createDomain', 'updateDomain', 'startCrawl', 'listCrawlLinks', 'createWebhook'],
  member: ['getMe', 'signOut', 'listDomains', 'getDomain', 'updateDomain', 'startCrawl', 'getCrawl', 'listCrawlLinks'],
  key: ['getDomain', 'createDomain', 'updateDomain', 'startCrawl', 'listCrawlLinks', 'createWebhook', 'listAuditLog'],
  operator: ['listAccounts', 'createAccount', 'getAnyAccount', 'updateAnyAccount'],
};

contractTest.each(callerNames)(
  'generated requests of %s: no server error, nothing outside the contract, nobody let in unasked',
  { timeout: 15 * MINUTES },
  async (name) => {
    const { signal } = new AbortController();
    const left = asForOwner[name].flatMap((id) => ['--exclude-operation-id', id]);
    const { code, output, accepted } = await runAs(name, {
      schemathesis,
      args: ['--max-examples', EXAMPLES, ...usualArgs, ...left],
      settings: settingsOf[name],
      signal,
      stdio: 'pipe',
    });
    expect(code, output).toBe(0);
    expect(does[name].filter((id) => !accepted.includes(id))).toEqual([]);
  },
);
