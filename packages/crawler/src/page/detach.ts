/**
 * A copy that does not hold its source alive: V8 makes a substring a view of the string that it was cut from, so one
 * kept title would keep the whole page in memory.
 */
export function detach(text: string): string {
  // Shorter strings are always copied by the engine itself.
  return text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
