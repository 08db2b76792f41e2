export { type FakeClock, fakeClock } from './clock/fake-clock.ts';
export type { ConformanceRow, ExpectedVerdict, HostFault, Play, Played } from './conformance/conformance-row.ts';
export { CONFORMANCE_ROWS } from './conformance/conformance-rows.ts';
export { type ConformanceSite, startConformanceSite } from './conformance/conformance-site.ts';
export * as plays from './conformance/plays.ts';
export { type DnsFault, type DnsQuery, type DnsServer, startDnsServer } from './dns/dns-server.ts';
export type { DnsRecords, DnsRecordType } from './dns/dns-zone.ts';
export { type Dice, FUZZ_TIMEOUT_MS, fuzz, fuzzBound, threadMs } from './fuzz/fuzz.ts';
export { hostileFiles } from './hostile/hostile-files.ts';
export { hostilePages } from './hostile/hostile-pages.ts';
export { isLongLane, perLane } from './lane.ts';
export {
  type MailAnswer,
  type MailRespond,
  type MailServer,
  type MailServerOptions,
  type MailStage,
  type ReceivedMail,
  startMailServer,
} from './mail/mail-server.ts';
export { freePort } from './network/free-port.ts';
export { type LineState, startTcpProxy, type TcpProxy } from './network/tcp-proxy.ts';
export { findObjectServer, type ObjectServer, startObjectServer } from './objects/object-server.ts';
export { PATIENCE_MS } from './patience.ts';
export { atEndOfTest, beginTest } from './process/at-end-of-test.ts';
export { type NodeExit, type NodeProcess, type SpawnNodeOptions, spawnNode } from './process/spawn-node.ts';
export { type FixtureSite, type FixtureSiteOptions, startFixtureSite } from './site/fixture-site.ts';
export type { SiteStats } from './site/site-stats.ts';
export type { SiteShape, TargetKind } from './site/site-targets.ts';
export type { BrokenTarget, SiteTruth } from './site/site-truth.ts';
export { splitmix64 } from './site/splitmix64.ts';
export {
  type ReceivedRequest,
  type Respond,
  type Subscriber,
  type SubscriberAnswer,
  type SubscriberOptions,
  type SubscriberResponse,
  startSubscriber,
} from './subscriber/subscriber.ts';
export {
  type CertificateOptions,
  type Certificates,
  createCertificates,
  type ServerCertificate,
} from './tls/certificates.ts';
export { startTlsServer, type TlsServer, type TlsServerOptions } from './tls/tls-server.ts';
