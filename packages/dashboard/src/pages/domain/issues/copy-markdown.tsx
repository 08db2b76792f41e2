import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Issue } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { issuePagesQuery } from '../../../api/issue-queries.ts';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { issueMarkdown } from './issue-markdown.ts';
import { useIssueText } from './issue-sign.tsx';

interface CopyMarkdownProps {
  readonly issue: Issue;
  readonly howToFix: string;
}

const linkTo = ({ domain_id, id }: Issue): string =>
  new URL(`domains/${domain_id}/issues?issue=${id}`, document.baseURI).href;

/** A button that copies an issue for a ticket or a message, with the places that the page shows. */
export function CopyMarkdown({ issue, howToFix }: CopyMarkdownProps) {
  const { issues } = useTexts();
  const what = useIssueText()(issue);
  const list = useInfiniteQuery(issuePagesQuery(issue.id));
  const places = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const value = issueMarkdown(issue, { what, howToFix, places, link: linkTo(issue) }, issues);
  return <CopyButton value={value} label={issues.copyMarkdown} what={readableUrl(issue.url)} />;
}
