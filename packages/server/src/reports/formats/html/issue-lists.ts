import { explainGroup, issueEntry } from '../../content/issue-words.ts';
import type { ReportSource } from '../../content/report-source.ts';
import { html, linkTo, type Markup, nothing, rest } from './markup.ts';

function entry(issue: Parameters<typeof issueEntry>[0]): Markup {
  const { tone, mark, url, text, instead } = issueEntry(issue);
  const suggested =
    instead === null
      ? nothing
      : html`<p class="small">Instead: ${linkTo(instead.url)} <span class="muted">(${instead.why})</span></p>`;
  return html`<li class="${tone}"><span class="code word">${mark}</span><div>${linkTo(url)}<p class="small muted">${text}</p>${suggested}</div></li>`;
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
