import type { Texts, Words } from '../../../texts/words.ts';
import type { Action, Actions } from '../../content/actions.ts';
import type { IssueSummary } from '../../content/issue-words.ts';
import type { Part } from '../../content/part.ts';
import type { ReportLook } from '../../content/report-source.ts';
import type { Summary } from '../../content/summarise.ts';
import { firstOf } from './folded.ts';
import { html, linkTo, type Markup, nothing, textOfUrl } from './markup.ts';

const RADIUS = 56;
const AROUND = 2 * Math.PI * RADIUS;

function ring({ score, scoreText, status, alt, tone }: Summary): Markup {
  const filled = ((score ?? 0) / 100) * AROUND;
  return html`<svg class="ring ${tone}" viewBox="0 0 132 132" role="img" aria-label="${alt}">
<circle cx="66" cy="66" r="${RADIUS}" fill="none" stroke="var(--line)" stroke-width="10"/>
<circle cx="66" cy="66" r="${RADIUS}" fill="none" stroke="var(--f)" stroke-width="10" stroke-dasharray="${filled.toFixed(1)} ${AROUND.toFixed(1)}" transform="rotate(-90 66 66)"/>
<text x="66" y="74" font-size="${score === null ? 26 : 38}">${scoreText}</text><text class="word" x="66" y="92">${status}</text></svg>`;
}

function bar(title: string, parts: readonly Part[], { format }: Words): Markup {
  const total = Math.max(
    1,
    parts.reduce((sum, part) => sum + part.count, 0),
  );
  const there = parts.filter((part) => part.count > 0);
  return html`<h2>${title}</h2><div class="bar" aria-hidden="true">${there.map(
    ({ count, tone }) => html`<i class="${tone}" style="flex-basis:${((100 * count) / total).toFixed(2)}%"></i>`,
  )}</div><ul class="legend">${parts.map(
    ({ label, count, tone }) => html`<li class="${tone}">${label} ${format.number(count)}</li>`,
  )}</ul>`;
}

const [WIDTH, HEIGHT, LEFT] = [720, 120, 28];
const MIN_HISTORY = 2;

/** Lines between successive crawls; a crawl without a score makes a gap. */
function linesOf(points: readonly ({ readonly x: number; readonly y: number } | undefined)[]): Markup[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (point === undefined) return [];
    const dot = html`<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="2.5" fill="var(--ink)"/>`;
    if (before === undefined) return [dot];
    const [from, to] = [
      `M${before.x.toFixed(1)} ${before.y.toFixed(1)}`,
      `L${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    ];
    return [html`<path d="${from}${to}" stroke="var(--ink)" stroke-width="1.5" fill="none"/>`, dot];
  });
}

function history({ history: marks, historyAlt }: Summary, { texts }: Words): Markup {
  if (marks.length < MIN_HISTORY) return nothing;
  const times = marks.map(({ at }) => at);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const top = (score: number): number => 8 + (1 - score / 100) * HEIGHT;
  const points = marks.map(({ score }, index) => {
    const part = last === first ? 0.5 : ((times[index] ?? 0) - first) / (last - first);
    return score === null ? undefined : { x: LEFT + part * (WIDTH - LEFT - 6), y: top(score) };
  });
  return html`<h2>${texts.reports.score.history}</h2><svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT + 30}" role="img" aria-label="${historyAlt}">
${[0, 50, 100].map(
  (level) =>
    html`<path d="M${LEFT} ${top(level)}H${WIDTH}" stroke="var(--line)"/><text x="0" y="${top(level) + 4}">${level}</text>`,
)}${linesOf(points)}
<text x="${LEFT}" y="${HEIGHT + 26}">${marks[0]?.day ?? ''}</text><text x="${WIDTH}" y="${HEIGHT + 26}" text-anchor="end">${marks.at(-1)?.day ?? ''}</text></svg>`;
}

function action(one: Action, index: number, reports: Texts['reports']): Markup {
  const { tone, title, url, instead, isPattern, fix, places, placed } = one;
  const addressOf = isPattern ? textOfUrl : linkTo;
  return html`<li class="${tone}"><span class="code">${index + 1}</span><div><h3>${title}</h3>${
    url === undefined ? nothing : html`<p>${addressOf(url)}</p>`
  }${instead === undefined ? nothing : html`<p class="small">${reports.instead} ${addressOf(instead)}</p>`}<p>${fix}</p>${
    places.length === 0
      ? nothing
      : html`<p class="small muted">${placed} ${places.map((place, at) => html`${at === 0 ? '' : ', '}${linkTo(place)}`)}</p>`
  }</div></li>`;
}

function actions({ actions: all, note }: Actions, reports: Texts['reports']): Markup {
  const items = all.map((one, index) => action(one, index, reports));
  return html`<h2>${reports.actions.title}</h2><p class="muted">${note}</p>${
    all.length === 0 ? nothing : firstOf('ol', items, reports.more)
  }`;
}

const issues = (summary: IssueSummary | undefined, { format }: Words): Markup =>
  summary === undefined
    ? nothing
    : html`<h2>${summary.title}</h2><dl class="card issues">${summary.parts.map(
        ({ label, count, tone }) => html`<div class="${tone}"><dt>${label}</dt><dd>${format.number(count)}</dd></div>`,
      )}</dl>`;

const letterhead = ({ name = 'Linkvitals', logo }: ReportLook): Markup =>
  logo === undefined
    ? html`<p class="letterhead">${name}</p>`
    : html`<p class="letterhead"><img src="data:image/png;base64,${Buffer.from(logo).toString('base64')}" alt="${name}"></p>`;

/** Everything above the lists. */
export function summaryMarkup(summary: Summary, look: ReportLook, words: Words): Markup {
  const { reports } = words.texts;
  return html`${letterhead(look)}<h1>${summary.title}</h1><p class="muted">${summary.subtitle}</p>
<section class="card verdict">${ring(summary)}<div><p class="says">${summary.sentence}</p>${
    summary.change === undefined ? nothing : html`<p class="change">${summary.change}</p>`
  }${summary.costs.map((cost) => html`<p class="muted">${cost}</p>`)}</div></section>
<dl class="numbers">${summary.numbers.map(
    ([label, value]) => html`<div class="card"><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>${issues(summary.issues, words)}<div class="bars"><div>${bar(reports.verdicts.title, summary.links, words)}</div><div>${bar(
    reports.bySeverity,
    summary.findings,
    words,
  )}</div></div>${history(summary, words)}${actions(summary.actions, reports)}`;
}
