import type { Site, SitePage } from './site.ts';

const SENTENCES = [
  'The wind over the harbour changes twice a day, and whoever knows when carries less.',
  'A line that was dried before it was packed away holds for ten summers.',
  'On the dunes the sand is warm until late, long after the light has gone.',
  'Nobody needs the largest size, but everybody who bought it is glad of the room.',
  'Visit the shop: the people there have tried what they sell, mostly in the rain.',
  'Between two gusts there is time for one knot, so choose a good one.',
  'Old maps show paths that the sea has taken; new ones show where they went.',
] as const;

const list = (links: readonly (readonly [string, string])[]): string =>
  links.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('\n');

/** A page that passes every check, unless it lacks a part on purpose. */
export function renderPage(site: Site, page: SitePage): string {
  const { path, title, links, without } = page;
  const description = `${title}. Read what the people of ${site.name} know about it and where it leads.`.slice(0, 150);
  const meta = without === 'description' ? '' : `<meta name="description" content="${description}">`;
  const alt = without === 'alt' ? '' : ` alt="${title}"`;
  const paragraphs = SENTENCES.map((_, at) => {
    const sentence = SENTENCES[(at + path.length) % SENTENCES.length];
    return `<p>${title}: ${sentence}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
${meta}
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://${site.hostname}${path}">
</head>
<body id="top">
<nav><ul>
${list(site.navigation)}
</ul></nav>
<main>
<h1>${title}</h1>
<img src="/logo.svg"${alt}>
${paragraphs.join('\n')}
<h2 id="hours">More</h2>
<ul>
${list(links)}
</ul>
</main>
<footer><ul>
${list(site.footer ?? [])}
</ul></footer>
</body>
</html>
`;
}
