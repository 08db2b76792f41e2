import type {
  Issue,
  IssueActions,
  IssueActionsDone,
  IssueChange,
  IssueComment,
  IssueCommentWrite,
  IssueIgnore,
  IssueRecheck,
  IssueRule,
  IssueRuleCreate,
  IssueRulePreview,
  IssueRuleProposal,
  IssueRuleUpdate,
  IssueStateCounts,
  IssueUpdate,
  Occurrence,
  QueryParameters,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { DownloadedFile, DownloadOptions } from '../downloaded-file.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { Platform } from '../platform.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';
import { type JobWaitOptions, waitForJob } from './wait-for.ts';

export type RecheckWaitOptions = JobWaitOptions<IssueRecheck>;

/** Faults of domains across their crawls, and the decisions of people about them. */
export interface Issues {
  /**
   * The issues of all domains: open ones, unless `state` chooses others.
   * @example
   * for await (const issue of client.issues.list({ state: 'open', severity: 'error' })) console.log(issue.url);
   */
  list(query?: QueryParameters<'listAllIssues'>, options?: RequestOptions): List<Issue>;

  /** The issues of one domain. `sort: 'pages'` puts those on most pages first, `sort: 'severity'` errors. */
  listOfDomain(domainId: string, query?: QueryParameters<'listIssues'>, options?: RequestOptions): List<Issue>;

  /** The issues of all domains as a CSV stream. */
  export(query?: QueryParameters<'exportAllIssues'>, options?: DownloadOptions): Promise<DownloadedFile>;

  /** The issues of one domain as a CSV stream. */
  exportOfDomain(
    domainId: string,
    query?: QueryParameters<'exportIssues'>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;

  /** The number of new, still open, fixed and ignored issues of a domain; each state is counted up to 10,000. */
  countsOfDomain(
    domainId: string,
    query?: QueryParameters<'countIssues'>,
    options?: RequestOptions,
  ): ApiPromise<IssueStateCounts>;

  get(issueId: string, options?: RequestOptions): ApiPromise<Issue>;

  /** Acknowledges an issue or assigns it to a member. */
  update(issueId: string, change: IssueUpdate, options?: ChangeOptions): ApiPromise<Issue>;

  /** The places of the issue's URL on pages. @throws GoneError `results_expired` when the plan does not keep them any longer */
  pages(issueId: string, query?: QueryParameters<'listIssuePages'>, options?: RequestOptions): List<Occurrence>;

  /** Every place that `pages` lists, as a CSV stream. @throws GoneError `results_expired` as `pages` */
  exportOccurrences(issueId: string, options?: DownloadOptions): Promise<DownloadedFile>;

  /** The changes of the issue, newest first, with the fault at that time. */
  changes(issueId: string, query?: QueryParameters<'listIssueChanges'>, options?: RequestOptions): List<IssueChange>;

  /** Ignores the issue, for good or until a time. */
  ignore(issueId: string, body: IssueIgnore, options?: PostOptions): ApiPromise<Issue>;

  /** Stops ignoring the issue. */
  reopen(issueId: string, options?: PostOptions): ApiPromise<Issue>;

  /**
   * Ignores, reopens, acknowledges, assigns or rechecks up to 1,000 issues of a domain, those of fixes too: all of them or none.
   * @example
   * await client.issues.act(domainId, { fix_ids: [fix.id], action: 'ignore', reason: 'The partner moves its site.' });
   */
  act(domainId: string, body: IssueActions, options?: PostOptions): ApiPromise<IssueActionsDone>;

  /** Checks the issue's URL again now, in the background. When a recheck is waiting or running, it returns that one. */
  recheck(issueId: string, options?: PostOptions): ApiPromise<IssueRecheck>;

  /**
   * Waits until the last recheck is done or has failed, and returns it. It continues through an outage of the service
   * of up to a minute.
   */
  waitForRecheck(issueId: string, options?: RecheckWaitOptions): Promise<IssueRecheck>;

  /** The last recheck, if it is of the last 7 days. */
  lastRecheck(issueId: string, options?: RequestOptions): ApiPromise<IssueRecheck>;

  /** The comments on the issue, newest first. */
  comments(issueId: string, query?: QueryParameters<'listIssueComments'>, options?: RequestOptions): List<IssueComment>;

  /** Writes a comment: plain text of at most 4,000 characters. */
  comment(issueId: string, body: IssueCommentWrite, options?: PostOptions): ApiPromise<IssueComment>;

  /** Changes one's own comment. */
  updateComment(
    issueId: string,
    commentId: string,
    body: IssueCommentWrite,
    options?: ChangeOptions,
  ): ApiPromise<IssueComment>;

  /** Deletes a comment. Only an owner or admin may delete those of others. */
  deleteComment(issueId: string, commentId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** The rules that ignore issues of a domain, newest first. */
  rules(domainId: string, query?: QueryParameters<'listIssueRules'>, options?: RequestOptions): List<IssueRule>;

  /** Makes a rule that ignores a kind of issue, a pattern of URLs, or issues that match both. */
  createRule(domainId: string, body: IssueRuleCreate, options?: PostOptions): ApiPromise<IssueRule>;

  /** The number of open issues that a rule would ignore. Saves nothing. */
  previewRule(domainId: string, body: IssueRuleProposal, options?: RequestOptions): ApiPromise<IssueRulePreview>;

  /** A rule. */
  getRule(ruleId: string, options?: RequestOptions): ApiPromise<IssueRule>;

  /** Changes the kind, pattern, reason or end of a rule; null removes a kind, a pattern or the end. */
  updateRule(ruleId: string, body: IssueRuleUpdate, options?: ChangeOptions): ApiPromise<IssueRule>;

  /** Deletes a rule. The issues that it ignored are open again. */
  deleteRule(ruleId: string, options?: ChangeOptions): ApiPromise<undefined>;
}

export function issues({ list, get, query, post, send, patch, remove, file }: Operations, platform: Platform): Issues {
  const lastRecheck = get('/api/v1/issues/{issue_id}/recheck');
  const occurrences = file('/api/v1/issues/{issue_id}/occurrences.csv');
  return {
    list: list('/api/v1/issues'),
    listOfDomain: list('/api/v1/domains/{domain_id}/issues'),
    export: file('/api/v1/issues.csv'),
    exportOfDomain: file('/api/v1/domains/{domain_id}/issues.csv'),
    countsOfDomain: query('/api/v1/domains/{domain_id}/issue-counts'),
    get: get('/api/v1/issues/{issue_id}'),
    update: patch('/api/v1/issues/{issue_id}'),
    pages: list('/api/v1/issues/{issue_id}/pages'),
    exportOccurrences: (issueId, options) => occurrences(issueId, undefined, options),
    changes: list('/api/v1/issues/{issue_id}/changes'),
    ignore: send('/api/v1/issues/{issue_id}/ignore'),
    reopen: post('/api/v1/issues/{issue_id}/reopen'),
    act: send('/api/v1/domains/{domain_id}/issues/actions'),
    recheck: post('/api/v1/issues/{issue_id}/recheck'),
    lastRecheck,
    waitForRecheck: (issueId, options) =>
      waitForJob((signal) => lastRecheck(issueId, { signal }), 'The recheck has not ended', options, platform),
    comments: list('/api/v1/issues/{issue_id}/comments'),
    comment: send('/api/v1/issues/{issue_id}/comments'),
    updateComment: patch('/api/v1/issues/{issue_id}/comments/{comment_id}'),
    deleteComment: remove('/api/v1/issues/{issue_id}/comments/{comment_id}'),
    rules: list('/api/v1/domains/{domain_id}/issue-rules'),
    createRule: send('/api/v1/domains/{domain_id}/issue-rules'),
    previewRule: send('/api/v1/domains/{domain_id}/issue-rules/preview'),
    getRule: get('/api/v1/issue-rules/{rule_id}'),
    updateRule: patch('/api/v1/issue-rules/{rule_id}'),
    deleteRule: remove('/api/v1/issue-rules/{rule_id}'),
  };
}
