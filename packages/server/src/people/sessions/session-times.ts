import type { SessionRow } from './session-row.ts';

const DAY = 86_400_000;

/** Milliseconds without a request after which a session ends */
export const IDLE_MS = 14 * DAY;
/** Milliseconds after which a session ends in any case */
export const ABSOLUTE_MS = 90 * DAY;

type Times = Pick<SessionRow, 'expires_at' | 'last_used_at'>;

export const isOver = ({ expires_at, last_used_at }: Times, now: number): boolean =>
  expires_at <= now || last_used_at + IDLE_MS <= now;
