import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const issueRules = {
  title: 'Rules that ignore issues',
  link: 'Rules that ignore issues',
  lead: 'Issues that match a rule are ignored, now and in later crawls, until the rule ends or somebody stops ignoring them. Crawls go on checking them.',
  empty:
    'Nothing is ignored by a rule. Add one for what you know of and do not want to see, such as an archive that stays as it is.',
  add: 'Add rule',
  everyKind: 'Every kind of issue',
  everyUrl: 'every URL',
  brokenLink: 'Broken link',
  never: 'never',
  editShort: 'Change',
  editRule: (what: string) => `Change the rule for ${what}`,
  removeShort: 'Delete',
  removeRule: (what: string) => `Delete the rule for ${what}`,
  columns: {
    what: 'Ignored',
    issues: 'Issues now',
    reason: 'Reason',
    created: 'Added by',
    ends: 'Ends',
    actions: 'Actions',
  },
  dialog: {
    title: 'Add a rule',
    text: 'Choose a kind of issue, a pattern of URLs, or both: then an issue has to fit both. Open issues that fit are ignored at once.',
    kind: 'Kind of issue',
    kindHint: 'Broken links, and the kinds that are open on this domain now.',
    pattern: 'Pattern of URLs',
    patternHint:
      'A path of this site, such as /archive/*, or a whole URL, such as https://example.com/* for a host. * stands for any characters.',
    reason: 'Reason',
    reasonHint: 'Required. Others see it beside each issue that is ignored.',
    submit: 'Add rule',
    done: 'The rule was added. What fits it is ignored now.',
    doneNone: 'The rule was added. It fits no issue now.',
    noUrl: 'No URL that is checked begins like this.',
    /** Shown before a button that writes the suggested pattern. */
    meant: 'Did you mean:',
  },
  editDialog: {
    title: 'Change the rule',
    text: 'With another kind or pattern, issues that no longer fit are open again.',
    submit: 'Save changes',
    done: 'The rule was changed.',
  },
  preview: {
    label: 'What the rule fits',
    counts: (count: number, fitting: string, open: string) =>
      count === 0 ? `Fits none of the ${open} open issues.` : `Fits ${fitting} of ${open} open issues:`,
    incomplete: 'There are too many open issues to compare all of them here; the rule itself is applied to all.',
    more: (count: string) => `and ${count} more`,
  },
  remove: {
    title: (rule: string) => `Delete the rule “${rule}”?`,
    text: (count: number) =>
      count === 0
        ? 'It ignores nothing now.'
        : `${plural(count, { one: '# issue that it ignores is', other: '# issues that it ignores are' })} open again then.`,
    submit: 'Delete rule',
    done: (count: number) =>
      count === 0
        ? 'The rule was deleted.'
        : `The rule was deleted. ${plural(count, { one: '# issue is', other: '# issues are' })} open again.`,
    undone: 'The rule is there again.',
  },
};
