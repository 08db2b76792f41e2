import { problems } from '../../packages/server/src/http/responses/problem.ts';

const place = /(responses\/problem\.ts by `npm run generate`: begin -->\n)[\s\S]*?(<!-- end -->)/;

/**
 * Inserts the table of all codes between the comments of a document.
 * @throws Error when the document has no such comments
 */
export function withProblems(document: string): string {
  if (!place.test(document)) throw new Error('docs/api.md has no place for the table of errors.');
  const sorted = Object.entries(problems).sort(([, one], [, other]) => one.status - other.status);
  const rows = sorted.map(([code, { status, title }]) => `| ${status} | \`${code}\` | ${title} |`);
  return document.replace(place, `$1| Status | Code | Meaning |\n|---|---|---|\n${rows.join('\n')}\n$2`);
}
