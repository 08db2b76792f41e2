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
  // The contract is private: its code and types go into ours.
  noExternal: ['@linkvitals/contract'],
  // As files of this program rather than as a package, so that the bundler of types takes them in.
  dts: { compilerOptions: { paths: { '@linkvitals/contract/*': ['../contract/src/*.ts'] } } },
  esbuildOptions(options) {
    options.conditions = ['@linkvitals/source'];
    // Inlines constants, which a later bundler cannot do with what is left of them; names stay readable.
    options.minifySyntax = true;
  },
});
