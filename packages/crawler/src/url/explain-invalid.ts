/** The reason why an http(s) address, or one without a scheme, is no valid URL for browsers (URL standard, "basic URL parser"). */
export function explainInvalid(address: string): string {
  const authority = /^(?:https?:)?[\\/]*([^\\/?#]*)/i.exec(address.trim())?.[1] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const port = /^(?:\[[^\]]*\]|[^:[\]]+):([^:]*)$/.exec(host)?.[1] ?? '';
  if (host === '') return 'The host is missing.';
  if (/\s/.test(host)) return 'A host name cannot contain a space.';
  if (/\D/.test(port)) return 'The port is not a number.';
  if (Number(port) > 65_535) return 'Ports end at 65535.';
  return 'The host is not a valid host name or address.';
}
