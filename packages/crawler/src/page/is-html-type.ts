/** Whether a Content-Type is one of HTML. */
export function isHtmlType(contentType: string): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}
