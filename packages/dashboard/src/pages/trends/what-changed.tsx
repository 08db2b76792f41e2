import { Link } from '@tanstack/react-router';
import { useFormat, useTexts } from '../../texts/texts.tsx';
import { crawlsAround, crawlsOfPeriod, type Sample } from './samples.ts';

interface WhatChangedProps {
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly domainId: string;
  /** The text of the link; default: "What changed". */
  readonly text?: string;
}

/** A link from a figure to its cause: the comparison of its crawl with the one before. */
export function WhatChanged({ samples, sample, domainId, text }: WhatChangedProps) {
  const { trends } = useTexts();
  const pair = crawlsAround(samples, sample);
  if (pair === undefined) return null;
  return (
    <Link className="what-changed" to="/domains/$domainId/crawls/compare" params={{ domainId }} search={pair}>
      {text ?? trends.whatChanged}
    </Link>
  );
}

/** A link to the comparison of the first and last crawls of the period, whose figures the tiles compare. */
export function WhatChangedInPeriod({ samples, domainId }: Omit<WhatChangedProps, 'sample'>) {
  const { trends } = useTexts();
  const format = useFormat();
  const found = crawlsOfPeriod(samples);
  if (found === undefined) return null;
  const { base, head } = found;
  const [from, to] = [found.from, found.to].map((at) => format.date(new Date(at * 1000)));
  return (
    <p class="small">
      <Link
        className="what-changed"
        to="/domains/$domainId/crawls/compare"
        params={{ domainId }}
        search={{ base, head }}
      >
        {trends.whatChangedInPeriod}
      </Link>{' '}
      <span class="muted">{trends.compared(from ?? '', to ?? '')}</span>
    </p>
  );
}
