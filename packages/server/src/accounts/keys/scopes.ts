/** What an API key may be allowed to do; `x-scope` of an operation in openapi.yaml names the one it needs. */
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
