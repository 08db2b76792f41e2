import type { Occurrence } from '@linkvitals/contract/types';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from './found-url.tsx';

function Place({ place }: { readonly place: Occurrence }) {
  const { issues } = useTexts();
  const { page_url, line, text, region, count } = place;
  const facts = [
    issues.regions[region],
    line > 0 && issues.line(line),
    text && issues.quoted(text),
    count > 1 && issues.times(count),
  ];
  return (
    <li>
      <FoundUrl url={page_url} byPath /> <span class="muted">{facts.filter(Boolean).join(', ')}</span>
    </li>
  );
}

/** The pages that hold a link, each with the link's text and its position. */
export const PlaceList = ({ places }: { readonly places: readonly Occurrence[] }) => (
  <ul class="places">
    {places.map((place) => (
      <Place key={`${place.page_url} ${place.line} ${place.kind} ${place.fragment}`} place={place} />
    ))}
  </ul>
);
