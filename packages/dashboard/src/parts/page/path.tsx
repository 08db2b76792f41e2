import './path.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.tsx';

interface Step {
  readonly text: string;
  /** Left out for a step that has no page, and for the page that is shown. */
  readonly link?: Pick<LinkProps, 'to' | 'params'> | undefined;
}

/** Where a page is, step by step: the way up. */
export function Path({ steps }: { readonly steps: readonly Step[] }) {
  const { common } = useTexts();
  return (
    <nav aria-label={common.path}>
      <ol class="path">
        {steps.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <Link {...link}>{text}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
