import '../../../parts/forms/preview.css';
import type { IssueRuleProposal } from '@linkvitals/contract/types';
import { suggestedPattern } from '@linkvitals/contract/url-pattern';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { issueRulePreviewQuery } from '../../../api/preview-queries.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { writeInto } from '../../../parts/forms/form-fields.ts';
import { useSettled } from '../../../parts/forms/use-settled.ts';
import { Address } from '../../../parts/labels/address.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { fitsNothing } from './rule-of.ts';

interface RulePreviewProps {
  readonly domainId: string;
  /** The typed rule; undefined when nothing is chosen yet. */
  readonly rule: IssueRuleProposal | undefined;
}

/** The number of open issues that the typed rule would ignore; screen readers announce changes. */
export function RulePreview({ domainId, rule }: RulePreviewProps) {
  const { preview: texts, dialog } = useTexts().issueRules;
  const format = useFormat();
  const settled = useSettled(rule);
  const query = issueRulePreviewQuery(domainId, settled ?? {});
  const { data, isPlaceholderData } = useQuery({
    ...query,
    enabled: settled !== undefined && !fitsNothing(settled.url_pattern ?? ''),
    placeholderData: keepPreviousData,
  });
  const pattern = rule?.url_pattern ?? '';
  const instead = suggestedPattern(pattern);
  const known = rule === undefined || fitsNothing(pattern) ? undefined : data;
  const more = known ? known.fitting - known.first_fitting.length : 0;
  return (
    <div class="preview" role="status" aria-label={texts.label} aria-busy={isPlaceholderData}>
      {instead !== undefined && (
        <p>
          {dialog.meant}{' '}
          <Button kind="link" onClick={({ currentTarget }) => writeInto(currentTarget, 'url_pattern', instead)}>
            {instead}
          </Button>
        </p>
      )}
      {known && (
        <>
          <p>
            {texts.counts(known.fitting, format.number(known.fitting), format.number(known.open_issues))}
            {!known.complete && ` ${texts.incomplete}`}
          </p>
          {known.first_fitting.length > 0 && (
            <ul>
              {[...new Set(known.first_fitting)].map((url) => (
                <li key={url} class="mono">
                  <Address url={url} />
                </li>
              ))}
              {more > 0 && <li class="muted">{texts.more(format.number(more))}</li>}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
