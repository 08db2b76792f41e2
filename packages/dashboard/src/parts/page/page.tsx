import './page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Name } from '../labels/name.tsx';

/** Whether no other page was shown before. The focus is at the start of the document then anyway. */
let isFirstPage = true;

/** Sets the title of the window. @returns a ref for the heading, which gets the focus after a step to another page */
export function usePageTitle(title: string): { readonly current: HTMLHeadingElement | null } {
  const { common } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title, common]);
  useEffect(() => {
    const field = document.activeElement?.closest('main');
    // A field of the page may already have the focus.
    if (!isFirstPage && !field) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}

interface PageProps {
  readonly title: string;
  /** Content beside the title, such as a badge. */
  readonly beside?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page in the shell, with its heading, its actions and its content. */
export function Page({ title, beside, lead, actions, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <>
      <header class="page-head">
        <div class="titles">
          <div class="row">
            {/* Places to break would be spaces in the name of the heading. */}
            <h1 ref={heading} tabIndex={-1} aria-label={title}>
              <Name text={title} />
            </h1>
            {beside}
          </div>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}
