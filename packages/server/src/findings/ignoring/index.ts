export { createIssueRule } from './create-rule.ts';
export { deleteIssueRule } from './delete-rule.ts';
export { getIssueRule } from './get-rule.ts';
export { ignoreIssue, ignoring } from './ignore-issue.ts';
export { previewIssueRule } from './preview-rule.ts';
export { reopenExpired } from './reopen-expired.ts';
export { reopenIssue, reopening } from './reopen-issue.ts';
export { updateIssueRule } from './update-rule.ts';
