import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Issue } from '@linkvitals/contract/types';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';

/**
 * Shows in which part of how many pages the link is: "In the footer of 212 pages; one change mends all." A link on one page has its place
 * beside it already.
 */
export function Placement({ placement }: { readonly placement: NonNullable<Issue['placement']> }) {
  const { issues } = useTexts();
  const { region, pages, in_template, links_elsewhere } = placement;
  if (pages === 1 && links_elsewhere === 0) return null;
  const parts = [
    issues.placement.on(issues.regions[region], pages),
    in_template && issues.placement.oneChange,
    links_elsewhere > 0 && issues.placement.elsewhere(links_elsewhere),
  ];
  return <p class="small muted">{parts.filter(Boolean).join('; ')}.</p>;
}

interface SuggestionProps {
  readonly suggestion: NonNullable<Issue['suggestion']>;
}

/** Shows the URL to link to instead, on one line in a wide window. The details of the issue say why. */
export function Instead({ suggestion: { url, reason } }: SuggestionProps) {
  const { suggestion } = useTexts().issues;
  return (
    <p class="small">
      <b>{reason === 'similar_page' ? suggestion.guess : suggestion.title}</b> <FoundUrl url={url} byPath />
    </p>
  );
}

/** Shows the URL to link to instead, and why. */
export function Suggestion({ suggestion }: SuggestionProps) {
  const { issues } = useTexts();
  const { url, reason, detail } = suggestion;
  const why = Object.hasOwn(issues.suggestion.reasons, reason) ? issues.suggestion.reasons[reason] : detail;
  return (
    <div class="suggestion">
      <p>
        <b>{reason === 'similar_page' ? issues.suggestion.guess : issues.suggestion.title}</b> <FoundUrl url={url} />{' '}
        <span class="small muted">{why}</span>
      </p>
      <CopyButton value={url} what={`${issues.suggestion.what} ${readableUrl(url)}`} />
    </div>
  );
}
