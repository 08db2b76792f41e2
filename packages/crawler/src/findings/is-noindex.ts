/** `meta` lower-case as PageContent has it, `header` the X-Robots-Tag; '' when absent. */
export function isNoindex(meta: string, header: string): boolean {
  return /\bnoindex\b|\bnone\b/.test(`${meta} ${header.toLowerCase()}`);
}
