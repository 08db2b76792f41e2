import { type OperationId, operations } from '@linkvitals/contract';
import type { ContractCaller } from './callers.ts';
import { type Seeded, spareHostname } from './seed.ts';

/** Values of parameters, by place and name such as `path.domain_id`. */
type Values = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Statuses of answers to requests that are valid by their schema: 403, 404, 409, 412 and 422 are for rules that no
 * schema can express. 400 is left out, because it is for violations of the schema.
 */
const ACCEPTED = ['2xx', '302', '401', '403', '404', '409', '410', '412', '422', '429'];

/**
 * Statuses of refusals of requests that violate their schema. Text that is too long may be refused before it is
 * compared with the schema: in headers and the request line with 431, in a body with 413.
 */
const REFUSED = ['400', '401', '403', '404', '405', '409', '410', '412', '413', '415', '422', '429', '431'];

const accepted = (statuses: readonly string[]): string =>
  `positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}\n`;

/** List operations. A cursor is any text in the schema, and a made-up one gets 400. */
const lists = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
  .map(({ id }) => id);

const SHARING = ['createShareLink', 'updateShareLink', 'revokeShareLink', 'createBadge', 'deleteBadge'];

/** Lines of a table of parameters, and a dictionary for each. @param prefix Beginning of the dictionaries' names. */
function bindings(prefix: string, parameters: Values, probability: number): string {
  const named = Object.entries(parameters).map(([parameter, some]) => {
    const dictionary = `${prefix}_${parameter.replaceAll(/\W/g, '_')}`;
    const binding = `{ dictionary = "${dictionary}", probability = ${probability.toFixed(1)} }`;
    const values = `[dictionaries.${dictionary}]\nvalues = ${JSON.stringify(some)}\n`;
    return [`"${parameter}" = ${binding}\n`, values] as const;
  });
  return [...named.map(([line]) => line), ...named.map(([, values]) => values)].join('');
}

/**
 * Lines of the settings of an operation.
 * @param fixed values of parameters that are always the same
 */
function bindingsOf(id: string, values: Values, probability: number, fixed: Readonly<Record<string, unknown>> = {}) {
  const lines = Object.entries(fixed).map(([parameter, value]) => `"${parameter}" = ${JSON.stringify(value)}\n`);
  const head = `[[operations]]\ninclude-operation-id = "${id}"\n[operations.parameters]\n`;
  return `${head}${lines.join('')}${bindings(id, values, probability)}`;
}

/** The domain of the seeded issues and fixes. */
const firstDomain = ({ domains }: Pick<Seeded, 'domains'>): Values => ({ 'path.domain_id': domains.slice(0, 1) });

/** Values of parameters in all operations. */
const everywhere = ({ team, ...seeded }: Seeded): Values => ({
  'header.If-Match': ['*'],
  'body.hostname': ['www.example.org', 'https://example.net/a?b', 'münchen.example'],
  'body.url': [seeded.url],
  'body.slack.url': [seeded.url],
  'path.domain_id': seeded.domains,
  'path.crawl_id': seeded.crawls,
  'path.target_id': seeded.targets,
  'path.webhook_id': [seeded.webhook],
  'path.delivery_id': seeded.deliveries,
  'path.notification_id': seeded.notifications,
  'path.share_link_id': seeded.shareLinks,
  'path.user_id': team.members,
  'path.invitation_id': [team.invitation],
  'path.report_id': [seeded.report],
  'path.issue_id': seeded.issues,
  'path.fix_id': seeded.fixes,
  'path.rule_id': [seeded.rule],
  'path.key_id': team.keys,
  'path.session_id': team.sessions,
  'path.account_id': [team.account],
});

/** Values of parameters in single operations: above all of spare objects, for those that delete them. */
function inOperations({ team, ...seeded }: Seeded, { person }: ContractCaller): Partial<Record<OperationId, Values>> {
  const issue = seeded.issues.slice(0, 1);
  const password = [person?.password ?? 'violet-harbour-71-kite'];
  return {
    deleteDomain: { 'path.domain_id': [seeded.spareDomain], 'query.confirm': [spareHostname] },
    compareCrawls: { 'query.base': seeded.crawls },
    ...Object.fromEntries(SHARING.map((id) => [id, { 'path.domain_id': [seeded.sharedDomain] }])),
    endWebhookSecretGrace: { 'path.webhook_id': [seeded.rotatedWebhook] },
    deleteWebhook: { 'path.webhook_id': seeded.spareWebhooks },
    revokeInvitation: { 'path.invitation_id': team.spareInvitations },
    deleteReport: { 'path.report_id': seeded.spareReports },
    deleteIssueRule: { 'path.rule_id': seeded.spareRules },
    countFixPoints: { ...firstDomain(seeded), 'body.fix_ids[*]': seeded.fixes },
    getIssueRecheck: { 'path.issue_id': issue },
    updateIssueComment: { 'path.issue_id': issue, 'path.comment_id': [team.comment] },
    deleteIssueComment: { 'path.issue_id': issue, 'path.comment_id': team.spareComments },
    removeMember: { 'path.user_id': team.spareMembers },
    revokeApiKey: { 'path.key_id': team.spareKeys },
    signIn: { 'body.email': [person?.email ?? 'owner@example.com'], 'body.password': password },
    reauthenticate: { 'body.password': password },
    // The server has no mail server.
    testNotifications: { 'body.channel': ['slack'] },
    switchAccount: { 'body.account_id': [team.account] },
    inspectInvitation: { 'body.token': [team.invitationToken] },
  };
}

/** The text of schemathesis.toml; docs/contract-tests.md explains the exclusions. */
export function settingsFile(
  caller: ContractCaller,
  seeded: Seeded,
  { knownIds }: { readonly knownIds: number },
): string {
  return [
    caller.auth,
    '[parameters]\n',
    bindings('all', everywhere(seeded), knownIds),
    '[checks]\n',
    accepted(ACCEPTED),
    `negative_data_rejection.expected-statuses = ${JSON.stringify(REFUSED)}\n`,
    // schemathesis derives a link from an id that is null, which leads to an object called None.
    '[phases.stateful.checks]\n',
    accepted([...ACCEPTED, '400']),
    `[[operations]]\ninclude-operation-id = ${JSON.stringify(lists)}\n[operations.checks]\n`,
    accepted([...ACCEPTED, '400']),
    // OpenAPI 3.1 describes a stream as text, and schemathesis compares each event with that. Tests of followCrawl read
    // events.
    '[[operations]]\ninclude-operation-id = "followCrawl"\n[operations.checks]\n',
    'response_schema_conformance.enabled = false\n',
    // The operation leads from a started crawl to its stream, which lasts as long as the crawl.
    '[operations.phases.stateful]\nenabled = false\n',
    ...Object.entries(inOperations(seeded, caller)).map(([id, values]) => bindingsOf(id, values, knownIds)),
    // Each id must exist, and the fix of an issue is gone once another operation has ignored it.
    bindingsOf(
      'actOnIssues',
      { ...firstDomain(seeded), 'body.action': ['acknowledge', 'ignore', 'recheck'] },
      knownIds,
      {
        'body.issue_ids': seeded.issues.slice(0, 2),
        'body.fix_ids': [],
      },
    ),
    // A made-up name may be the account's, because by then the account has a made-up name.
    bindingsOf('deleteAccount', { 'query.confirm': ['the name of no account'] }, 1),
  ].join('');
}
