/** Whether a server that listens on this host does so on every address of its machine: it is none to connect to. */
export const isWildcard = (host: string): boolean => /^(?:0\.0\.0\.0|[0:]+)$/.test(host);

/** Where a server is reached from its own machine. */
export function localUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = isWildcard(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
