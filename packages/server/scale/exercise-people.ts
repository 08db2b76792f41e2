import type { OperationId } from '@linkvitals/contract';
import { contextFor, createAccount } from '../src/people/accounts/index.ts';
import { createLink } from '../src/people/links/index.ts';
import { addPerson } from '../src/test-support/add-person.ts';
import type { TestServer } from '../src/test-support/test-server.ts';
import { exerciseFactors } from './exercise-factors.ts';
import type { FilledStore } from './fill-store.ts';
import type { OperationCaller, OperationInput } from './operation-caller.ts';

interface PeopleInput {
  readonly server: Pick<TestServer, 'services'>;
  readonly caller: OperationCaller;
  readonly store: FilledStore;
  readonly adminKey: string;
}

/** Operations that succeed only where there is no account, or only with a mail server. */
export const onlyOnceOrNever: readonly OperationId[] = [
  'setUp',
  'requestPasswordReset',
  'requestEmailChange',
  'requestSignUp',
  'mailFixes',
];

/** Operations that need an identity provider; their statements find rows by unique keys. */
export const withProvider: readonly OperationId[] = [
  'startProviderSignIn',
  'finishProviderSignIn',
  'linkIdentity',
  'startProviderReauthentication',
];

const password = 'violet-harbour-71-kite';

async function addOwner({ server, store }: PeopleInput) {
  return addPerson(await contextFor(server.services, store.accountId, 'operator'), { password });
}

async function useSessions(input: PeopleInput): Promise<void> {
  const { caller, store } = input;
  const { user, cookie } = await addOwner(input);
  const { id } = await caller.call('signIn', { key: null, body: { email: user.email, password } });
  await caller.call('listSessions', { cookie, query: { limit: 1 } });
  await caller.call('switchAccount', { cookie, body: { account_id: store.accountId } });
  await caller.call('endSession', { cookie, path: { session_id: String(id) } });
  await caller.call('endOtherSessions', { cookie });
  await caller.call('updateMe', { cookie, body: { name: 'Ada' } });
  await caller.call('signOut', { cookie });
  // Each of these requests gives the session another token.
  await caller.call('reauthenticate', { cookie: (await addOwner(input)).cookie, body: { password } });
  const change = { current_password: password, new_password: 'amber-lantern-52-moss' };
  await caller.call('changePassword', { cookie: (await addOwner(input)).cookie, body: change });
}

async function useIdentities(input: PeopleInput): Promise<void> {
  const { caller, server } = input;
  const { user, cookie } = await addOwner(input);
  const identity_id = server.services.ids.uuid();
  const who = { user_id: user.id, provider_id: 'company', issuer: 'https://login.example', subject: user.id };
  const row = { id: identity_id, ...who, created_at: 1, last_used_at: 1 };
  await server.services.db.knex('identities').insert(row);
  await caller.call('listIdentities', { cookie });
  await caller.call('unlinkIdentity', { cookie, path: { identity_id } });
}

async function useMailedLinks(input: PeopleInput): Promise<void> {
  const { caller, server } = input;
  const { services } = server;
  const { user } = await addOwner(input);
  const linkFor = (link: Parameters<typeof createLink>[2]) => createLink(services, services.db.knex, link);
  const lastsFor = 60_000;
  const change = { purpose: 'change_email', lastsFor, userId: user.id, data: { email: 'new@people.example' } } as const;
  await caller.call('redeemEmailChange', { key: null, body: { token: await linkFor(change) } });
  const reset = await linkFor({ purpose: 'reset_password', lastsFor, userId: user.id });
  await caller.call('redeemPasswordReset', { key: null, body: { token: reset, password: 'amber-lantern-52-moss' } });
  const signUp = await linkFor({ purpose: 'sign_up', lastsFor, data: { email: 'barbara@people.example' } });
  const person = { token: signUp, name: 'Barbara', password, account_name: 'Barbara' };
  await caller.call('redeemSignUp', { key: null, body: person });
}

/** Has a person who owns no account create one. */
async function useOwnAccounts({ server, caller, store }: PeopleInput): Promise<void> {
  const { cookie } = await addPerson(await contextFor(server.services, store.accountId, 'operator'), {
    role: 'member',
  });
  await caller.call('createOwnAccount', { cookie, body: { name: 'My own' } });
}

