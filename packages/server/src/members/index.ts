export { domainsWith } from './domains-with.ts';
export { type Grant, type MembershipRow, type Right, rights } from './membership-row.ts';
export { findMembership, insertMembership, listOwnAccounts } from './store.ts';
