// One import is enough, and `instanceof` also holds for `require`, where each entry has its own copy of the errors.
export * from './index.ts';
export type { ApiKeys } from './session/api-keys.ts';
export { createClient, type SessionClient } from './session/create-client.ts';
export type { Invitations } from './session/invitations.ts';
export type { MailedLinks } from './session/mailed-links.ts';
export type { Me } from './session/me.ts';
export type { Members } from './session/members.ts';
export type { SessionResource } from './session/session.ts';
