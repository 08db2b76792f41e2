import { useEffect, useState } from 'preact/hooks';
import { theme } from '../../app/preferences.ts';

/** The property with the colour of each tone's line. */
const properties = {
  accent: '--accent',
  critical: '--red-fill',
  fair: '--amber-fill',
  unknown: '--grey-fill',
} as const;
const tones = Object.keys(properties) as Tone[];

type Tone = keyof typeof properties;

/** The colours and font of a chart. A canvas cannot use CSS variables, so these are the values that the browser computes from them. */
export interface ChartColours {
  readonly tone: Readonly<Record<Tone, string>>;
  /** Colours of the area under the line of a chart with only one line. */
  readonly area: Readonly<Record<Tone, string>>;
  readonly grid: string;
  readonly text: string;
  readonly surface: string;
  readonly font: string;
}

export function readColours(): ChartColours {
  const probe = document.body.appendChild(document.createElement('span'));
  const style = getComputedStyle(probe);
  const colour = (value: string): string => {
    probe.style.color = value;
    return style.color;
  };
  const ofTones = (value: (tone: Tone) => string) =>
    Object.fromEntries(tones.map((tone) => [tone, colour(value(tone))])) as Record<Tone, string>;
  const colours = {
    tone: ofTones((tone) => `var(${properties[tone]})`),
    area: ofTones((tone) => `color-mix(in oklab, var(${properties[tone]}) 12%, transparent)`),
    grid: colour('var(--line)'),
    text: colour('var(--muted)'),
    surface: colour('var(--surface)'),
    font: `12px ${style.fontFamily}`,
  };
  probe.remove();
  return colours;
}

/** Calls a function when the colours have changed: by another theme, here or in the system, or for printing. @returns stops following */
function followTheme(onChange: () => void): () => void {
  const media = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  const end = theme.subscribe(onChange);
  for (const one of media) one.addEventListener('change', onChange);
  return () => {
    end();
    for (const one of media) one.removeEventListener('change', onChange);
  };
}

/** The colours of the current theme. They are updated when it changes. */
export function useColours(): ChartColours {
  const [colours, setColours] = useState(readColours);
  useEffect(() => followTheme(() => setColours(readColours())), []);
  return colours;
}
