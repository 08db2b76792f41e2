import './page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Name } from '../labels/name.tsx';

/** At the first page the browser is at its beginning anyway. */
let isFirstPage = true;

/** The title of the window, and the heading, which has the focus after a step to another page. */
export function usePageTitle(title: string): { readonly current: HTMLHeadingElement | null } {
  const { common } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${common.product}`;
  }, [title, common]);
  useEffect(() => {
    const field = document.activeElement?.closest('main');
    // A field of the page may have the focus already.
    if (!isFirstPage && !field) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}

interface PageProps {
  readonly title: string;
  /** Beside the title, such as a badge. */
  readonly beside?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page in the shell: its heading, what can be done, its content. */
export function Page({ title, beside, lead, actions, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <>
      <header class="page-head">
        <div class="titles">
          <div class="row">
            <h1 ref={heading} tabIndex={-1}>
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
