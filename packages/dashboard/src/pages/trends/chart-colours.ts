import { useEffect, useState } from 'preact/hooks';
import { theme } from '../../app/preferences.ts';

const tones = ['accent', 'critical', 'fair', 'unknown'] as const;

type Tone = (typeof tones)[number];

/** What a chart is drawn with. A canvas knows no CSS variables, so they are what the browser makes of the tokens. */
export interface ChartColours {
  readonly tone: Readonly<Record<Tone, string>>;
  /** Under a line that stands alone. */
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
    tone: ofTones((tone) => `var(--${tone})`),
    area: ofTones((tone) => `color-mix(in oklab, var(--${tone}) 12%, transparent)`),
    grid: colour('var(--line)'),
    text: colour('var(--muted)'),
    surface: colour('var(--surface)'),
    font: `12px ${style.fontFamily}`,
  };
  probe.remove();
  return colours;
}

/** Calls when the colours have changed: another theme was chosen here, or in the system, or paper is what is drawn on. @returns ends it */
function followTheme(onChange: () => void): () => void {
  const media = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  const end = theme.subscribe(onChange);
  for (const one of media) one.addEventListener('change', onChange);
  return () => {
    end();
    for (const one of media) one.removeEventListener('change', onChange);
  };
}

/** The colours of the theme. */
export function useColours(): ChartColours {
  const [colours, setColours] = useState(readColours);
  useEffect(() => followTheme(() => setColours(readColours())), []);
  return colours;
}
