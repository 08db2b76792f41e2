import { describeDatabases } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { createInstallation } from './installation.ts';

describeDatabases('migrate down', (open) => {
  it('is refused while a server runs, and not for one that was killed', async () => {
    const installation = await createInstallation({ DATABASE_URL: await open() });
    const [first, second] = [await installation.serve(), await installation.serve({ LINKVITALS_ROLES: 'deliver' })];
    const down = () => installation.run('migrate', 'down');
    const refused = { code: 1, stdout: '', stderr: expect.stringContaining('a server of this database is running') };
    expect(await down()).toMatchObject(refused);
    await first.process.kill('SIGKILL');
    expect(await down()).toMatchObject(refused);
    await second.process.kill('SIGKILL');
    expect(await down()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^undid \d{4}-/) });
    await installation.serve();
  });
});
