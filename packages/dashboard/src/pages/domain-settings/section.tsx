import type { Account, Domain } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Preview } from './preview/use-preview.ts';
import type { SectionId } from './section-links.tsx';
import type { FieldTexts } from './setting-fields.ts';

/** The input of each section of the form. */
export interface SectionProps {
  /** The domain, with times that change by themselves, such as the next crawl. */
  readonly domain: Domain;
  readonly limits: Account['limits'];
  /** The texts of the fields when the form opens. */
  readonly shown: FieldTexts;
  /** The current texts of the fields; fields that the form does not show are missing. */
  readonly typed: Partial<FieldTexts>;
  /** The preview of the typed settings. */
  readonly preview: Preview;
}

interface OneSectionProps {
  /** Id of a section to which the links beside the page lead. */
  readonly id?: SectionId;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the settings, with its heading. */
export function Section({ id, title, children }: OneSectionProps) {
  const heading = useId();
  return (
    <section class="card pad stack" id={id} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
