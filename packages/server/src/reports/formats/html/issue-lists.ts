import { explainGroup, issueEntry } from '../../content/issue-words.ts';
import type { ReportSource } from '../../content/report-source.ts';
import { html, linkTo, type Markup, rest } from './markup.ts';

function entry(issue: Parameters<typeof issueEntry>[0]): Markup {
  const { tone, mark, url, text } = issueEntry(issue);
  return html`<li class="${tone}"><span class="code word">${mark}</span><div>${linkTo(url)}<p class="small muted">${text}</p></div></li>`;
}

/** New, fixed and standing issues, the first of each. */
export async function* issueLists(source: ReportSource, max: number): AsyncGenerator<Markup, undefined> {
  for (const group of await source.issueGroups(max)) {
    const { count: total, issues } = group;
    if (total === 0) continue;
    const { title, explanation } = explainGroup(group);
    yield html`<h2>${title}: ${total.toLocaleString('en')}</h2><p class="muted">${explanation}</p><ul class="card rows">${issues.map(
      entry,
    )}</ul>${rest(total - issues.length, 'issue')}`;
  }
  return undefined;
}
