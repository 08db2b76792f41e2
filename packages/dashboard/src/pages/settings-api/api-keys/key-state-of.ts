import type { ApiKey } from '@linkvitals/contract/types';

export type KeyState = 'active' | 'rotated' | 'expired' | 'revoked';

/** What a key is good for. `rotated`: it works on until its end, and another one takes its place. */
export function keyStateOf(
  { revoked_at, expires_at, replaced_by }: Pick<ApiKey, 'revoked_at' | 'expires_at' | 'replaced_by'>,
  now: number,
): KeyState {
  if (revoked_at !== null) return 'revoked';
  if (expires_at !== null && Date.parse(expires_at) <= now) return 'expired';
  return replaced_by === null ? 'active' : 'rotated';
}
