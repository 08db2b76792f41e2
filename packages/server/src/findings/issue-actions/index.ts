export { actOnIssues } from './act-on-issues.ts';
