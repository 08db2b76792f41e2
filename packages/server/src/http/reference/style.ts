/**
 * Styles of the reference: the colours of the dashboard in light and dark; on a phone the contents stand above the
 * text.
 */
export const style = `:root{color-scheme:light dark;--canvas:light-dark(#fff,oklch(17.5% .012 250));--soft:light-dark(oklch(96.5% .005 240),oklch(26% .016 250));--line:light-dark(oklch(91.5% .008 240),oklch(31% .016 250));--ink:light-dark(oklch(24% .02 255),oklch(94% .006 240));--accent:light-dark(oklch(49% .1 195),oklch(77% .105 190))}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--canvas);font:.9375rem/1.55 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;display:grid;grid-template-columns:17rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;border-right:1px solid var(--line);font-size:.9rem}
a{color:var(--accent)}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
nav ul{list-style:none;margin:.25rem 0 .75rem;padding-left:.75rem}
nav>ul{padding:0}
nav>ul>li{margin:.35rem 0}
nav summary{cursor:pointer;margin-left:.75rem}
nav .section{display:inline-block;font-weight:600}
nav .section[aria-current]{color:inherit}
nav .section::first-letter,h2::first-letter,h2 a::first-letter{text-transform:uppercase}
h2 a{display:inline-block}
.names{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.15rem 1rem;font-size:.9em}
main{padding:1rem 2rem 4rem;max-width:64rem}
h2{margin-top:3rem;border-bottom:2px solid var(--line)}
a:target{background:var(--soft);outline:2px solid;outline-offset:2px}
section{margin:1rem 0 2.5rem;scroll-margin-top:1rem}
h3{margin-bottom:.25rem}
h4{margin:1rem 0 .25rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre,.address{background:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;overflow-x:auto}
.address b{margin-right:.5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border-top:1px solid var(--line);padding:.35rem .6rem .35rem 0;text-align:left;vertical-align:top;font-weight:400}
small,.limits{font-size:.85em;opacity:.8}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:1rem}}
`;
