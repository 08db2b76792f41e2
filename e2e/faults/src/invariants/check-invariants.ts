import type { Evidence } from '../evidence/evidence.ts';
import { boundedDuplicates } from './bounded-duplicates.ts';
import { noLoss } from './no-loss.ts';
import { noPhantom } from './no-phantom.ts';
import { noSecret } from './no-secret.ts';
import { noZombie } from './no-zombie.ts';
import { oneCrawl } from './one-crawl.ts';
import { sameAnswer } from './same-answer.ts';
import { withinBounds } from './within-bounds.ts';

/** Invariants that must hold after every run, whatever faults it had. */
export const invariants = {
  'I1 no loss': noLoss,
  'I2 no phantom': noPhantom,
  'I3 bounded duplicates': boundedDuplicates,
  'I4 one crawl': oneCrawl,
  'I5 same answer': sameAnswer,
  'I6 no zombie': noZombie,
  'I7 within bounds': withinBounds,
  'I8 no secret': noSecret,
} as const satisfies Record<string, (evidence: Evidence) => string[] | Promise<string[]>>;

export type InvariantName = keyof typeof invariants;

/** Every violation as a sentence, by invariant. Empty when all hold. */
export async function checkInvariants(evidence: Evidence): Promise<Partial<Record<InvariantName, string[]>>> {
  const found: Partial<Record<InvariantName, string[]>> = {};
  for (const [name, check] of Object.entries(invariants)) {
    const violations = await check(evidence);
    if (violations.length > 0) found[name as InvariantName] = violations;
  }
  return found;
}
