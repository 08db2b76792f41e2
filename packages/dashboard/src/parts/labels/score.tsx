import './score.css';
import type { HealthStatus } from '@linkvitals/contract/types';
import { useTexts } from '../../texts/texts.tsx';

const BOX = 26;

/** A ring that is filled in proportion to the score. */
export function Ring({
  score,
  size,
  width,
}: {
  readonly score: number | null;
  readonly size: number;
  readonly width: number;
}) {
  const radius = (BOX - width) / 2;
  const middle = BOX / 2;
  return (
    <svg class="ring" viewBox={`0 0 ${BOX} ${BOX}`} width={size} height={size} aria-hidden="true">
      <circle cx={middle} cy={middle} r={radius} stroke-width={width} />
      {score !== null && score > 0 && (
        <circle
          cx={middle}
          cy={middle}
          r={radius}
          stroke-width={width}
          pathLength={100}
          stroke-dasharray={`${score} 100`}
        />
      )}
    </svg>
  );
}

interface ScoreProps {
  readonly score: number | null;
  readonly status: HealthStatus;
}

/** The health score in a row: ring, number, and its rating for screen readers. */
export function Score({ score, status }: ScoreProps) {
  const { health } = useTexts().common;
  return (
    <span class={`score ${status}`} title={health[status]}>
      <Ring score={score} size={26} width={3.4} />
      {score ?? health.unknown}
      {score !== null && <span class="unseen">{health[status]}</span>}
    </span>
  );
}
