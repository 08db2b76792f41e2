import type { Language } from '@linkvitals/contract';
import { colourRules, fonts } from '@linkvitals/contract/look';

/** Styles like those of the dashboard's narrow pages, for pages without scripts or fetched resources */
const STYLE = `${colourRules}
*{box-sizing:border-box}
body{margin:0;padding:20px 16px 48px;background:var(--canvas);color:var(--ink);font:14px/1.5 ${fonts.text};overflow-wrap:anywhere}
.brand{display:flex;gap:10px;align-items:center;font-weight:680;font-size:16px}
.brand svg{width:22px;height:22px}
main{max-width:400px;margin:clamp(16px,9vh,96px) auto 0}
main.roomy{max-width:640px;margin-top:clamp(12px,5vh,56px)}
h1{font-size:22px;line-height:1.25;letter-spacing:-.012em;margin:0 0 18px}
h2{font-size:15px;margin:24px 0 8px}
.card{padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:10px}
p{margin:0 0 14px}.card>:last-child,form>:last-child{margin-bottom:0}
pre{margin:0 0 14px;padding:14px;overflow:auto;background:var(--raised);border:1px solid var(--line);border-radius:8px}
pre,code{font:12.5px/1.5 ${fonts.mono}}
a{color:var(--accent);text-underline-offset:3px}
label{display:block;font-weight:560;margin-bottom:4px}
input{width:100%;min-height:38px;padding:7px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--muted);border-radius:8px}
button{width:100%;min-height:38px;margin-top:14px;padding:7px 13px;font:inherit;font-weight:560;color:var(--accent-ink);background:var(--accent);border:0;border-radius:8px;cursor:pointer}
[role=alert]{padding:10px 14px;color:var(--red);border:1px solid var(--red-fill);background:var(--red-soft);border-radius:8px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const BRAND =
  '<header class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#0b7a75"/>' +
  '<path d="M4 12.5h4l2-5 4 9 2-4h4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>' +
  'Linkvitals</header>';

interface PlainPage {
  readonly title: string;
  /** HTML inside the card */
  readonly body: string;
  /** Whether the card is wide enough for commands */
  readonly roomy?: boolean;
  /** Default `en`. */
  readonly language?: Language;
  /** Whether the page names Linkvitals. Default true; pages for the clients of an agency do not. */
  readonly brand?: boolean;
}

/** Makes a page of one card, in light and dark. All texts in it are HTML already. */
export const plainPage = ({
  title,
  body,
  language = 'en',
  roomy = false,
  brand = true,
}: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${STYLE}</style>
</head>
<body>${brand ? BRAND : ''}<main${roomy ? ' class="roomy"' : ''}>
<h1>${title}</h1>
<div class="card">${body}</div>
</main></body>
</html>
`;
