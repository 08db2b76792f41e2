/** Style sheet of the HTML report. System colours and fonts, so that both colour schemes have enough contrast. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --line: #767676; --bad: #b3140b; --good: #0a6b2d; --careful: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --bad: #ff9a92; --good: #7fdb9b; --careful: #f0c060; } }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
.bad { color: var(--bad); } .good { color: var(--good); } .careful { color: var(--careful); }
table { border-collapse: collapse; width: 100%; margin: 1.5rem 0; }
caption { text-align: start; font-weight: 700; font-size: 1.25rem; padding: 0.5rem 0; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); }
tbody th { font-weight: 400; }
th, td, li, .site { overflow-wrap: anywhere; }
td ul { margin: 0; padding-inline-start: 1rem; }
td:first-child { white-space: nowrap; }
@media (max-width: 40rem) { thead { position: absolute; clip-path: inset(50%); } tr, td, tbody th { display: block; } }
`.trim();
