// Who may import whom. The reasons are in ARCHITECTURE.md; `npm run verify` checks it.

/** Tests and their helpers may import what the program may not. */
const TESTS = String.raw`(\.test(-support)?\.ts$|/src/test-support/|^packages/server/scale/|^packages/testing/)`;

/** The rooms of the server: folders of features and of what they share. They sort, and limit no import. */
const ROOM = '(?:people|sites|findings|outgoing|reporting|platform)/';

const server = (names) => `^packages/server/src/(?:${ROOM})?(${names})/`;

/** A package may import only these workspace packages. */
const mayImport = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${allowed.length === 0 ? 'no workspace package' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: TESTS },
  to: { path: '^(packages|examples)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

/**
 * The features of the server and what each may import: none but those before it. `npm run generate` makes
 * the table in ARCHITECTURE.md of it.
 */
const FEATURES = {
  audit: [],
  members: [],
  accounts: ['audit', 'members'],
  attempts: [],
  dns: [],
  idempotency: [],
  limits: [],
  retention: [],
  links: [],
  mail: [],
  outbox: ['attempts', 'mail'],
  users: [],
  factors: ['outbox', 'users'],
  sessions: ['accounts', 'factors', 'limits', 'links', 'members', 'outbox', 'users'],
  access: ['accounts', 'members', 'sessions'],
  team: ['accounts', 'audit', 'limits', 'members', 'outbox', 'sessions', 'users'],
  oidc: ['accounts', 'factors', 'links', 'members', 'outbox', 'sessions', 'team', 'users'],
  webhooks: ['accounts', 'audit', 'idempotency'],
  domains: ['accounts', 'audit', 'dns', 'idempotency', 'webhooks'],
  events: ['attempts', 'webhooks'],
  secrets: ['factors', 'webhooks'],
  notifications: ['accounts', 'attempts', 'audit', 'domains', 'limits', 'mail', 'members', 'users', 'webhooks'],
  setup: ['accounts', 'limits', 'links', 'members', 'notifications', 'sessions', 'users'],
  'mailed-links': ['accounts', 'limits', 'links', 'members', 'notifications', 'outbox', 'sessions', 'users'],
  trends: ['domains'],
  issues: ['accounts', 'audit', 'domains', 'members'],
  certificates: ['domains', 'notifications'],
  crawls: ['accounts', 'certificates', 'domains', 'events', 'issues', 'notifications', 'trends'],
  deliveries: ['attempts', 'domains', 'events', 'limits', 'notifications', 'retention', 'webhooks'],
  'domain-view': ['crawls', 'domains', 'webhooks'],
  reports: ['accounts', 'attempts', 'audit', 'crawls', 'domains', 'issues', 'mail', 'notifications', 'trends'],
  summaries: ['accounts', 'domains', 'notifications', 'reports', 'trends'],
  rechecks: ['accounts', 'attempts', 'crawls', 'domains', 'issues'],
  ignoring: ['audit', 'crawls', 'domains', 'issues'],
  'issue-actions': ['audit', 'crawls', 'domains', 'ignoring', 'issues', 'members', 'rechecks'],
  'fix-mails': ['audit', 'domains', 'issues', 'limits', 'members', 'notifications', 'outbox', 'users'],
  sharing: ['accounts', 'audit', 'crawls', 'domains', 'limits', 'mail', 'notifications', 'reports'],
  removal: [
    'accounts',
    'audit',
    'certificates',
    'crawls',
    'deliveries',
    'domains',
    'events',
    'issues',
    'notifications',
    'rechecks',
    'reports',
    'sessions',
    'sharing',
    'team',
    'trends',
    'webhooks',
  ],
  operators: ['accounts', 'audit', 'crawls', 'factors', 'mailed-links', 'members', 'outbox', 'sessions', 'users'],
};
const features = Object.keys(FEATURES);
const anyFeature = features.join('|');

for (const [at, [name, allowed]] of Object.entries(FEATURES).entries()) {
  const wrong = allowed.find((other) => !features.slice(0, at).includes(other));
  if (wrong) throw new Error(`The feature ${name} may import ${wrong}, which does not stand before it.`);
}

/**
 * The folders of packages in which each imports only those before it, and what lies beside them. `npm run generate`
 * writes them into ARCHITECTURE.md.
 */
const ORDERS = {
  crawler: [
    'memory',
    'charset',
    'url',
    'page',
    'types',
    'results',
    'verdict',
    'hosts',
    'requests',
    'robots',
    'sitemap',
    'targets',
    'links',
    'findings',
    'fragments',
    'soft-404',
    'visits',
    'crawl',
  ],
  outbound: ['guard', 'tls', 'dial', 'http'],
  renderer: ['cdp', 'page', 'browser'],
};
/** What puts the folders together. */
const ENTRIES = 'index|crawl-site|create-outbound';

/** The rules for the folders of one package. */
const inOrder = ([name, order]) => [
  ...order.map((folder, at) => ({
    name: `${name}-${folder}`,
    comment: `order of ${name}: ${order.join(', ')}`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${folder}/`, pathNot: TESTS },
    to: {
      path: `^packages/${name}/src/([^/]+/|(${ENTRIES})\\.ts$)`,
      pathNot: `^packages/${name}/src/(${order.slice(0, at + 1).join('|')})/`,
    },
  })),
  {
    name: `${name}-folders-have-their-place`,
    comment: 'a folder stands in ORDERS',
    severity: 'error',
    from: { path: `^packages/${name}/src/([^/]+)/`, pathNot: [TESTS, `^packages/${name}/src/(${order.join('|')})/`] },
    to: { path: `^packages/${name}/src/`, pathNot: `^packages/${name}/src/$1/` },
  },
];

/** What is no feature and holds nothing of one. */
const SUPPORT = ['asserts', 'log', 'outages', 'texts', 'threads', 'tracing'];
const EDGES = ['http', 'jobs', 'metrics'];
const folders = [...features, ...SUPPORT, ...EDGES, 'config', 'storage', 'test-support'].join('|');

/** A feature may import only these features. */
const featureMayImport = ([name, allowed]) => ({
  name: `feature-${name}`,
  comment: `${name} may import ${allowed.length === 0 ? 'no feature' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: server(name), pathNot: TESTS },
  to: { path: server(anyFeature), pathNot: server([name, ...allowed].join('|')) },
});

/** A library is imported only in the folders that are named. */
const onlyIn = (name, library, folders) => ({
  name: `${name}-only-there`,
  comment: `${name} is imported in ${folders} only`,
  severity: 'error',
  from: { path: '^packages/server/src/', pathNot: [TESTS, folders] },
  to: { path: `/node_modules/${library}/` },
});

/** Inside the server: what lies below must not know what lies above. */
const notUpward = (name, from, to) => ({
  name,
  comment: 'app, index and services > http, jobs and metrics > features > log, outages and tracing > storage',
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'type imports count: a cycle of types is a cycle of ideas',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },

    ...Object.entries(ORDERS).flatMap(inOrder),

    mayImport('contract', []),
    mayImport('outbound', []),
    mayImport('crawler', ['contract', 'outbound']),
    mayImport('renderer', ['crawler']),
    mayImport('sdk', ['contract']),
    mayImport('receiver', ['contract']),
    mayImport('dashboard', ['sdk', 'contract', 'receiver/schemas']),
    mayImport('server', ['contract', 'outbound', 'crawler', 'renderer']),
    mayImport('cli', ['crawler', 'outbound', 'renderer', 'sdk', 'receiver', 'contract']),
    mayImport('server-cli', ['cli', 'server', 'contract']),
    {
      name: 'examples-use-what-is-published',
      comment:
        'examples may import published entry points of sdk, receiver, crawler and outbound; their tests also testing; `demo/src/keep` also server, whose clock it sets',
      severity: 'error',
      from: { path: '^examples/', pathNot: '^examples/demo/src/keep/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(sdk|receiver|crawler|outbound|testing)/src/([^/]+|stores/memory)\\.ts$',
      },
    },
    {
      name: 'kept-demo-runs-a-server',
      comment: 'the demo that stays writes its history by a server whose clock it sets: no command can do that',
      severity: 'error',
      from: { path: '^examples/demo/src/keep/' },
      to: { path: '^packages/', pathNot: '^packages/(sdk|server|testing)/src/[^/]+\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'tests-are-imported-by-tests',
      severity: 'error',
      from: { path: '^(packages|examples)/', pathNot: TESTS },
      to: { path: '(\\.test(-support)?\\.ts$|^packages/[^/]+/src/test-support/|^packages/server/scale/)' },
    },

    {
      name: 'every-folder-has-its-place',
      comment: 'a folder of the server is listed above: among FEATURES with what it may import, or beside them',
      severity: 'error',
      from: {
        path: `^packages/server/src/(?:${ROOM})?([^/]+)/`,
        pathNot: [TESTS, server(folders), String.raw`^packages/server/src/platform/[^/]+\.ts$`],
      },
      to: { path: '^packages/server/src/', pathNot: `^packages/server/src/(?:${ROOM})?$1/` },
    },
    ...Object.entries(FEATURES).map(featureMayImport),
    notUpward('storage-is-the-bottom', server('storage'), server([anyFeature, ...SUPPORT, ...EDGES].join('|'))),
    notUpward('support-below-features', server(SUPPORT.join('|')), server([anyFeature, ...EDGES].join('|'))),
    notUpward('features-below-edges', server(anyFeature), server(EDGES.join('|'))),
    {
      name: 'what-all-use-is-of-no-feature',
      comment: 'paging, time, errors and their like; context.ts and the settings need the shapes of features',
      severity: 'error',
      from: {
        path: ['', 'platform/', 'platform/config/'].map((folder) => `^packages/server/src/${folder}[^/]+\\.ts$`),
        pathNot: [
          TESTS,
          '^packages/server/src/(app|index|services|context|platform/config/(config|variables/[^/]+))\\.ts$',
        ],
      },
      to: { path: server(anyFeature) },
    },
    notUpward('http-beside-jobs', server('http'), server('jobs')),
    notUpward('jobs-beside-http', server('jobs'), server('http')),
    notUpward(
      'app-is-the-top',
      server([anyFeature, ...SUPPORT, ...EDGES, 'storage'].join('|')),
      '^packages/server/src/(app|index|services)\\.ts$',
    ),
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: { path: server(anyFeature), pathNot: TESTS },
      to: {
        path: server(anyFeature),
        pathNot: [`^packages/server/src/(?:${ROOM})?$1/`, '/index\\.ts$'],
      },
    },
    {
      name: 'edges-enter-features-by-their-index',
      severity: 'error',
      from: {
        path: [server([...SUPPORT, ...EDGES].join('|')), '^packages/server/src/(app|index|services)\\.ts$'],
        pathNot: TESTS,
      },
      to: { path: server(anyFeature), pathNot: '/index\\.ts$' },
    },

    onlyIn('openid-client', 'openid-client', '^packages/server/src/people/oidc/'),
    onlyIn(
      'report-files',
      '(pdfkit|yazl|bidi-js|@resvg|@bradenmacdonald|@expo-google-fonts)',
      '^packages/server/src/reporting/reports/',
    ),
    onlyIn('knex', 'knex', '(store\\.ts$|^packages/server/src/platform/storage/)'),
    onlyIn('nodemailer', 'nodemailer', '^packages/server/src/outgoing/mail/'),
    onlyIn('webauthn', '@simplewebauthn', '^packages/server/src/people/factors/passkeys/'),
    onlyIn('otpauth', '(otpauth|uqr)', '^packages/server/src/people/factors/'),
    onlyIn('agenda', '(agenda|@agendajs|mongodb)', '^packages/server/src/jobs/'),
    onlyIn('opentelemetry', '@opentelemetry', '^packages/server/src/platform/tracing/'),
    onlyIn('prom-client', 'prom-client', '^packages/server/src/platform/metrics/'),
    onlyIn('sirv', 'sirv', '^packages/server/src/http/dashboard/'),
    onlyIn('koa', '(koa|@koa)', '^packages/server/src/http/'),
    {
      name: 'scanner-behind-its-seam',
      comment: 'read-page.ts chooses what reads the markup of pages; others see its events only',
      severity: 'error',
      from: {
        path: '^packages/crawler/src/',
        pathNot: [TESTS, '^packages/crawler/src/page/(scanner/|read-page\\.ts$)'],
      },
      to: { path: '^packages/crawler/src/page/scanner/' },
    },
    {
      name: 'network-only-through-outbound',
      comment: 'requests to addresses that users name go through outbound, which judges every one of them',
      severity: 'error',
      from: { path: '^packages/(server|crawler|renderer)/src/', pathNot: TESTS },
      to: { path: '/node_modules/(undici|ky|axios|got|node-fetch)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(packages|examples)/[^/]+/dist/|/generated/|\\.config\\.ts$)' },
    enhancedResolveOptions: {
      conditionNames: ['@linkvitals/source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
