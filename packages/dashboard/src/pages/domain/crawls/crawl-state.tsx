import '../../../parts/labels/badge.css';
import type { Crawl } from '@linkvitals/contract/types';
import { shownState } from '../../../api/shown-state.ts';
import { useTexts } from '../../../texts/texts.tsx';

const tones: Readonly<Record<Crawl['state'], string>> = {
  queued: 'unknown',
  running: 'running',
  completed: 'excellent',
  failed: 'critical',
  canceled: 'unknown',
};

export function CrawlState({ crawl }: { readonly crawl: Crawl }) {
  const state = shownState(crawl);
  return <span class={`badge ${tones[state]}`}>{useTexts().crawls.states[state]}</span>;
}
