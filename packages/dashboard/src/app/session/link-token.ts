import { useState } from 'preact/hooks';

/** Tokens by path. They are kept until the page is closed, so that a component that mounts again still has its token. */
const tokens = new Map<string, string>();

function takeToken(): string {
  const { pathname, search, hash } = location;
  if (hash !== '') {
    tokens.set(pathname, hash.slice(1));
    history.replaceState(history.state, '', pathname + search);
  }
  return tokens.get(pathname) ?? '';
}

/**
 * The token of a mailed link, which follows `#`; empty when there is none. It is removed from the address, so that neither the
 * history nor a screenshot contains it.
 */
export function useLinkToken(): string {
  const [token] = useState(takeToken);
  return token;
}
