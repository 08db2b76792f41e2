import type { Finding } from './finding.ts';

export interface Timing {
  /** Unix seconds. */
  readonly signedAt: number;
  readonly now: number;
  readonly toleranceSeconds: number;
}

const HOUR = 3600;

/** The reason why the time of a signature is not accepted; undefined when it is. */
export function explainTime({ signedAt, now, toleranceSeconds }: Timing): Finding | undefined {
  const age = Math.floor(now) - signedAt;
  const away = Math.abs(age);
  if (away <= toleranceSeconds) return undefined;
  const seconds = (count: number) => `${count.toLocaleString('en')} s`;
  const when = `It was signed ${seconds(away)} ${age > 0 ? 'before' : 'after'} it was received`;
  const beyond = `${seconds(away - toleranceSeconds)} more than the ${seconds(toleranceSeconds)} allowed`;
  return { code: age > 0 ? 'too_old' : 'too_new', text: `${when}, ${beyond}. ${adviceFor(age, toleranceSeconds)}` };
}

function adviceFor(age: number, toleranceSeconds: number): string {
  const hours = Math.round(age / (HOUR / 2)) / 2;
  const isWhole = Math.abs(hours) >= 1 && Math.abs(hours) <= 14 && Math.abs(age - hours * HOUR) <= toleranceSeconds;
  const zone = `That is about ${Math.abs(hours)} h: one of the clocks may show local time as UTC. `;
  const rest =
    age > 0
      ? 'Each attempt is signed anew, so a late attempt is no reason. If the request was saved, say with --at when it came.'
      : "The receiver's clock is behind, or the sender's is ahead; set both by NTP.";
  return `${isWhole ? zone : ''}${rest}`;
}
