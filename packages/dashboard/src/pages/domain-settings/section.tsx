import type { Account, Domain } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Preview } from './preview/use-preview.ts';
import type { FieldTexts } from './setting-fields.ts';

/** What each section of the form is made from. */
export interface SectionProps {
  /** With the times that change by themselves, such as the next crawl. */
  readonly domain: Domain;
  readonly limits: Account['limits'];
  /** The fields' texts at first. */
  readonly shown: FieldTexts;
  /** What the fields hold now; those that the form does not show are left out. */
  readonly typed: Partial<FieldTexts>;
  /** Of what is typed. */
  readonly preview: Preview;
}

/** A part of the settings, with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="card pad stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
