import { describeChromium } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { expectAccessible, visit } from './visit.ts';

/** Plans of an operator whose agency plan allows less than others. */
const plans = {
  solo: { webhook_endpoints: 1 },
  agency: { webhook_endpoints: 1, fastest_schedule: 'weekly', agency_features: false },
};

describeChromium('what a plan does not allow', (devTools) => {
  it('comes with the smallest plan of this server that does', async () => {
    const stage = await stageDashboard({ LINKVITALS_PLANS: JSON.stringify(plans) });
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0]);
    await person.call('POST', '/webhooks', { url: `${stage.server.url}/hook`, events: ['crawl.failed'] });
    const { page, go, faults } = await visit(devTools, stage, { person });
    await go('/settings/api/webhooks');
    await page.getByText(/All endpoints of this account are used\..*The Pro plan allows it\./).waitFor();
    await go('/settings/api/keys');
    await page.getByText(/The plan of this account has no API keys\..*No plan of this server allows it\./).waitFor();
    await go('/settings/members');
    await page.getByText(/nobody can be invited.*No plan of this server allows it\./).waitFor();
    await go(`/domains/${id}/settings`);
    await page
      .getByText(/This account crawls weekly at the fastest\. More often\? The Solo plan allows it\./)
      .waitFor();
    await page
      .getByText(/The plan of this account does not have these settings\. No plan of this server allows it\./)
      .waitFor();
    await expectAccessible(page, 'settings of a small plan');
    expect(faults()).toEqual([]);
  });
});
