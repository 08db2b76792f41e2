import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { type IdentityProvider, startIdentityProvider } from '@linkvitals/testing/identity-provider';
import { beforeAll, expect, it } from 'vitest';
import { recordStatements, type StatementRecorder } from '../../../scale/record-statements.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { addFactors } from './add-factors.test-support.ts';
import { everyCaller, type TestCaller } from './callers.test-support.ts';
import { keepRows } from './keep-rows.test-support.ts';
import {
  addObjects,
  addressOf,
  bodyOf,
  namesObject,
  type Objects,
  PROVIDER,
  unknownObjects,
} from './objects.test-support.ts';
import { needOf, type Outcome, outcomeFor, type Whose } from './rule.test-support.ts';

// Calls operations of the contract as kinds of callers, on objects of their own account, of another account, and on
// unknown ones. The expected result follows from the rule in rule.test-support.ts. After each call the rows are
// restored.

const OPERATOR_KEY = 'x'.repeat(64);
const PUBLIC_URL = 'http://links.example';

/** A caller of an operation, and the owners of the objects that the calls name */
export interface Try {
  readonly caller: TestCaller;
  readonly objects: readonly Whose[];
}

/** Chooses the tries of an operation; `nth` is its number among all operations. */
export type ChooseTries = (operation: Operation, callers: readonly TestCaller[], nth: number) => readonly Try[];

/** Calls that were made, collected by the tests */
export interface TriedMatrix {
  callers: readonly TestCaller[];
  readonly tried: Try[];
}

let server: TestServer;
let recorder: StatementRecorder;
let restore: () => Promise<void>;
let provider: IdentityProvider;
let objects: Readonly<Record<'ours' | 'theirs' | 'unknown', Objects>>;

async function startMatrix(): Promise<readonly TestCaller[]> {
  const redirectUri = `${PUBLIC_URL}/api/v1/oidc/${PROVIDER}/callback`;
  provider = await startIdentityProvider({ id: PROVIDER, redirectUri });
  server = await startTestServer({
    env: {
      LINKVITALS_API_RATE_LIMIT: '1000000',
      LINKVITALS_ADMIN_KEY: OPERATOR_KEY,
      LINKVITALS_PUBLIC_URL: PUBLIC_URL,
      LINKVITALS_OIDC_PROVIDERS: JSON.stringify([provider.settings]),
    },
  });
  const other = await server.other();
  const ours = await addObjects(server, server.ctx, 'shop.example');
  const theirs = await addObjects(server, other, 'rival.example');
  objects = { ours, theirs, unknown: unknownObjects };
  const { id: another } = await verifiedDomain(server, { hostname: 'blog.example' });
  const callers = await everyCaller({ server, operatorKey: OPERATOR_KEY, other, one: `${ours.domain_id}`, another });
  await addFactors(server);
  restore = await keepRows(server.db);
  recorder = recordStatements(server.db);
  return callers;
}

interface Seen {
  readonly status: number;
  readonly code: string | undefined;
  /** The body as text, without the parts that differ in every answer */
  readonly body: string;
}

function idsFor({ isOfOtherAccount, sessionId, identityId, userId }: TestCaller, whose: Whose): Objects {
  if (whose === 'unknown' || whose === 'none') return objects.unknown;
  const ids = (whose === 'own') === isOfOtherAccount ? objects.theirs : objects.ours;
  // Sessions, passkeys and identities belong to their person, whatever the account.
  if (whose !== 'own' || sessionId === undefined || identityId === undefined) return ids;
  const own = { session_id: sessionId, passkey_id: sessionId, identity_id: identityId };
  return { ...ids, ...own, ...(userId !== undefined && { user_id: userId }) };
}

