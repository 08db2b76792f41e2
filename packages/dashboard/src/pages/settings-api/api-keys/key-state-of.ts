import type { ApiKey } from '@linkvitals/contract/types';

export type KeyState = 'active' | 'rotated' | 'expired' | 'revoked';

/** The state of a key. `rotated`: it works until its end, and another key replaces it. */
export function keyStateOf(
  { revoked_at, expires_at, replaced_by }: Pick<ApiKey, 'revoked_at' | 'expires_at' | 'replaced_by'>,
  now: number,
): KeyState {
  if (revoked_at !== null) return 'revoked';
  if (expires_at !== null && Date.parse(expires_at) <= now) return 'expired';
  return replaced_by === null ? 'active' : 'rotated';
}
