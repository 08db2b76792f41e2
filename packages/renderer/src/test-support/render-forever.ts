// Renders a page with an endless loop, and writes the process group of its browser.
import { Renderer } from '../browser/renderer.ts';
import { program, render } from './render-page.ts';

const renderer = await Renderer.start({ program: program ?? '', limits: { pageMs: 600_000 } });
process.stdout.write(`${await renderer.group()}\n`);
await render(renderer, '<script>for (;;);</script>');
