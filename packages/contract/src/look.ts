/** Colours of the visual language, `#rrggbb`. The text colours have a contrast of 4.5:1 or more on canvas and surface. */
export interface Colours {
  /** Background of pages. */
  readonly canvas: string;
  /** Background of cards. */
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  /** Text on the accent. */
  readonly accentInk: string;
  readonly excellent: string;
  readonly good: string;
  readonly fair: string;
  readonly poor: string;
  readonly critical: string;
}

/**
 * The tokens of the dashboard as the hex colours that mails and printed reports need. A test compares them with
 * `packages/dashboard/src/styles/tokens.css`.
 */
export const light: Colours = {
  canvas: '#f8fafc',
  surface: '#ffffff',
  raised: '#f1f4f6',
  line: '#dee4e8',
  ink: '#192029',
  muted: '#565f68',
  accent: '#007172',
  accentInk: '#ffffff',
  excellent: '#007742',
  good: '#507323',
  fair: '#8a5b00',
  poor: '#aa4600',
  critical: '#ba1d27',
};

export const dark: Colours = {
  canvas: '#0d1116',
  surface: '#151a20',
  raised: '#1e252c',
  line: '#2a3138',
  ink: '#e8ecef',
  muted: '#9ea6ad',
  accent: '#55cac3',
  accentInk: '#001517',
  excellent: '#5fce8c',
  good: '#a3cf68',
  fair: '#ebbd57',
  poor: '#f89a56',
  critical: '#fb817f',
};

export const fonts = {
  text: 'ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
} as const;

const nameOf = (colour: string): string => `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colours as custom properties of CSS that follow the theme of the browser: `--ink`, `--accent-ink` … */
export const colourRules = `:root{color-scheme:light dark;${Object.entries(light)
  .map(([name, value]) => `${nameOf(name)}:light-dark(${value},${dark[name as keyof Colours]})`)
  .join(';')}}`;
