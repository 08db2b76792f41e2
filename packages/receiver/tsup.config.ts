import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/{index,node,express,fastify,hono,koa,web,testing,store-contract}.ts',
    'src/stores/{memory,redis,knex,mongo}.ts',
  ],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  // The contract package is private, so its code and types are bundled.
  noExternal: ['@linkvitals/contract'],
  // The paths make its types files of this program, so that the bundler of types includes them.
  dts: { compilerOptions: { paths: { '@linkvitals/contract/*': ['../contract/src/*.ts'] } } },
  esbuildOptions(options) {
    options.conditions = ['@linkvitals/source'];
    // It inlines constants, which a later bundler can no longer do; names stay readable.
    options.minifySyntax = true;
  },
});
