/** Whether the host means every address of the machine. Then it cannot be connected to. */
export const isWildcard = (host: string): boolean => /^(?:0\.0\.0\.0|[0:]+)$/.test(host);

/** Address of a server for clients on its own machine */
export function localUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = isWildcard(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
