const DIRECTIVE = 'upgrade-insecure-requests';

/**
 * Whether a content security policy makes browsers use https for everything that the page loads and for its forms, even if the page has
 * http URLs (W3C Upgrade Insecure Requests, section 3). Directives are separated as in CSP level 3 (section 2.2.1), so a policy that only
 * mentions the word somewhere does not count.
 *
 * @param policies value of `Content-Security-Policy`: a header, joined by commas when there were several, or a `meta`
 */
export function upgradesInsecure(policies: string | undefined): boolean {
  if (policies === undefined) return false;
  return policies.split(/[;,]/).some((directive) => directive.trim().split(/\s/, 1)[0]?.toLowerCase() === DIRECTIVE);
}
