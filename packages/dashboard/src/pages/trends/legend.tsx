import { useTexts } from '../../texts/texts.tsx';
import { linesOf, type TrendMetric } from './metrics.ts';
import type { Sample } from './samples.ts';

const WIDTH = 26;
const shapes = { completed: 'M8 2v8', failed: 'M4 2l8 8M12 2l-8 8', canceled: 'M8 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z' };

interface LegendProps {
  readonly samples: readonly Sample[];
  readonly metric: TrendMetric;
}

/** The meaning of the lines and marks of a chart. */
export function Legend({ samples, metric }: LegendProps) {
  const { trends } = useTexts();
  const lines = linesOf[metric];
  const isThere = {
    completed: samples.some(({ figures }) => figures !== null),
    failed: samples.some(({ failed }) => failed > 0),
    canceled: samples.some(({ canceled, failed, figures }) => canceled > 0 && failed === 0 && figures === null),
  };
  const marks = (['completed', 'failed', 'canceled'] as const).filter((mark) => isThere[mark]);
  return (
    <ul class="legend small muted">
      {lines.map(({ name, tone, dash }) => (
        <li key={name}>
          <svg class={tone} viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height={12} aria-hidden="true">
            <line x1={0} x2={WIDTH} y1={6} y2={6} stroke-width={2} stroke-dasharray={dash?.join(' ')} />
          </svg>
          {trends.lines[name]}
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark}>
          <svg
            class={mark === 'failed' ? 'critical' : 'unknown'}
            viewBox="0 0 16 12"
            width={16}
            height={12}
            aria-hidden="true"
          >
            <path d={shapes[mark]} stroke-width={1.5} />
          </svg>
          {trends.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
