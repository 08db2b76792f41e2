import { colourRules, fonts } from '@linkvitals/contract/look';

/** Style sheet of the HTML report: that of the dashboard, in both colour schemes. */
export const HTML_STYLE = `
${colourRules}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:14px/1.5 ${fonts.text};font-variant-numeric:tabular-nums}
main{max-width:1080px;margin:0 auto;padding:28px 20px 60px}
h1{font-size:24px;line-height:1.25;letter-spacing:-.012em;margin:0}h2,caption{font-size:17px;font-weight:680;text-align:start;margin:32px 0 10px;padding:0 0 10px}
p{margin:6px 0 0}.site{color:var(--muted);margin-bottom:18px}
.bad,.good,.careful{font-weight:640}.bad{color:var(--red)}.good{color:var(--green)}.careful{width:fit-content;padding:2px 8px;border-radius:6px;color:var(--amber);background:var(--amber-soft)}
table{width:100%;margin-top:32px;border-collapse:separate;border-spacing:0}
tbody{background:var(--surface)}
th,td{padding:10px 14px;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{white-space:nowrap;color:var(--muted);font-size:12.5px;font-weight:600}
tbody th{font-weight:400}tbody th a,.site a,td li>a{font:12.5px/1.5 ${fonts.mono}}
tbody tr>:first-child{border-inline-start:1px solid var(--line)}tbody tr>:last-child{border-inline-end:1px solid var(--line)}
tbody tr:first-child>*{border-top:1px solid var(--line)}
tbody tr:first-child>:first-child{border-start-start-radius:10px}tbody tr:first-child>:last-child{border-start-end-radius:10px}
tbody tr:last-child>:first-child{border-end-start-radius:10px}tbody tr:last-child>:last-child{border-end-end-radius:10px}
th,td,li,.site{overflow-wrap:anywhere}small{color:var(--muted);font-size:12.5px}
ul{margin:0;padding:0;list-style:none}li+li{margin-top:4px}
td:first-child{white-space:nowrap}td:first-child span{display:inline-block;min-width:44px;padding:2px 6px;border-radius:6px;text-align:center;font:600 12.5px ${fonts.mono};color:var(--red);background:var(--red-soft)}
.warning td:first-child span{color:var(--amber);background:var(--amber-soft)}
.unverifiable td:first-child span{color:var(--grey);background:var(--grey-soft)}
a{color:inherit;text-underline-offset:3px;text-decoration-color:color-mix(in oklab,currentColor 40%,transparent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:640px){thead{position:absolute;clip-path:inset(50%)}table,caption,tbody{display:block}tbody{border:1px solid var(--line);border-radius:10px}tbody tr{display:block;padding:12px 14px}tbody tr+tr{border-top:1px solid var(--line)}tbody tr>td,tbody tr>th{display:block;padding:2px 0;border:0!important}}
@media print{:root{color-scheme:light}body{background:#fff}main{max-width:none;padding:0}tr{break-inside:avoid}*{print-color-adjust:exact}}
`.trim();
