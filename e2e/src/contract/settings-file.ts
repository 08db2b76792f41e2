import { operations } from '@linkvitals/contract';
import type { ContractCaller } from './callers.ts';
import { type Seeded, spareHostname } from './seed.ts';

const dictionary = (name: string, values: readonly (string | number)[]): string =>
  `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n`;
const bindingWith =
  (probability: number) =>
  (parameter: string, name: string): string =>
    `"${parameter}" = { dictionary = "${name}", probability = ${probability.toFixed(1)} }\n`;

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

const ofOperation = (id: string, ...lines: readonly string[]): string =>
  [`[[operations]]\ninclude-operation-id = "${id}"\n[operations.parameters]\n`, ...lines].join('');

/** The text of schemathesis.toml; docs/contract-tests.md explains the exclusions. */
export function settingsFile(
  { auth, person }: ContractCaller,
  { team, ...seeded }: Seeded,
  { knownIds }: { readonly knownIds: number },
): string {
  const binding = bindingWith(knownIds);
  return [
    auth,
    '[parameters]\n',
    binding('header.If-Match', 'versions'),
    binding('body.hostname', 'hostnames'),
    binding('body.url', 'urls'),
    binding('body.slack.url', 'urls'),
    binding('path.domain_id', 'domains'),
    binding('path.crawl_id', 'crawls'),
    binding('path.target_id', 'targets'),
    binding('path.webhook_id', 'webhooks'),
    binding('path.delivery_id', 'deliveries'),
    binding('path.notification_id', 'notifications'),
    binding('path.share_link_id', 'shareLinks'),
    binding('path.user_id', 'members'),
    binding('path.invitation_id', 'invitation'),
    binding('path.report_id', 'report'),
    binding('path.issue_id', 'issues'),
    binding('path.rule_id', 'rule'),
    binding('path.key_id', 'keys'),
    binding('path.session_id', 'sessions'),
    binding('path.account_id', 'accounts'),
    dictionary('versions', ['*']),
    dictionary('hostnames', ['www.example.org', 'https://example.net/a?b', 'münchen.example']),
    dictionary('urls', [seeded.url]),
    dictionary('domains', seeded.domains),
    dictionary('crawls', seeded.crawls),
    dictionary('targets', seeded.targets),
    dictionary('webhooks', [seeded.webhook]),
    dictionary('spareWebhooks', seeded.spareWebhooks),
    dictionary('rotatedWebhook', [seeded.rotatedWebhook]),
    dictionary('spareDomain', [seeded.spareDomain]),
    dictionary('sharedDomain', [seeded.sharedDomain]),
    dictionary('shareLinks', seeded.shareLinks),
    dictionary('spareHostname', [spareHostname]),
    dictionary('deliveries', seeded.deliveries),
    dictionary('notifications', seeded.notifications),
    dictionary('members', team.members),
    dictionary('spareMembers', team.spareMembers),
    dictionary('invitation', [team.invitation]),
    dictionary('spareInvitations', team.spareInvitations),
    dictionary('report', [seeded.report]),
    dictionary('spareReports', seeded.spareReports),
    dictionary('issues', seeded.issues),
    dictionary('issue', seeded.issues.slice(0, 1)),
    dictionary('rule', [seeded.rule]),
    dictionary('spareRules', seeded.spareRules),
    dictionary('comment', [team.comment]),
    dictionary('spareComments', team.spareComments),
    dictionary('invitationTokens', [team.invitationToken]),
    dictionary('keys', team.keys),
    dictionary('spareKeys', team.spareKeys),
    dictionary('sessions', team.sessions),
    dictionary('accounts', [team.account]),
    dictionary('emails', [person?.email ?? 'owner@example.com']),
    dictionary('passwords', [person?.password ?? 'violet-harbour-71-kite']),
    dictionary('channels', ['slack']),
    dictionary('noName', ['the name of no account']),
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
    ofOperation('deleteDomain', binding('path.domain_id', 'spareDomain'), binding('query.confirm', 'spareHostname')),
    ofOperation('compareCrawls', binding('query.base', 'crawls')),
    ...SHARING.map((id) => ofOperation(id, binding('path.domain_id', 'sharedDomain'))),
    ofOperation('endWebhookSecretGrace', binding('path.webhook_id', 'rotatedWebhook')),
    ofOperation('deleteWebhook', binding('path.webhook_id', 'spareWebhooks')),
    ofOperation('revokeInvitation', binding('path.invitation_id', 'spareInvitations')),
    ofOperation('deleteReport', binding('path.report_id', 'spareReports')),
    ofOperation('deleteIssueRule', binding('path.rule_id', 'spareRules')),
    ofOperation('getIssueRecheck', binding('path.issue_id', 'issue')),
    ofOperation('updateIssueComment', binding('path.issue_id', 'issue'), binding('path.comment_id', 'comment')),
    ofOperation('deleteIssueComment', binding('path.issue_id', 'issue'), binding('path.comment_id', 'spareComments')),
    ofOperation('removeMember', binding('path.user_id', 'spareMembers')),
    ofOperation('revokeApiKey', binding('path.key_id', 'spareKeys')),
    // A made-up name may be the account's, because by then the account has a made-up name.
    ofOperation('deleteAccount', '"query.confirm" = { dictionary = "noName", probability = 1.0 }\n'),
    ofOperation('signIn', binding('body.email', 'emails'), binding('body.password', 'passwords')),
    ofOperation('reauthenticate', binding('body.password', 'passwords')),
    // The server has no mail server.
    ofOperation('testNotifications', binding('body.channel', 'channels')),
    ofOperation('switchAccount', binding('body.account_id', 'accounts')),
    ofOperation('inspectInvitation', binding('body.token', 'invitationTokens')),
  ].join('');
}
