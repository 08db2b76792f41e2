/**
 * Source of the thread that draws logos. It is a separate thread, so that drawing which takes too long can be ended. The library is
 * WebAssembly and has no access to files and network. It is a text and no module, as the service may run as one bundled file.
 */
export const logoWorker = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const { initWasm, Resvg } = require(workerData.library);
(async () => {
  await initWasm(readFileSync(workerData.wasm));
  const { svg, maxWidth, maxHeight, mayGrow } = workerData;
  const font = { fontBuffers: workerData.fonts.map((file) => readFileSync(file)), defaultFontFamily: 'Noto Sans' };
  const probe = new Resvg(svg, { font });
  const fitting = Math.min(maxWidth / probe.width, maxHeight / probe.height);
  const zoom = mayGrow ? fitting : Math.min(1, fitting);
  const drawn = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: zoom } }).render();
  // An image that cannot be decoded is left out without an error.
  if (!drawn.pixels.some((value, at) => at % 4 === 3 && value > 0)) throw new Error('nothing of it can be seen');
  parentPort.postMessage({ png: drawn.asPng() });
})().catch((error) => parentPort.postMessage({ fault: String(error?.message ?? error) }));
`;
