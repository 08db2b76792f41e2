export { createOutbound } from './create-outbound.ts';
export { BAD_PORTS } from './guard/bad-ports.ts';
export { CidrList } from './guard/cidr-list.ts';
export { type AddressClass, type AddressClassification, classifyAddress } from './guard/classify-address.ts';
export { parseConnectTo } from './guard/connect-to.ts';
export { isPrivateAddress, isPrivateHost } from './guard/is-private-host.ts';
export { createDecoders } from './http/content-coding.ts';
export {
  type FollowedRedirects,
  type FollowRedirectsOptions,
  followRedirects,
  headerText,
} from './http/follow-redirects.ts';
export { OutboundError, type OutboundErrorOptions, type OutboundPhase } from './outbound-error.ts';
export { tlsSentence } from './tls/tls-sentence.ts';
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
  PresentedCertificate,
  Redirect,
  ResolveAddresses,
  ResponseHead,
  TlsDetail,
  TlsFault,
} from './types.ts';