async function useApiKeys(input: PeopleInput): Promise<void> {
  const { caller } = input;
  const { user, cookie } = await addOwner(input);
  const body = { name: 'k', scopes: ['domains:read'], domain_ids: [input.store.domains[0]?.id] };
  const path = { key_id: String((await caller.call('createApiKey', { cookie, body })).id) };
  await caller.call('getApiKey', { cookie, path });
  await caller.call('updateApiKey', { cookie, path, body: { name: 'other' } });
  await caller.call('rotateApiKey', { cookie, path });
  await caller.call('revokeApiKey', { cookie, path });
  const list = async (id: OperationId, { query }: OperationInput = {}): Promise<void> => {
    const { next_cursor: cursor } = await caller.call(id, { cookie, query: { ...query, limit: 1 } });
    if (typeof cursor === 'string') await caller.call(id, { cookie, query: { ...query, cursor } });
  };
  await list('listApiKeys');
  await list('listAuditLog');
  await list('listAuditLog', { query: { action: 'api_key.created' } });
  await list('listAuditLog', { query: { subject_id: path.key_id } });
  await list('listAuditLog', { query: { actor_id: user.id } });
}

async function useTeam(input: PeopleInput): Promise<void> {
  const { caller, store } = input;
  const { cookie } = await addOwner(input);
  const { user } = await addOwner(input);
  const list = async (id: OperationId): Promise<void> => {
    const { next_cursor: cursor } = await caller.call(id, { cookie, query: { limit: 1 } });
    if (typeof cursor === 'string') await caller.call(id, { cookie, query: { cursor } });
  };
  const invite = async (email: string) => {
    const grants = [{ domain_id: store.domains[0]?.id, rights: ['view'] }];
    const { id, link } = await caller.call('createInvitation', { cookie, body: { email, role: 'member', grants } });
    return { path: { invitation_id: String(id) }, token: String(link).split('#')[1] };
  };
  const { token } = await invite('grace@people.example');
  await caller.call('inspectInvitation', { key: null, body: { token } });
  await caller.call('acceptInvitation', { key: null, body: { token, name: 'Grace', password } });
  const { path } = await invite('edsger@people.example');
  // Makes the invitation look as if it had been sent more than a minute ago.
  await input.server.services.db.knex('invitations').where({ id: path.invitation_id }).update({ sent_at: 1 });
  await caller.call('resendInvitation', { cookie, path });
  await list('listInvitations');
  await caller.call('revokeInvitation', { cookie, path });
  await list('listMembers');
  const member = { path: { user_id: user.id } };
  await caller.call('getMember', { cookie, ...member });
  await caller.call('updateMember', { cookie, ...member, body: { role: 'member' } });
  await caller.call('removeMember', { cookie, ...member });
}

async function useOperatorApi({ caller, adminKey: key }: PeopleInput): Promise<void> {
  const list = async (query: OperationInput['query'] = {}): Promise<void> => {
    const { next_cursor: cursor } = await caller.call('listAccounts', { key, query: { ...query, limit: 1 } });
    if (typeof cursor === 'string') await caller.call('listAccounts', { key, query: { ...query, cursor } });
  };
  await list();
  await list({ search: 'account 3' });
  await list({ plan: 'agency' });
  const { id } = await caller.call('createAccount', { key, body: { name: 'New', owner_email: 'new@people.example' } });
  const path = { account_id: String(id) };
  await caller.call('getAnyAccount', { key, path });
  await caller.call('updateAnyAccount', { key, path, body: { plan: 'solo', suspended: true } });
}

/** Deletes an account made for this: the rows of the other accounts are judged later. */
async function deleteAccount({ server: { services }, caller }: PeopleInput): Promise<void> {
  const { id } = await createAccount(services, { name: 'Short-lived' });
  const { cookie } = await addPerson(await contextFor(services, id, 'operator'), { password });
  await caller.call('deleteAccount', { cookie, query: { confirm: 'Short-lived' } });
}

/** Calls every operation of people and of what they manage. */
export async function exercisePeople(input: PeopleInput): Promise<void> {
  await useSessions(input);
  await useIdentities(input);
  await exerciseFactors({ caller: input.caller, addPerson: () => addOwner(input) });
  await useMailedLinks(input);
  await useOwnAccounts(input);
  await useApiKeys(input);
  await useTeam(input);
  await deleteAccount(input);
  await useOperatorApi(input);
}
