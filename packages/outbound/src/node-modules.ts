/**
 * Node's module tls, which many a crawl does not need: loading it takes 10 ms of processor time, and `import` would also make a list of all
 * root certificates.
 */
export const nodeTls = () => process.getBuiltinModule('node:tls');
export const nodeZlib = () => process.getBuiltinModule('node:zlib');
