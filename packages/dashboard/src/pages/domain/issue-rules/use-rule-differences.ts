import type { IssueRule, IssueRuleUpdate } from '@linkvitals/contract/types';
import type { Difference } from '../../../parts/forms/conflict-note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';

/**
 * Returns a function that lists the members that the person has changed, with both values: theirs and the one that somebody else saved.
 */
export function useRuleDifferences(): (mine: IssueRuleUpdate, theirs: IssueRule) => readonly Difference[] {
  const { issueRules: texts, issues } = useTexts();
  const format = useFormat();
  const textOf = useCheckText();
  const { dialog } = texts;
  const kindText = (kind: string | null) => {
    if (kind === null) return texts.everyKind;
    return kind === 'broken_link' ? texts.brokenLink : textOf({ code: kind, title: kind, how_to_fix: '' }).title;
  };
  const endText = (at: string | null) => (at === null ? texts.never : format.date(new Date(at)));
  return ({ kind, url_pattern, reason, expires_at }, theirs) => [
    ...(kind === undefined ? [] : [{ label: dialog.kind, mine: kindText(kind), theirs: kindText(theirs.kind) }]),
    ...(url_pattern === undefined
      ? []
      : [
          {
            label: dialog.pattern,
            mine: url_pattern ?? texts.everyUrl,
            theirs: theirs.url_pattern ?? texts.everyUrl,
          },
        ]),
    ...(reason === undefined ? [] : [{ label: dialog.reason, mine: reason, theirs: theirs.reason }]),
    ...(expires_at === undefined
      ? []
      : [{ label: issues.period.label, mine: endText(expires_at), theirs: endText(theirs.expires_at) }]),
  ];
}
