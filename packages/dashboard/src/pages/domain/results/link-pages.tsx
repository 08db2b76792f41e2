import './results.css';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

/** The column headings, hidden from screen readers, because each row names its figure. */
export function LinkHeads() {
  const { heads } = useTexts().results.links;
  return (
    <div class="result-heads" aria-hidden="true">
      <span>{heads.status}</span>
      <div>
        <span>{heads.address}</span>
        <span>{heads.verdict}</span>
      </div>
      <p class="figures">
        <span>{heads.pages}</span>
      </p>
    </div>
  );
}

/** The number of pages that hold a link, with its name, which is for screen readers and for phones, where the list has no column headings. */
export function LinkPages({ count }: { readonly count: number }) {
  const { heads } = useTexts().results.links;
  const format = useFormat();
  return (
    <p class="result-figures">
      <span class={count === 0 ? 'zero' : undefined}>
        <span class="figure-name muted">{heads.pages}: </span>
        {format.number(count)}
      </span>
    </p>
  );
}
