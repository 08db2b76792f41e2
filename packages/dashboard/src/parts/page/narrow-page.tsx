import './narrow-page.css';
import type { ComponentChildren } from 'preact';
import { Brand } from '../../app/brand.tsx';
import { usePageTitle } from './page.tsx';

interface NarrowPageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Content below the card. */
  readonly below?: ComponentChildren;
  readonly roomy?: boolean;
}

/** A page with a single card, outside the shell, for people who are not signed in and for single tasks. */
export function NarrowPage({ title, children, below, roomy = false }: NarrowPageProps) {
  const heading = usePageTitle(title);
  return (
    <div class="narrow">
      <header>
        <Brand />
      </header>
      <main id="content" class={roomy ? 'middle roomy' : 'middle'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div class="card stack">{children}</div>
        {below}
      </main>
    </div>
  );
}
