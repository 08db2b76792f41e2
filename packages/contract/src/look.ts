/** The states that a colour stands for: broken, needs attention, works, under way, not known or ignored. */
export const states = ['red', 'amber', 'green', 'blue', 'grey'] as const;
export type State = (typeof states)[number];

/**
 * Colours of the visual language, `#rrggbb`. Each state has one for words, one for shapes (`redFill`) and one for grounds (`redSoft`).
 * Words have a contrast of 4.5:1 or more on canvas, surface and their own ground, shapes 3:1 on canvas and surface.
 */
export interface Colours extends Readonly<Record<State | `${State}Fill` | `${State}Soft`, string>> {
  /** Background of pages. */
  readonly canvas: string;
  /** Background of cards. */
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  /** Actions, selections and what can be won. It is never a state. */
  readonly accent: string;
  /** Text on the accent. */
  readonly accentInk: string;
  /** Body of a warning sign, for dark words. In the light theme amber words would look brown, so amber is a shape or a ground there. */
  readonly amberBright: string;
}

/**
 * The tokens of the dashboard as the hex colours that mails, reports and badges need. A test compares them with
 * `packages/dashboard/src/styles/tokens.css`.
 */
export const light: Colours = {
  canvas: '#f8fafb',
  surface: '#ffffff',
  raised: '#eff3f6',
  line: '#dfe4e7',
  ink: '#171d26',
  muted: '#586069',
  accent: '#007172',
  accentInk: '#ffffff',
  red: '#c21821',
  redFill: '#d92225',
  redSoft: '#ffebea',
  amber: '#643d17',
  amberFill: '#d77300',
  amberBright: '#f8b312',
  amberSoft: '#fee4a5',
  green: '#007439',
  greenFill: '#149249',
  greenSoft: '#dff8e6',
  blue: '#0c5fc1',
  blueFill: '#1673e4',
  blueSoft: '#e7f1ff',
  grey: '#586069',
  greyFill: '#747b83',
  greySoft: '#eff3f6',
};

export const dark: Colours = {
  canvas: '#0b0f13',
  surface: '#12171c',
  raised: '#1c2229',
  line: '#262c33',
  ink: '#eceff1',
  muted: '#9ba3aa',
  accent: '#55cac3',
  accentInk: '#001517',
  red: '#ff8482',
  redFill: '#f45a56',
  redSoft: '#421b1b',
  amber: '#f5c252',
  amberFill: '#f1b12b',
  amberBright: '#f1b12b',
  amberSoft: '#38280a',
  green: '#60d68d',
  greenFill: '#46c473',
  greenSoft: '#142e1e',
  blue: '#80bdfb',
  blueFill: '#4e9ff5',
  blueSoft: '#152a43',
  grey: '#9ba3aa',
  greyFill: '#7a8188',
  greySoft: '#1c2229',
};

/** The state whose colour a tone has. The five bands of the score have three hues: number and word say the rest. */
export const stateOf = {
  excellent: 'green',
  good: 'green',
  fair: 'amber',
  poor: 'red',
  critical: 'red',
  running: 'blue',
  unknown: 'grey',
} as const satisfies Readonly<Record<string, State>>;
export type Tone = keyof typeof stateOf;

/** Relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export const fonts = {
  text: 'ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
} as const;

const nameOf = (colour: string): string => `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colours as custom properties of CSS that follow the theme of the browser: `--ink`, `--accent-ink` … */
export const colourRules = `:root{color-scheme:light dark;${Object.entries(light)
  .map(([name, value]) => `${nameOf(name)}:light-dark(${value},${dark[name as keyof Colours]})`)
  .join(';')}}`;

const RING = 'radial-gradient(closest-side,#0000 52%,#000 58%)';

/** Silhouette of each state's mark, for `clip-path` and `mask`: an octagon, a triangle, a disc, rings. */
const silhouettes = {
  red: ['polygon(30% 0,70% 0,100% 30%,100% 70%,70% 100%,30% 100%,0 70%,0 30%)', 'none'],
  amber: ['polygon(50% 4%,100% 96%,0 96%)', 'none'],
  green: ['circle()', 'none'],
  blue: ['circle()', RING],
  grey: ['circle()', RING],
} as const satisfies Readonly<Record<State, readonly [mark: string, hole: string]>>;

/** Classes of the tones: `--c` for words, `--f` for shapes, `--s` for grounds, `--mark` and `--hole` for the silhouette. */
export const toneRules = states
  .map((state) => {
    const classes = Object.entries(stateOf).flatMap(([tone, own]) => (own === state ? [`.${tone}`] : []));
    const [mark, hole] = silhouettes[state];
    return `${classes.join(',')}{--c:var(--${state});--f:var(--${state}-fill);--s:var(--${state}-soft);--mark:${mark};--hole:${hole}}`;
  })
  .join('\n');

/** Declarations of a mark before a word: the colour and the silhouette of its tone. */
export const markRule =
  'content:"";display:inline-block;width:9px;height:9px;background:var(--f);clip-path:var(--mark);mask:var(--hole)';
