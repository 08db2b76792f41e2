import { colourRules, fonts, markRule, toneRules } from '@linkvitals/contract/look';

/** The stylesheet of a report: the tokens of the visual language, and a few shapes. `--accent` is the colour of the account. */
export const style = (accent: string): string => `
${colourRules}
:root{--accent:${accent}}
${toneRules}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:14px/1.5 ${fonts.text};font-variant-numeric:tabular-nums}
main{max-width:980px;margin:0 auto;padding:28px 20px 60px}
h1{font-size:24px;line-height:1.25;margin:0;letter-spacing:-.012em;word-break:keep-all;overflow-wrap:anywhere}h2{font-size:17px;margin:36px 0 10px}h3{font-size:14px;margin:0}
p{margin:0}h1+.muted{margin-top:6px}h2+.muted{margin-bottom:10px}.muted{color:var(--muted)}.small{font-size:12.5px}
.letterhead{display:flex;align-items:center;min-height:34px;margin-bottom:22px;font-weight:680;font-size:16px;color:var(--ink)}
.letterhead::before{content:"";width:4px;height:22px;border-radius:2px;background:var(--accent);margin-inline-end:10px}
.letterhead img{max-width:200px;max-height:48px;background:#fff;border-radius:4px;padding:2px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px}
.verdict{display:flex;gap:26px;align-items:center;flex-wrap:wrap;padding:20px;margin:18px 0}
.verdict>div{flex:1 1 260px}.verdict .says{font-size:18px;line-height:1.35;font-weight:640;margin-bottom:6px}.verdict .change{font-weight:640;margin-bottom:6px}
.ring{flex:none;width:132px;height:132px}.ring text{text-anchor:middle;fill:var(--ink);font-weight:680}.ring .word{font-size:11px}
.numbers{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;margin:0}@media(max-width:600px){.numbers{grid-template-columns:repeat(2,minmax(0,1fr))}}
.numbers div{padding:12px 16px}.numbers dt{color:var(--muted);font-size:12.5px}.numbers dd{margin:0;font-size:20px;font-weight:640}
.issues{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));margin:0;padding:12px 16px;gap:10px 12px}@media(max-width:720px){.issues{grid-template-columns:repeat(3,minmax(0,1fr))}}@media(max-width:360px){.issues{grid-template-columns:repeat(2,minmax(0,1fr))}}
.issues dt{color:var(--muted);font-size:12.5px}.issues dt::before{${markRule};margin-inline-end:6px}.issues dd{margin:0;font-size:17px;font-weight:640}
.bar{display:flex;gap:1px;height:12px;border-radius:4px;overflow:hidden;background:var(--line)}.bar i{background:var(--f);min-width:3px}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:8px 0 0;padding:0;list-style:none;color:var(--muted);font-size:12.5px}
.legend li::before{${markRule};margin-inline-end:6px}
ol,ul{padding:0;margin:0;list-style:none}.rows>li{padding:12px 16px;border-top:1px solid var(--line);display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 14px}
.rows>li:first-child{border:0}.code{font:600 12.5px ${fonts.mono};color:var(--c);background:var(--s);padding:2px 0;min-width:44px;text-align:center;border-radius:6px;align-self:start}.code.word{min-width:64px}
.rows h3{margin-bottom:2px}
@media(max-width:400px){.rows>li{grid-template-columns:minmax(0,1fr);gap:6px}.rows .code{justify-self:start;padding:2px 8px;min-width:0}}
.url{font:12.5px ${fonts.mono};overflow-wrap:anywhere;unicode-bidi:plaintext}
a{color:inherit;text-underline-offset:3px;text-decoration-color:color-mix(in oklab,currentColor 40%,transparent)}
details{border-top:1px solid var(--line)}details:first-child,details.card{border-top-width:0}details.card{border-width:1px}
summary{position:relative;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px;padding-block:9px;padding-inline:32px 16px;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}summary b{font-weight:620}
summary::before{content:"";position:absolute;inset-inline-start:16px;top:17px;width:6px;height:6px;border:solid var(--muted);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details[open]>summary::before{transform:rotate(45deg)}
summary .badge{padding:0 8px;border-radius:99px;color:var(--c);background:var(--s);font-size:12px;font-weight:600;white-space:nowrap}summary .first{flex:1 1 200px;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--muted);font:12px ${fonts.mono}}details[open]>summary>.first{display:none}
details>div{padding:0 16px 12px}.folds .rows{margin:0 -16px -12px}.folds .rows>li:first-child{border-top:1px solid var(--line)}.lines{margin-top:6px}.lines li{padding:2px 0}
.bars{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr));gap:0 32px}
.chart{width:100%;height:auto}.chart text{font-size:10px;fill:var(--muted)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:6px}
@page{margin:16mm}
@media print{:root{color-scheme:light}body{background:#fff}*{print-color-adjust:exact}main{max-width:none;padding:0}.card{break-inside:auto}.rows>li,h2{break-inside:avoid}h2,h2+.muted{break-after:avoid}details::details-content{content-visibility:visible;height:auto}summary .first,summary::before{display:none}}
`;
