/**
 * Address ranges that a check of a private site may request: loopback, private, shared, link-local. Never cloud
 * metadata.
 */
export const PRIVATE_RANGES = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  'fe80::/10',
  'fc00::/7',
];
