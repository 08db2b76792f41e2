import type { IssueRule, IssueRuleProposal } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { openKindsQuery } from '../../../api/issue-rule-queries.ts';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useKindTitles } from '../facts/check-texts.ts';
import { IgnorePeriodField } from '../facts/ignore-period-field.tsx';
import { RulePreview } from './rule-preview.tsx';

interface RuleFieldsProps {
  readonly domainId: string;
  /** The initial values of the fields. */
  readonly first?: Partial<Pick<IssueRule, 'kind' | 'url_pattern' | 'reason' | 'expires_at'>>;
  /** The typed rule whose effect is shown; undefined: none is shown. */
  readonly preview: IssueRuleProposal | undefined;
}

/** The fields of a rule, for the dialogs that add and change one. */
export function RuleFields({ domainId, first = {}, preview }: RuleFieldsProps) {
  const { issueRules } = useTexts();
  const { dialog } = issueRules;
  const open = useQuery(openKindsQuery(domainId)).data ?? {};
  const { kind = null, url_pattern = null, reason = '', expires_at = null } = first;
  // A rule's kind may no longer have an open issue.
  const kinds = useKindTitles({ ...(kind !== null && { [kind]: kind }), ...open });
  return (
    <>
      <SelectField name="kind" label={dialog.kind} hint={dialog.kindHint} value={kind ?? ''}>
        <option value="">{issueRules.everyKind}</option>
        <OptionsOf texts={{ ...kinds, broken_link: issueRules.brokenLink }} />
      </SelectField>
      <TextField
        name="url_pattern"
        label={dialog.pattern}
        hint={dialog.patternHint}
        maxLength={512}
        autoComplete="off"
        spellcheck={false}
        autoFocus
        defaultValue={url_pattern ?? ''}
      />
      <RulePreview domainId={domainId} rule={preview} />
      <TextField
        name="reason"
        label={dialog.reason}
        hint={dialog.reasonHint}
        maxLength={500}
        required
        defaultValue={reason}
      />
      <IgnorePeriodField name="expires_at" until={expires_at} />
    </>
  );
}
