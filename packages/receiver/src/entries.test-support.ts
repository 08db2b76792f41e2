const entries = ['', 'node', 'express', 'koa', 'fastify', 'hono', 'web', 'testing', 'store-contract'];
const stores = ['memory', 'redis', 'knex', 'mongo'].map((store) => `stores/${store}`);
/** The subpath of each entry of the package: its name after `@linkvitals/receiver`. */
export const subpaths = [...entries, ...stores].map((entry) => (entry === '' ? '' : `/${entry}`));
