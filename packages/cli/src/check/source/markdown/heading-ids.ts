import Slugger from 'github-slugger';

const HEADING = /<(\/?)h[1-6](?=[\s/>])[^<>]*>|<[^<>]*>|[^<]+|</gi;

/** The ids that GitHub gives the headings of a file, including headings in HTML. */
export class HeadingIds {
  readonly #slugger = new Slugger();
  /** Text of an HTML heading that is not closed yet. */
  #open: string | undefined;

  of(text: string): string {
    return this.#slugger.slug(text);
  }

  /** Takes the text between HTML tags. */
  text(text: string): void {
    if (this.#open !== undefined) this.#open += text;
  }

  /** Takes HTML of the file and returns the ids of the headings that end in it. */
  html(html: string): string[] {
    const ids: string[] = [];
    for (const [part, slash] of withoutComments(html).matchAll(HEADING)) {
      if (slash === '') this.#open = '';
      else if (slash === '/' && this.#open !== undefined) {
        ids.push(this.of(this.#open.trim()));
        this.#open = undefined;
      } else if (!part.startsWith('<')) this.text(part);
    }
    return ids;
  }
}

function withoutComments(html: string): string {
  let rest = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start !== -1; start = html.indexOf('<!--', from)) {
    rest += html.slice(from, start);
    const end = html.indexOf('-->', start);
    if (end === -1) return rest;
    from = end + 3;
  }
  return rest + html.slice(from);
}
