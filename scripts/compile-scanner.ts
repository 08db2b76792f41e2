import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/** The folder with the source of the scanner. */
const folder = fileURLToPath(new URL('../packages/crawler/', import.meta.url));

/** Compiles the scanner (packages/crawler/assembly) to a module that holds its WebAssembly. */
export async function compileScanner(): Promise<string> {
  let program: Uint8Array | undefined;
  const options = [
    'assembly/index.ts',
    '-o',
    'scanner.wasm',
    '-O3',
    '--noAssert',
    '--runtime',
    'stub',
    '--enable',
    'simd',
  ];
  const { error, stderr } = await asc.main([...options, '--baseDir', folder], {
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') program = contents;
    },
  });
  if (error !== null || program === undefined) throw new Error(`the scanner does not compile:\n${stderr}`);
  const text = Buffer.from(program).toString('base64');
  return `// Made from packages/crawler/assembly by \`pnpm generate\`. Do not edit.\n/** WebAssembly, in base64. */\nexport const SCANNER = '${text}';\n`;
}
