import '../../../parts/page/segments.css';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/texts.tsx';
import type { AllIssuesSearch } from '../../issues/all-issues-search.ts';
import type { IssuesSearch } from './issues-search.ts';

type Search = IssuesSearch | AllIssuesSearch;

interface ViewsProps {
  readonly isByFix: boolean;
  /** The query of the page in each view. */
  readonly byFix: Search;
  readonly single: Search;
}

/** The switch of a page between the open issues by what fixes them, and one by one. */
export function Views({ isByFix, byFix, single }: ViewsProps) {
  const { fixes } = useTexts();
  const link = (search: Search, text: string, isCurrent: boolean) => (
    <Link
      to="."
      search={search}
      aria-current={isCurrent ? 'true' : undefined}
      activeProps={{}}
      // A link whose query is part of the present one is not the present view.
      activeOptions={{ exact: true }}
    >
      {text}
    </Link>
  );
  return (
    <nav class="segments" aria-label={fixes.views}>
      {link(byFix, fixes.byFix, isByFix)}
      {link(single, fixes.single, !isByFix)}
    </nav>
  );
}
