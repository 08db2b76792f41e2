import { addDomain, hostnames, setUpOwner, stageDashboard } from './stage.ts';
import { test } from './test.ts';
import { expectAccessible } from './visit.ts';

/** Plans of an operator whose agency plan allows less than others. */
const plans = {
  solo: { webhook_endpoints: 1 },
  agency: { webhook_endpoints: 1, fastest_schedule: 'weekly', agency_features: false },
};

test.describe('what a plan does not allow', () => {
  test('comes with the smallest plan of this server that does', async ({ visit }) => {
    const stage = await stageDashboard({ LINKVITALS_PLANS: JSON.stringify(plans) });
    const person = await setUpOwner(stage);
    const id = await addDomain(stage, person, hostnames[0]);
    await person.call('POST', '/webhooks', { url: `${stage.server.url}/hook`, events: ['crawl.failed'] });
    const { page, go } = await visit(stage, { person });
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
  });
});
