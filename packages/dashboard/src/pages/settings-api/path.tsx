import './settings-api.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.tsx';

interface Step {
  readonly text: string;
  /** Left out for a step that has no page, and for the page that is shown. */
  readonly link?: Pick<LinkProps, 'to' | 'params'>;
}

/** Where a page of the settings is, step by step. */
export function Path({ steps }: { readonly steps: readonly Step[] }) {
  const { settingsApi } = useTexts();
  return (
    <nav aria-label={settingsApi.path}>
      <ol class="path">
        {steps.map(({ text, link }) => (
          <li key={text}>{link === undefined ? text : <Link {...link}>{text}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
