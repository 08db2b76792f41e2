import '../../../parts/fields/toolbar.css';
import type { Crawl } from '@linkvitals/contract/types';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useId } from 'preact/hooks';
import { shownState } from '../../../api/shown-state.ts';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { RESULTS, useChosenCrawl } from './results-crawl.ts';

/** The choice of the crawl whose results are shown. The filters stay. */
export function CrawlPicker() {
  const { results, crawls: texts } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { domainId } = useParams({ from: RESULTS });
  const { crawl, crawls, list } = useChosenCrawl(domainId, useSearch({ from: RESULTS }).crawl);
  const id = useId();
  if (crawls.length === 0) return null;
  const nameOf = ({ started_at, queued_at, ...crawl }: Crawl) => {
    const at = format.dateTime(new Date(started_at ?? queued_at));
    const state = shownState(crawl);
    return state === 'completed' ? at : `${at} (${texts.states[state]})`;
  };
  const onChange = (chosen: string) =>
    // The number of a page is different in another crawl, so that filter is removed.
    void navigate({ to: pathname, search: (old: object) => ({ ...old, page: undefined, crawl: chosen }) as never });
  return (
    <div class="toolbar crawl-chip">
      <label for={id}>{results.crawl}</label>
      <select id={id} class="input" value={crawl?.id} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {crawls.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <ShowMore list={list} text={texts.earlier} kind="link" />
    </div>
  );
}
