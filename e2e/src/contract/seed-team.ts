import { mailedToken, type Person, send, signIn } from './people.ts';
import type { ContractServer } from './run-server.ts';

const SPARE = 3;
const ALL_RIGHTS = ['view', 'crawl', 'edit', 'delete'];

export interface Team {
  readonly member: Person;
  /** Members who stay; the spare ones may be removed. */
  readonly members: readonly string[];
  readonly spareMembers: readonly string[];
  /** An invitation that is sent again; the spare ones may be revoked. */
  readonly invitation: string;
  readonly spareInvitations: readonly string[];
  /** Token of a further invitation, so that it stays valid. */
  readonly invitationToken: string;
  readonly keys: readonly string[];
  readonly spareKeys: readonly string[];
  readonly sessions: readonly string[];
  /** A comment of the owner on the issue that stays; the spare ones may be deleted. */
  readonly comment: string;
  readonly spareComments: readonly string[];
  readonly account: string;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Makes members with rights on these domains, open invitations, keys, and sessions of the owner. */
export async function seedTeam(
  server: ContractServer,
  { domains, issue }: { readonly domains: readonly string[]; readonly issue: string },
): Promise<Team> {
  const { url, owner, mail } = server;
  const cookie = await signIn(url, owner);
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by operation
  const call = async (...sent: readonly [string, string, object?]): Promise<any> =>
    (await send(url, cookie, sent)).json();
  const grants = domains.map((domain_id) => ({ domain_id, rights: ALL_RIGHTS }));
  const invite = (email: string) => call('POST', '/invitations', { email, role: 'member', grants });
  const join = async (name: string): Promise<Person> => {
    const email = `${name}@example.com`;
    await invite(email);
    const token = await mailedToken(mail, email);
    await send(url, '', ['POST', '/invitations/accept', { token, name, password: owner.password }]);
    return { email, password: owner.password };
  };
  const member = await join('member');
  const spare: Person[] = [];
  for (const index of range(SPARE)) spare.push(await join(`spare${index}`));
  const { data: all } = await call('GET', '/members');
  const idOf = (person: Person): string => all.find(({ email }: Person) => email === person.email).user_id;
  const spareInvitations: string[] = [];
  for (const index of range(SPARE)) spareInvitations.push((await invite(`guest${index}@example.com`)).id);
  const { id: invitation } = await invite('again@example.com');
  await invite('inspected@example.com');
  const keys: string[] = [];
  for (const name of ['one', 'two', ...range(SPARE)]) {
    keys.push((await call('POST', '/api-keys', { name: `key ${name}`, scopes: ['domains:read'] })).id);
  }
  const comments: string[] = [];
  for (const text of ['stays', ...range(SPARE)])
    comments.push((await call('POST', `/issues/${issue}/comments`, { text: `It ${text}.` })).id);
  const [comment = '', ...spareComments] = comments;
  for (const _ of range(SPARE)) await signIn(url, owner);
  const { data: sessions } = await call('GET', '/sessions');
  return {
    member,
    members: [idOf(member)],
    spareMembers: spare.map(idOf),
    invitation,
    spareInvitations,
    invitationToken: await mailedToken(mail, 'inspected@example.com'),
    keys: keys.slice(0, 2),
    spareKeys: keys.slice(2),
    sessions: sessions.map(({ id }: { id: string }) => id),
    comment,
    spareComments,
    account: (await call('GET', '/account')).id,
  };
}
