export { domainsWith } from './domains-with.ts';
export { type Grant, type MembershipRow, type Right, rights } from './membership-row.ts';
export { noteUse } from './note-use.ts';
export { mayCreateAccount, ownsEnough } from './own-accounts.ts';
export { ownership } from './ownership.ts';
export {
  countMembers,
  countOwners,
  deleteGrantsOn,
  deleteMembership,
  findMember,
  findMembership,
  insertMembership,
  isMember,
  listLocales,
  listMemberNames,
  listMemberRows,
  listOwnAccounts,
  listOwnerAddresses,
  lockMembership,
  type MemberRow,
  membershipColumns,
  ownerAt,
  readMembership,
  type StoredMembership,
  updateMembership,
} from './store.ts';
