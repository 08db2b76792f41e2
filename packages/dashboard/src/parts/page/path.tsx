import './path.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.tsx';

interface Step {
  readonly text: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
}

/** The breadcrumbs above a page. The page itself is named by the heading that follows. */
export function Path({ steps }: { readonly steps: readonly Step[] }) {
  const { common } = useTexts();
  return (
    <nav aria-label={common.path}>
      <ol class="path">
        {steps.map(({ text, link }) => (
          <li key={text}>
            <Link {...link}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
