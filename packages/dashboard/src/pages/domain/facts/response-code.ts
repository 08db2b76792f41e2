interface Response {
  readonly status_code: number | null;
  readonly reason: string | null;
}

/** The response of a broken link in a few letters, which fit into the box before its row; undefined: there was none. */
export function responseCode({ status_code, reason }: Response): string | undefined {
  if (reason === 'fragment_missing') return '#';
  if (reason === 'tls_error') return 'TLS';
  if (reason?.startsWith('dns')) return 'DNS';
  return status_code === null ? undefined : String(status_code);
}
