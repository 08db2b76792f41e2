/**
 * Node's parts that many a crawl has no need of: loading them takes 10 ms of processor time, and `import` would also make
 * a list of all root certificates.
 */
export const nodeTls = () => process.getBuiltinModule('node:tls');
export const nodeZlib = () => process.getBuiltinModule('node:zlib');
