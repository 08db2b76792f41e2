/** `https://host:port` of an absolute, normalised http(s) URL; cheaper than parsing it again. */
export function originOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('//') + 2);
  return end === -1 ? url : url.slice(0, end);
}
