import '../../../parts/forms/preview.css';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import type { Preview } from './use-preview.ts';

/** The next times at which crawls would start with the typed schedule, in the time zone of the page. */
export function NextCrawls({ preview }: { readonly preview: Preview }) {
  const { schedule: texts } = useTexts().domainSettings;
  const format = useFormat();
  const zone = format.zone();
  const { data } = preview;
  if (data === undefined || data.next_crawls.length === 0) return null;
  return (
    <div class="preview">
      <p>{texts.nextRuns(zone)}</p>
      <ol aria-label={texts.nextRuns(zone)}>
        {data.next_crawls.map((at) => (
          <li key={at}>
            <time dateTime={at}>{format.weekdayTime(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}