async function send(operation: Operation, caller: TestCaller, whose: Whose): Promise<Seen> {
  const ids = idsFor(caller, whose);
  const path = addressOf(operation, ids);
  const { key, cookie } = caller.send;
  const body = bodyOf(operation, ids);
  const leaving = new AbortController();
  const response = await fetch(`${server.url}${path}`, {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    signal: leaving.signal,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    leaving.abort();
    return { status, code: undefined, body: '' };
  }
  const text = await response.text();
  if (status < 400) return { status, code: undefined, body: text };
  const { request_id, instance, ...problem } = JSON.parse(text);
  return { status, code: problem.code, body: JSON.stringify(problem) };
}

const refusals: readonly string[] = [
  'unauthorized',
  'forbidden',
  'insufficient_scope',
  'session_required',
  'not_found',
];
/** Answers that show no decision on permissions */
const unjudged: readonly string[] = [
  'validation_failed',
  'malformed_json',
  'rate_limited',
  'unavailable',
  'internal_error',
];

function outcomeOf({ status, code, body }: Seen, whose: Whose): string {
  if (code === undefined) return status < 400 ? 'passes' : `${status}`;
  if (unjudged.includes(code)) return body;
  // An object that the request does not name may be missing, for example a second factor.
  if (whose === 'none' && code === 'not_found') return 'passes';
  return refusals.includes(code) ? code : 'passes';
}

/**
 * Owners of objects to try. Callers whose credentials are not valid any more get the same answer as those without, for
 * whom every object is tried.
 */
export function whoseObjects(operation: Operation, { kind, send }: TestCaller): readonly Whose[] {
  if (!namesObject(operation)) return ['none'];
  const hasEnded = kind === 'nobody' && (send.key !== null || send.cookie !== undefined);
  return hasEnded ? ['own'] : ['own', 'foreign', 'unknown'];
}

/** Ids that an answer to the caller must not contain */
function secretsFrom({ kind, domains, isOfOtherAccount }: TestCaller): string[] {
  const ids = ({
    target_id,
    metric,
    session_id,
    passkey_id,
    user_id,
    account_id,
    provider_id,
    ...rest
  }: Objects): string[] => Object.values(rest);
  const ours = [...ids(objects.ours), 'shop.example'];
  const theirs = [...ids(objects.theirs), 'rival.example'];
  if (kind === 'nobody' || domains === undefined) return [...ours, ...theirs];
  if (isOfOtherAccount) return ours;
  return domains === 'another' || domains === 'none' ? [...ours, ...theirs] : theirs;
}

async function tryAs({ caller, objects: named }: Try, operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  const answers = new Map<Whose, { seen: Seen; sent: readonly string[] }>();
  for (const whose of named) {
    const wanted: Outcome = outcomeFor(caller, operation, whose);
    let seen: Seen | undefined;
    const sent = await recorder.during(operation.id, async () => {
      seen = await send(operation, caller, whose);
    });
    if (seen === undefined) throw new Error('no answer');
    await restore();
    answers.set(whose, { seen, sent: sent.map(({ sql }) => sql) });
    const got = outcomeOf(seen, whose);
    if (got !== wanted) faults.push(`${caller.name}, ${whose}: ${got} instead of ${wanted}`);
    const { body } = seen;
    const leaked = secretsFrom(caller).filter((secret) => body.includes(secret));
    if (leaked.length > 0) faults.push(`${caller.name}, ${whose}: the answer holds ${leaked.join(', ')}`);
  }
  // The operator may see every account.
  if (caller.kind === 'operator' && needOf(operation).who === 'operator') return faults;
  // An object of another account and an unknown one get the same answer, by the same statements.
  const foreign = answers.get('foreign');
  const unknown = answers.get('unknown');
  if (JSON.stringify(foreign) !== JSON.stringify(unknown)) {
    faults.push(`${caller.name}: foreign ${JSON.stringify(foreign)}, unknown ${JSON.stringify(unknown)}`);
  }
  return faults;
}

/** Makes a test for each operation: the chosen callers get the outcome of the rule. */
export function itGivesWhatTheRuleSays(choose: ChooseTries): TriedMatrix {
  const matrix: TriedMatrix = { callers: [], tried: [] };
  beforeAll(async () => {
    matrix.callers = await startMatrix();
    return async () => {
      await server.close();
      await provider.close();
    };
  });
  it.each(operations.map((operation, nth): [OperationId, Operation, number] => [operation.id, operation, nth]))(
    '%s: its callers get what the rule says',
    async (_, operation, nth) => {
      const tries = choose(operation, matrix.callers, nth);
      const faults: string[] = [];
      for (const one of tries) faults.push(...(await tryAs(one, operation)));
      matrix.tried.push(...tries);
      expect(faults).toEqual([]);
    },
  );
  return matrix;
}
