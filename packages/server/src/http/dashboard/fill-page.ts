/** An answer of the API that a page would request first. */
export interface FirstAnswer {
  /** Path and query below the prefix of the public URL, as the page requests it: `api/v1/domains?limit=50`. */
  readonly request: string;
  readonly etag?: string | undefined;
  /** JSON text. */
  readonly body: string;
}

/** What differs between the pages. */
export interface PageContent {
  /** Files that this page runs beside those of every page. */
  readonly scripts?: readonly string[];
  readonly answers?: readonly FirstAnswer[];
}

const BASE = '<base href="/">';
const HEAD_END = '</head>';
const BODY_END = '</body>';

/** The two sides of a place in the page. @throws Error when it is not there once */
function splitAt(html: string, place: string): [string, string] {
  const [before = '', after, ...others] = html.split(place);
  if (after === undefined || others.length > 0) throw new Error(`index.html of the dashboard must have one ${place}`);
  return [before, after];
}

/** Fetched at once, where the browser would learn of them only when the first script runs. */
const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="./${file}">`;

/** As data in the page, which no browser runs: without `<` it has no end but its own. */
const embed = (answers: readonly FirstAnswer[]): string => {
  const list = answers.map(
    ({ request, etag = null, body }) => `[${JSON.stringify([request, etag]).slice(1, -1)},${body}]`,
  );
  return `<script type="application/json" id="first-answers">[${list.join(',').replaceAll('<', '\\u003c')}]</script>`;
};

/**
 * The page of the dashboard, to be filled for each path.
 * @param html index.html of the build
 * @param prefix what all addresses in the page begin with: `/` or `/links/`
 * @throws Error when the page lacks a place to fill
 */
export function pageTemplate(html: string, prefix: string): (content: PageContent) => string {
  const [start, afterBase] = splitAt(html, BASE);
  const [head, afterHead] = splitAt(afterBase, HEAD_END);
  const [body, end] = splitAt(afterHead, BODY_END);
  const beginning = `${start}<base href="${prefix}">${head}`;
  return ({ scripts = [], answers = [] }) => {
    const data = answers.length === 0 ? '' : embed(answers);
    return [beginning, ...scripts.map(preload), HEAD_END, body, data, BODY_END, end].join('');
  };
}
