/** Scopes that an API key may have; `x-scope` of an operation in openapi.yaml names the one that it needs. */
export const scopes = [
  'domains:read',
  'domains:write',
  'crawls:read',
  'crawls:write',
  'webhooks:read',
  'webhooks:write',
  'reports:read',
  'reports:write',
  'account:read',
  'account:write',
] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);
