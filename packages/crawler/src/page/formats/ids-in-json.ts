const PREFIX = 'user-content-';
const ID = /\bid=\\"(user-content-[^"\\<>]+)\\"/g;

/**
 * Ids in HTML that a page holds as JSON for its script to show. Only ids with the prefix that forges give to what their users
 * write: READMEs and other documents come so.
 */
export function* idsInJson(json: string): Generator<string> {
  if (!json.includes(PREFIX)) return;
  for (const [, id] of json.matchAll(ID)) if (id !== undefined) yield id;
}
