/**
 * Code that runs in pages, as text. What runs in the isolated world has its own prototypes, which the page cannot change; but names of
 * elements may still hide members of `document` and of forms, so members are taken from the prototypes.
 */

/**
 * Runs before each document's own scripts. Without it a dialog would stop the page, a closed popup would leave its opener waiting, and a
 * service worker would leave `register()` waiting. The wall keeps the others from the network; without them pages need not wait for that.
 */
export const BEFORE_SCRIPTS = `(() => {
  delete Navigator.prototype.serviceWorker;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'SharedWorker']) delete globalThis[name];
  globalThis.alert = () => {};
  globalThis.confirm = () => false;
  globalThis.prompt = () => null;
  globalThis.print = () => {};
  globalThis.open = () => null;
})()`;

/** (quietMs, maxMs) => whether the document did not change for quietMs; it watches from the first call on. */
export const REST = `(quietMs, maxMs) => new Promise((done) => {
  const state = (globalThis.linkvitals ??= (() => {
    const made = { changedAt: performance.now() };
    new MutationObserver(() => { made.changedAt = performance.now(); }).observe(document, {
      subtree: true, childList: true, attributes: true,
      attributeFilter: ['href', 'src', 'srcset', 'id', 'name', 'content', 'action', 'data', 'poster'],
    });
    return made;
  })());
  const startedAt = performance.now();
  const look = () => {
    const rest = state.changedAt + quietMs - performance.now();
    if (rest <= 0) return done(true);
    if (performance.now() - startedAt >= maxMs) return done(false);
    setTimeout(look, Math.min(rest, 50));
  };
  look();
})`;

/** () => the number of elements of the document. */
export const SIZE = `() => Reflect.apply(Document.prototype.getElementsByTagName, document, ['*']).length`;

/**
 * (maxCharacters, ...closed shadow roots) => the document. \`noscript\` is emptied, because its content is text here and would be markup for
 * the reader. Done to the page itself: nothing comes after it.
 */
export const READ = `function (maxCharacters, ...closed) {
  const get = (prototype, name, on) => Reflect.get(prototype, name, on);
  const all = (scope, selector) => {
    const prototype = scope === document ? Document.prototype : DocumentFragment.prototype;
    return Reflect.apply(prototype.querySelectorAll, scope, [selector]);
  };
  const scopes = [document, ...closed];
  const roots = new Set(closed);
  for (const scope of scopes) {
    for (const element of all(scope, 'noscript')) element.textContent = '';
    for (const element of all(scope, '*')) {
      const shadow = get(Element.prototype, 'shadowRoot', element);
      if (shadow === null || roots.has(shadow)) continue;
      roots.add(shadow);
      scopes.push(shadow);
    }
  }
  const top = get(Document.prototype, 'documentElement', document);
  if (top === null) return { html: '', isCut: false, base: location.href };
  const shell = get(Element.prototype, 'outerHTML', Reflect.apply(Node.prototype.cloneNode, top, [false]));
  const inner = Reflect.apply(Element.prototype.getHTML, top, [{ serializableShadowRoots: true, shadowRoots: [...roots] }]);
  const html = '<!doctype html>' + shell.replace(/<\\/[^<>]*>$/, '') + inner;
  return { html: html.slice(0, maxCharacters), isCut: html.length > maxCharacters, base: get(Node.prototype, 'baseURI', document) };
}`;
