const PREFIX = 'user-content-';
const ID = /\bid=\\"(user-content-[^"\\<>]+)\\"/g;

/**
 * Yields ids in HTML that a page holds as JSON for its script to show. Only ids with the prefix `user-content-` count. Forges such as
 * GitHub give it to the ids in READMEs and other documents of users, which they send in this way.
 */
export function* idsInJson(json: string): Generator<string> {
  if (!json.includes(PREFIX)) return;
  for (const [, id] of json.matchAll(ID)) if (id !== undefined) yield id;
}
