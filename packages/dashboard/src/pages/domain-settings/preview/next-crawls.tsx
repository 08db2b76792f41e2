import '../../../parts/forms/preview.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../../api/session-queries.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import type { Preview } from './use-preview.ts';

/** Of the person, not of the browser. */
export function useTimeZone(): string {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.user.time_zone ?? 'UTC';
}

/** When crawls would start with the typed schedule, on the clocks of the person. */
export function NextCrawls({ preview }: { readonly preview: Preview }) {
  const { schedule: texts } = useTexts().domainSettings;
  const format = useFormat();
  const zone = useTimeZone();
  const { data } = preview;
  if (data === undefined || data.next_crawls.length === 0) return null;
  return (
    <div class="preview">
      <p>{texts.nextRuns(zone)}</p>
      <ol aria-label={texts.nextRuns(zone)}>
        {data.next_crawls.map((at) => (
          <li key={at}>
            <time dateTime={at}>{format.dateTimeIn(new Date(at), zone)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}
