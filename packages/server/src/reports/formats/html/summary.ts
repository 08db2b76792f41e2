import type { IssueSummary } from '../../content/issue-words.ts';
import type { Part } from '../../content/part.ts';
import type { ReportLook } from '../../content/report-source.ts';
import type { Action, Mark, Summary } from '../../content/summarise.ts';
import { html, linkTo, type Markup, nothing } from './markup.ts';

const RADIUS = 56;
const AROUND = 2 * Math.PI * RADIUS;

function ring({ score, status, tone }: Summary): Markup {
  const alt = score === null ? `Health score: not available, ${status}` : `Health score: ${score} of 100, ${status}`;
  const filled = ((score ?? 0) / 100) * AROUND;
  return html`<svg class="ring ${tone}" viewBox="0 0 132 132" role="img" aria-label="${alt}">
<circle cx="66" cy="66" r="${RADIUS}" fill="none" stroke="var(--line)" stroke-width="10"/>
<circle cx="66" cy="66" r="${RADIUS}" fill="none" stroke="var(--c)" stroke-width="10" stroke-dasharray="${filled.toFixed(1)} ${AROUND.toFixed(1)}" transform="rotate(-90 66 66)"/>
<text x="66" y="74" font-size="${score === null ? 26 : 38}">${score ?? 'N/A'}</text><text class="word" x="66" y="92">${status.charAt(0).toUpperCase()}${status.slice(1)}</text></svg>`;
}

function bar(title: string, parts: readonly Part[]): Markup {
  const total = Math.max(
    1,
    parts.reduce((sum, part) => sum + part.count, 0),
  );
  const there = parts.filter((part) => part.count > 0);
  return html`<h2>${title}</h2><div class="bar" aria-hidden="true">${there.map(
    ({ count, tone }) => html`<i class="${tone}" style="flex-basis:${((100 * count) / total).toFixed(2)}%"></i>`,
  )}</div><ul class="legend">${parts.map(
    ({ label, count, tone }) => html`<li class="${tone}">${label} ${count.toLocaleString('en')}</li>`,
  )}</ul>`;
}

const [WIDTH, HEIGHT, LEFT] = [720, 120, 28];
const MIN_HISTORY = 2;

/** Lines between crawls that follow each other; one without a score is a gap. */
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

function history(marks: readonly Mark[]): Markup {
  if (marks.length < MIN_HISTORY) return nothing;
  const times = marks.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const top = (score: number): number => 8 + (1 - score / 100) * HEIGHT;
  const points = marks.map(({ score }, index) => {
    const part = last === first ? 0.5 : ((times[index] ?? 0) - first) / (last - first);
    return score === null ? undefined : { x: LEFT + part * (WIDTH - LEFT - 6), y: top(score) };
  });
  const said = marks.map(({ at, score }) => `${at.slice(0, 10)}: ${score ?? 'none'}`).join(', ');
  return html`<h2>Health score over the period</h2><svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT + 30}" role="img" aria-label="${said}">
${[0, 50, 100].map(
  (level) =>
    html`<path d="M${LEFT} ${top(level)}H${WIDTH}" stroke="var(--line)"/><text x="0" y="${top(level) + 4}">${level}</text>`,
)}${linesOf(points)}
<text x="${LEFT}" y="${HEIGHT + 26}">${marks[0]?.at.slice(0, 10) ?? ''}</text><text x="${WIDTH}" y="${HEIGHT + 26}" text-anchor="end">${marks.at(-1)?.at.slice(0, 10) ?? ''}</text></svg>`;
}

const action = ({ tone, title, url, fix, extent, places, hasMore }: Action, index: number): Markup =>
  html`<li class="${tone}"><span class="code">${index + 1}</span><div><h3>${title.replace(/\.$/, '')} · ${extent}</h3>${
    url === undefined ? nothing : html`<p>${linkTo(url)}</p>`
  }<p>${fix}</p>${places.map(
    (place) => html`<p class="small muted">${hasMore ? 'First on' : 'On'} ${linkTo(place)}</p>`,
  )}</div></li>`;

function actions(all: readonly Action[]): Markup {
  const why =
    all.length === 0
      ? 'Nothing: no link is broken, and page checks found neither errors nor warnings.'
      : 'Ordered by the number of pages that one change mends.';
  return html`<h2>What to fix first</h2><p class="muted">${why}</p>${
    all.length === 0 ? nothing : html`<ol class="card rows">${all.map(action)}</ol>`
  }`;
}

const issues = (summary: IssueSummary | undefined): Markup =>
  summary === undefined
    ? nothing
    : html`<h2>${summary.title}</h2><dl class="card issues">${summary.parts.map(
        ({ label, count, tone }) =>
          html`<div class="${tone}"><dt>${label}</dt><dd>${count.toLocaleString('en')}</dd></div>`,
      )}</dl>`;

const letterhead = ({ name = 'Linkvitals', logo }: ReportLook): Markup =>
  logo === undefined
    ? html`<p class="letterhead">${name}</p>`
    : html`<p class="letterhead"><img src="data:image/png;base64,${logo.toString('base64')}" alt="${name}"></p>`;

/** Everything above the lists. */
export const summaryMarkup = (summary: Summary, look: ReportLook): Markup =>
  html`${letterhead(look)}<h1>${summary.title}</h1><p class="muted">${summary.subtitle}</p>
<section class="card verdict">${ring(summary)}<div><p class="says">${summary.sentence}</p>${
    summary.change === undefined ? nothing : html`<p class="change">${summary.change}</p>`
  }${summary.costs.map((cost) => html`<p class="muted">${cost}</p>`)}</div></section>
<dl class="numbers">${summary.numbers.map(
    ([label, value]) => html`<div class="card"><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>${issues(summary.issues)}${bar('Links by verdict', summary.links)}${bar('Findings of page checks', summary.findings)}${history(
    summary.history,
  )}${actions(summary.actions)}`;
