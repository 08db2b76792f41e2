import { type ConformanceRow, expecting } from '../conformance-row.ts';
import { bytes } from '../plays.ts';

const fine = expecting.ok();
const XHTML = 'application/xhtml+xml';

/** A page without faults, and a missing page that is found in the first only by the rules of its type. */
function holding(name: string, path: string, type: string, markup: (link: string) => string): ConformanceRow[] {
  const missing = `/missing-behind${path}`;
  const page = `<html xmlns="http://www.w3.org/1999/xhtml">${markup(`<a href="${missing}">x</a>`)}</html>`;
  return [
    { name, href: path, expected: fine, play: bytes(page, { 'content-type': `${type}; charset=utf-8` }) },
    { name: `${name}: its link`, href: missing, element: 'none', expected: expecting.broken('not_found') },
  ];
}

/** Rows about links behind self-closing elements of XML, and about text there that is no link in XML. */
export const xhtmlRows: readonly ConformanceRow[] = [
  ...holding('XHTML with elements that close themselves', '/xhtml/closed', XHTML, (link) => {
    return `<head><title/><style/><script type="text/javascript"/></head><body><textarea/><iframe/>${link}</body>`;
  }),
  ...holding('XHTML with a section', '/xhtml/section', XHTML, (link) => {
    return `<body><p><![CDATA[<a href="/in-section">x</a>]]></p><script>//<![CDATA[\n"</script><a href='/in-script'>"//]]></script>${link}</body>`;
  }),
  ...holding('XHTML with names in capitals', '/xhtml/capitals', XHTML, (link) => {
    return `<body><A HREF="/in-capitals">x</A>${link}</body>`;
  }),
  ...holding('XHTML with a prefix', '/xhtml/prefix', XHTML, (link) => {
    const prefixed = link.replaceAll(/(<\/?)/g, '$1h:');
    return `<h:body xmlns:h="http://www.w3.org/1999/xhtml">${prefixed}<o:a xmlns:o="urn:o" href="/of-another"/></h:body>`;
  }),
  ...holding('HTML that looks like XHTML', '/xhtml/html', 'text/html', (link) => {
    return `<body>${link}<textarea/><a href="/in-textarea">x</a></body>`;
  }),
];
