import type { Texts } from '../../../texts/en/index.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

/** Points in words; undefined: none come back. */
export function spokenPoints(points: number, texts: Texts['fixes']): string | undefined {
  if (points <= 0) return undefined;
  const whole = Math.round(points);
  return whole === 0 ? texts.lessThanOne : texts.points(whole);
}

/** Points as they are written in a row: `+6`, `< 1` below half a point; undefined: none come back. */
function usePointsText(points: number): readonly [shown: string, spoken: string] | undefined {
  const { fixes } = useTexts();
  const format = useFormat();
  const spoken = spokenPoints(points, fixes);
  const whole = Math.round(points);
  return spoken === undefined ? undefined : [whole === 0 ? '< 1' : format.change(whole), spoken];
}

interface PointsProps {
  readonly points: number;
  /** The most points that a fix of the list brings back. */
  readonly max: number;
}

/** The points that come back with a fix, with a bar that ends at the number. */
export function Points({ points, max }: PointsProps) {
  const text = usePointsText(points);
  if (text === undefined) return <span class="fix-points" />;
  const width = (100 * points) / max;
  const [shown, spoken] = text;
  return (
    <span class="fix-points">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ground" width={100} height={6} />
        <rect x={100 - width} width={width} height={6} />
      </svg>
      <b aria-hidden="true">{shown}</b>
      <span class="unseen">{spoken}</span>
    </span>
  );
}
