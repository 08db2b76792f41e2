import { useInfiniteQuery } from '@tanstack/react-query';
import { crawlsQuery } from '../../../api/crawl-queries.ts';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { useCompletedCrawls } from '../crawls/use-completed-crawls.ts';
import { NEWEST } from './report-of.ts';

interface AboutFieldProps {
  readonly domainId: string;
  /** `newest` or the id of a crawl. */
  readonly about: string;
  readonly onChange?: (about: string) => void;
}

/** The field that chooses the crawl of a report. */
export function AboutField({ domainId, about, onChange }: AboutFieldProps) {
  const texts = useTexts().reports;
  const format = useFormat();
  const { earlier } = useTexts().crawls;
  const list = useInfiniteQuery(crawlsQuery(domainId));
  const crawls = useCompletedCrawls(domainId) ?? [];
  return (
    <>
      <SelectField name="about" label={texts.about} value={about} {...(onChange && { onChange })}>
        <option value={NEWEST}>{texts.newest}</option>
        <optgroup label={texts.oneCrawl}>
          {about !== NEWEST && crawls.every(({ id }) => id !== about) && (
            <option value={about}>{texts.earlierCrawl}</option>
          )}
          {crawls.map(({ id, finished_at, queued_at }) => (
            <option key={id} value={id}>
              {format.dateTime(new Date(finished_at ?? queued_at))}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <ShowMore list={list} text={earlier} />
    </>
  );
}
