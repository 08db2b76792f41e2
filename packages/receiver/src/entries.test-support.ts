const entries = ['', 'node', 'express', 'koa', 'fastify', 'hono', 'web', 'testing', 'store-contract'];
const stores = ['memory', 'redis', 'knex', 'mongo'].map((store) => `stores/${store}`);
/** Of every entry of the package, the part of its name after `@linkvitals/receiver`. */
export const subpaths = [...entries, ...stores].map((entry) => (entry === '' ? '' : `/${entry}`));
