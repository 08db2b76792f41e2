/**
 * The user handle that an authenticator stores: bytes that reveal nothing about the person to others (WebAuthn Level 3,
 * section 14.6.1).
 */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
