// Who may import whom. The reasons are in ARCHITECTURE.md; `npm run verify` checks it.

/** Tests and their helpers may import what the program may not. */
const TESTS = String.raw`(\.test(-support)?\.ts$|/src/(testing|test-support)/|/describe-each-database\.ts$|^packages/testing/)`;

/** A package may import only these workspace packages. */
const mayImport = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${allowed.length === 0 ? 'no workspace package' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: TESTS },
  to: { path: '^(packages|examples)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
});

const FEATURES = [
  'accounts',
  'attempts',
  'crawls',
  'deliveries',
  'dns',
  'domain-view',
  'domains',
  'events',
  'idempotency',
  'mail',
  'notifications',
  'removal',
  'secrets',
  'webhooks',
];

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
  comment: 'main and app > http and jobs > features > storage',
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to },
});

const server = (folders) => `^packages/server/src/(${folders})/`;

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

    mayImport('contract', []),
    mayImport('outbound', []),
    mayImport('crawler', ['contract', 'outbound']),
    mayImport('sdk', ['contract']),
    mayImport('receiver', ['contract']),
    mayImport('server', ['contract', 'outbound', 'crawler']),
    mayImport('cli', ['server', 'crawler', 'outbound', 'sdk', 'receiver', 'contract']),
    {
      name: 'examples-use-what-is-published',
      comment: 'sdk and receiver by their entry points; tests and the demo also use packages/testing',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^packages/', pathNot: '^packages/(sdk|receiver|testing)/src/([^/]+|stores/memory)\\.ts$' },
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
      to: { path: '(\\.test(-support)?\\.ts$|^packages/[^/]+/src/(testing|test-support)/)' },
    },

    notUpward('storage-is-the-bottom', server('storage'), server(['http', 'jobs', 'metrics', ...FEATURES].join('|'))),
    notUpward('features-below-edges', server(FEATURES.join('|')), server('http|jobs|metrics')),
    notUpward('http-beside-jobs', server('http'), server('jobs')),
    notUpward('jobs-beside-http', server('jobs'), server('http')),
    notUpward(
      'app-is-the-top',
      server(['http', 'jobs', 'storage', ...FEATURES].join('|')),
      '^packages/server/src/(main|app|index)\\.ts$',
    ),
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: { path: `^packages/server/src/(${FEATURES.join('|')})/`, pathNot: TESTS },
      to: {
        path: `^packages/server/src/(${FEATURES.join('|')})/`,
        pathNot: ['^packages/server/src/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'edges-enter-features-by-their-index',
      severity: 'error',
      from: { path: server('http|jobs|metrics'), pathNot: TESTS },
      to: { path: `^packages/server/src/(${FEATURES.join('|')})/`, pathNot: '/index\\.ts$' },
    },

    onlyIn('knex', 'knex', '(store\\.ts$|^packages/server/src/(storage|jobs/backend)/)'),
    onlyIn('nodemailer', 'nodemailer', '^packages/server/src/mail/'),
    onlyIn('agenda', '(agenda|@agendajs|mongodb)', '^packages/server/src/jobs/'),
    onlyIn('opentelemetry', '@opentelemetry', '^packages/server/src/tracing/'),
    onlyIn('prom-client', 'prom-client', '^packages/server/src/metrics/'),
    onlyIn('koa', '(koa|@koa)', '^packages/server/src/http/'),
    {
      name: 'network-only-through-outbound',
      comment: 'requests to addresses that users name go through outbound, which judges every one of them',
      severity: 'error',
      from: { path: '^packages/(server|crawler)/src/', pathNot: TESTS },
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
