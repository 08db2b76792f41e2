export { assertStrongPassword } from './assert-strong-password.ts';
export { draftUser, draftUserWithoutPassword, readEmail } from './create-user.ts';
export { normaliseEmail } from './normalise-email.ts';
export { createPasswordPool } from './password-pool.ts';
export { presentUser } from './present-user.ts';
export {
  findLocale,
  findUserByEmail,
  findUserById,
  insertUser,
  listUserNames,
  lockUser,
  lockUserVersion,
  updateEmail,
  updatePassword,
  updatePasswordHash,
  updateUser,
} from './store.ts';
export { updateProfile } from './update-profile.ts';
export type { UserRow } from './user-row.ts';
