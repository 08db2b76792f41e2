import { DateTime } from '../../parts/labels/date-time.tsx';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { linesOf, type TrendMetric } from './metrics.ts';
import type { Sample } from './samples.ts';
import { WhatChanged } from './what-changed.tsx';

interface ReadoutProps {
  readonly samples: readonly Sample[];
  /** Index of the selected sample; null: the newest is shown. */
  readonly at: number | null;
  readonly metric: TrendMetric;
  /** The domain; null: samples are days of all domains. */
  readonly domainId: string | null;
}

/** The numbers of failed and canceled crawls of a day, or the outcome of a single crawl that did not complete. */
function Failures({ sample, isDaily }: { readonly sample: Sample; readonly isDaily: boolean }) {
  const { trends } = useTexts();
  const { failed, canceled, figures } = sample;
  if (!isDaily) {
    if (figures !== null) return null;
    return <>{failed > 0 ? trends.crawlFailed : trends.crawlCanceled}</>;
  }
  const parts = [failed > 0 && trends.failed(failed), canceled > 0 && trends.canceled(canceled)].filter(Boolean);
  return <>{parts.join(', ')}</>;
}

function Values({ sample, metric }: { readonly sample: Sample; readonly metric: TrendMetric }) {
  const { trends } = useTexts();
  const format = useFormat();
  const lines = linesOf[metric];
  return (
    <>
      {lines.map(({ name, value, tone }) => {
        const found = sample.figures && value(sample.figures);
        if (found === null) return null;
        return (
          <span key={name}>
            <b class={tone}>{metric === 'load' ? format.milliseconds(found) : format.number(found)}</b>{' '}
            <span class="muted">{trends.lines[name]}</span>
          </span>
        );
      })}
    </>
  );
}

/** The exact figures of the sample under the pointer or selected by keys; screen readers announce them. */
export function Readout({ samples, at, metric, domainId }: ReadoutProps) {
  const { trends } = useTexts();
  const format = useFormat();
  const sample = at === null ? samples.at(-1) : samples[at];
  if (sample === undefined) return null;
  const date = new Date(sample.at * 1000);
  const isDaily = domainId === null;
  return (
    <div class="readout" aria-live="polite">
      <span class="muted">
        {at === null && `${trends.latest}: `}
        {isDaily ? format.date(date) : <DateTime at={sample.at * 1000} />}
      </span>
      <div>
        <Values sample={sample} metric={metric} />
        {(isDaily || sample.figures === null) && (
          <span class="muted">
            {sample.domains !== null && trends.domainsCrawled(sample.domainsCrawled ?? 0, sample.domains)}{' '}
            <Failures sample={sample} isDaily={isDaily} />
          </span>
        )}
        {domainId !== null && (
          <WhatChanged samples={samples} sample={sample} domainId={domainId} text={trends.whatChangedBefore} />
        )}
      </div>
    </div>
  );
}
