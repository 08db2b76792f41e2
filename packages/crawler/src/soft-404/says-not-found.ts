/** What error pages call themselves, whole: a text that merely speaks of missing pages is not one. */
const PHRASES: readonly RegExp[] = [
  /^(?:error\s*:?\s*)?404(?:\s*:?\s*(?:error|not found|page not found|file not found|page))*$/,
  new RegExp(
    `^(?:(?:sorry|oops)\\W+)?(?:the |this |that |your )?(?:requested )?` +
      `(?:page|file|url|document|product|article|item|content|resource)?\\s*` +
      `(?:was |is |could |can )?not (?:be )?found$`,
  ),
  /^(?:the |this |that )?(?:page|file|url|document) (?:does not|doesn't|no longer) exists?$/,
  /^(?:the |this |that )?page (?:you requested |you are looking for )?(?:cannot|can't|could not|couldn't) be found$/,
  /^(?:diese |die )?seite (?:wurde )?nicht gefunden$/,
  /^page (?:introuvable|non trouv[ée]e)$/,
  /^p[áa]gina no encontrada$/,
  /^p[áa]gina n[ãa]o encontrada$/,
  /^pagina non trovata$/,
  /^pagina niet gevonden$/,
];
/** Between the parts of a title: "Page not found | Shop". */
const SEPARATOR = /\s+[-–—|·•:»«]+\s+|[|·•»«–—]+/;
const LONGEST = 200;
/** Applied to every title of a site, so this alone dismisses most of them. */
const HINT = /404|found|exist|gefunden|introuvable|trouv|encontrada|trovata|gevonden/i;

/** A title or heading whose subject is that the page is not there. */
export function saysNotFound(text: string): boolean {
  if (text.length > LONGEST || !HINT.test(text)) return false;
  const whole = clean(text);
  return [whole, ...text.split(SEPARATOR).map(clean)].some((part) => PHRASES.some((phrase) => phrase.test(part)));
}

function clean(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s"'.!?¡¿(]+|[\s"'.!?)]+$/g, '')
    .replace(/\s+/g, ' ');
}
