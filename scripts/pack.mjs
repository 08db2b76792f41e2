// npm run pack: the packages that applications use, as they would be published, in packed/.
import { join } from 'node:path';
import { build } from './build.mjs';
import { pnpm, root, say, toolchain } from './toolchain.mjs';

const target = join(root, 'packed');
toolchain();
for (const name of ['sdk', 'receiver', 'outbound', 'crawler']) {
  build(name);
  // npm is not used, because it does not apply publishConfig.exports.
  pnpm('--filter', `@linkvitals/${name}`, 'pack', '--pack-destination', target);
}
say(`npm install ${target}/linkvitals-<package>-<version>.tgz in your project`);
