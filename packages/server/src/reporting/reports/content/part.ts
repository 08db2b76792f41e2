import type { FindingSeverity } from '@linkvitals/contract';
import type { Tone as Look } from '@linkvitals/contract/look';

/** Name of a colour of the report. A word always stands beside the colour. */
export type Tone = Exclude<Look, 'running'>;

/** A part of a whole. */
export interface Part {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

/** Colours of severities. */
export const SEVERITY_TONES = { error: 'critical', warning: 'fair', notice: 'unknown' } as const satisfies Record<
  FindingSeverity,
  Tone
>;
