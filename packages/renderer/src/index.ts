export { findBrowser } from './browser/find-browser.ts';
export { Renderer, type RendererOptions } from './browser/renderer.ts';
export { BrowserError } from './browser/start-browser.ts';
export type { RenderLimits } from './limits.ts';
