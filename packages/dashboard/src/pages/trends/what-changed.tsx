import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.tsx';
import { crawlsAround, type Sample } from './samples.ts';

interface WhatChangedProps {
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly domainId: string;
}

/** From a figure to its cause: the comparison of its crawl with the one before. */
export function WhatChanged({ samples, sample, domainId }: WhatChangedProps) {
  const { trends } = useTexts();
  const pair = crawlsAround(samples, sample);
  if (pair === undefined) return null;
  return (
    <Link className="what-changed" to="/domains/$domainId/crawls/compare" params={{ domainId }} search={pair}>
      {trends.whatChanged}
    </Link>
  );
}
