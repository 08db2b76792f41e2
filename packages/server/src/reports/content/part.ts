import type { FindingSeverity } from '@linkvitals/contract';

/** Where a colour of the report comes from; a word stands beside it wherever it is used. */
export type Tone = 'excellent' | 'good' | 'fair' | 'poor' | 'critical' | 'unknown';

/** A part of a whole. */
export interface Part {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

/** The colours of severities. */
export const SEVERITY_TONES = { error: 'critical', warning: 'fair', notice: 'unknown' } as const satisfies Record<
  FindingSeverity,
  Tone
>;
