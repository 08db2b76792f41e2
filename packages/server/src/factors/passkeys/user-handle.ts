/** What an authenticator stores of a person: bytes that say nothing to others (WebAuthn Level 3, section 14.6.1). */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
