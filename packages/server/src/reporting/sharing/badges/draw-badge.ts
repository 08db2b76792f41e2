import type { Language } from '@linkvitals/contract';
import { light, type State, stateOf } from '@linkvitals/contract/look';
import { healthStatus } from '../../../findings/crawls/index.ts';
import { type Words, wordsFor } from '../../texts/words.ts';

type Shown = { readonly healthScore: number | null } | { readonly brokenLinks: number | null };

/** Ground and text of the value in each state. The text has a contrast of 4.5:1 or more; that on amber is dark. */
const inks = {
  red: [light.red, '#ffffff'],
  amber: [light.amberBright, light.ink],
  green: [light.green, '#ffffff'],
  blue: [light.blue, '#ffffff'],
  grey: [light.grey, '#ffffff'],
} as const satisfies Readonly<Record<State, readonly [ground: string, text: string]>>;

interface Parts {
  readonly label: string;
  readonly value: string;
  readonly state: State;
}

function partsOf(shown: Shown, { texts: { badges }, format }: Words): Parts {
  if ('healthScore' in shown) {
    const { healthScore: score } = shown;
    const value = score === null ? badges.noScore : `${score} / 100`;
    return { label: badges.health, value, state: stateOf[healthStatus(score)] };
  }
  const { brokenLinks: broken } = shown;
  const state = broken === null ? 'grey' : broken === 0 ? 'green' : 'red';
  return { label: badges.broken, value: broken === null ? badges.notKnown : format.number(broken), state };
}

const [CHARACTER, PADDING, HEIGHT] = [6.6, 7, 20];

/** Width of a text, to which browsers stretch or squeeze it, whatever font they have */
const widthOf = (text: string): number => Math.round(text.length * CHARACTER);

/** Draws an image of one number, 20 pixels high. It contains no text that others wrote. */
export function drawBadge(shown: Shown, language: Language): string {
  const { label, value, state } = partsOf(shown, wordsFor(language));
  const [ground, ink] = inks[state];
  const [left, right] = [widthOf(label) + 2 * PADDING, widthOf(value) + 2 * PADDING];
  const text = (from: number, words: string, colour: string) =>
    `<text fill="${colour}" x="${from + PADDING}" y="14" textLength="${widthOf(words)}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" lang="${language}" width="${left + right}" height="${HEIGHT}" viewBox="0 0 ${left + right} ${HEIGHT}" role="img" aria-label="${label}: ${value}"><title>${label}: ${value}</title><clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="${light.ink}"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${ground}"/></g><g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(0, label, '#ffffff')}${text(left, value, ink)}</g></svg>
`;
}
