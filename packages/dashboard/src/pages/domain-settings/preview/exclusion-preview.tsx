import '../../../parts/forms/preview.css';
import { Address } from '../../../parts/labels/address.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { leavesNothing } from './exclusion-hints.ts';
import type { Preview } from './use-preview.ts';

/** The pages of the newest crawl that the typed patterns would leave out; screen readers announce changes. */
export function ExclusionPreview({ preview }: { readonly preview: Preview }) {
  const { preview: texts } = useTexts().domainSettings.crawl;
  const format = useFormat();
  const { data } = preview;
  const known = data?.exclusions;
  const more = known ? known.excluded - known.first_excluded.length : 0;
  return (
    <div class="preview" role="status" aria-label={texts.label}>
      {preview.odd.length > 0 && <Note tone="fair">{texts.odd(preview.odd.join(', '))}</Note>}
      {preview.expressions.length > 0 && (
        <Note tone="fair">
          {texts.expressions(
            preview.expressions.join(', '),
            preview.expressions.map((expression) => `${expression}**`).join(', '),
          )}
        </Note>
      )}
      {preview.instead && (
        <Note tone="fair">
          {texts.instead(
            preview.instead.patterns.join(', '),
            preview.instead.excluded,
            format.number(preview.instead.excluded),
          )}
        </Note>
      )}
      {known && leavesNothing(known) && <Note tone="critical">{texts.nothingLeft}</Note>}
      {known === null && <p class="muted">{texts.noCrawl}</p>}
      {known && (
        <>
          <p>
            {texts.counts(known.excluded, format.number(known.excluded), format.number(known.pages))}
            {!known.complete && ` ${texts.incomplete}`}
          </p>
          {known.first_excluded.length > 0 && (
            <ul>
              {known.first_excluded.map((url) => (
                <li key={url} class="mono">
                  <Address url={url} />
                </li>
              ))}
              {more > 0 && <li class="muted">{texts.more(more, format.number(more))}</li>}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
