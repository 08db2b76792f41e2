export { CidrList } from './cidr-list.ts';
export { type AddressClass, type AddressClassification, classifyAddress } from './classify-address.ts';
export { parseConnectTo } from './connect-to.ts';
export { createOutbound } from './create-outbound.ts';
export { type FollowedRedirects, type FollowRedirectsOptions, followRedirects } from './follow-redirects.ts';
export { isPrivateAddress, isPrivateHost } from './is-private-host.ts';
export { OutboundError, type OutboundErrorOptions, type OutboundPhase } from './outbound-error.ts';
export { tlsSentence } from './tls-sentence.ts';
export type {
  BodySink,
  Dial,
  DialTarget,
  Outbound,
  OutboundErrorCode,
  OutboundLimits,
  OutboundOptions,
  OutboundRequest,
  OutboundResponse,
  Redirect,
  ResolveAddresses,
  ResponseHead,
  TlsDetail,
  TlsFault,
} from './types.ts';
