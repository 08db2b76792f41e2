// npm run pack: the packages that people install, as they would be published, in packed/.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { pnpm, root, say, toolchain } from './toolchain.mjs';

const target = join(root, 'packed');
toolchain();
// Archives of other versions would be taken for these.
rmSync(target, { recursive: true, force: true });
const packages = [
  '@linkvitals/sdk',
  '@linkvitals/receiver',
  '@linkvitals/outbound',
  '@linkvitals/crawler',
  'linkvitals',
];
build(...packages);
for (const name of packages) {
  // npm is not used, because it does not apply publishConfig.exports.
  pnpm('--filter', name, 'pack', '--pack-destination', target);
}
say(`npm install ${target}/linkvitals-<package>-<version>.tgz in your project`);
say(`npm install --global ${target}/linkvitals-<version>.tgz for the command`);
