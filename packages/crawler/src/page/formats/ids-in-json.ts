const PREFIX = 'user-content-';
const ID = /\bid=\\"(user-content-[^"\\<>]+)\\"/g;

/**
 * Yields ids in HTML that a page holds as JSON for its script to show. Only ids with the prefix that forges give to the texts of their
 * users: READMEs and other documents are sent in that way.
 */
export function* idsInJson(json: string): Generator<string> {
  if (!json.includes(PREFIX)) return;
  for (const [, id] of json.matchAll(ID)) if (id !== undefined) yield id;
}
