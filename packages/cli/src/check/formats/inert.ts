/**
 * Text of a site cannot steer a terminal or change the reading direction of what stands around it: control characters
 * (C0, DEL, C1), line and paragraph separators, direction marks and invisible tag characters are taken out.
 */
export function inert(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{E0000}-\u{E007F}]/gu, '');
}
