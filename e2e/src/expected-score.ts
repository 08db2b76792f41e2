import type { SiteTruth } from '@linkvitals/testing';

/**
 * The score of the fixture site by docs/score.md, from the site's own truth and without the server. Every linked
 * redirect of the site begins with a 301, so all of them carry a warning; robots.txt closes /private/.
 */
export function expectedScore({ pages, unique, broken }: SiteTruth): number {
  const of = (kind: string): number => (unique as Record<string, number>)[kind] ?? 0;
  const brokenInternal = of('missing') + of('failing') + of('gone');
  const brokenExternal = broken.length - brokenInternal;
  const internal = of('page') + of('asset') + of('redirect') + brokenInternal;
  const weight = 3 * internal + of('external');
  const bad = 3 * brokenInternal + brokenExternal + 0.25 * 3 * of('redirect');
  const q = 0.4 * (pages / (pages + of('missing') + of('failing'))) + 0.6 * (1 - bad / weight);
  return Math.min(99, Math.floor(100 * q ** 3));
}
