import { accept, admin, editor, invited, owner, signIn } from './people.ts';
import { BLOG, DOCS, MAPS, SHOP } from './sites/names.ts';
import { issueAt, mailedLink, type Stage } from './stage.ts';

/** Time after which one person replies to another. */
const UNTIL_REPLY_MS = 23 * 60_000;

/** An action of people after the crawls of a day. */
export interface Scene {
  readonly daysAgo: number;
  run(stage: Stage): Promise<unknown>;
}

async function inviteGrace({ url, world }: Stage): Promise<void> {
  const ada = await signIn(url, owner);
  await ada.invitations.create({ email: admin.email, role: 'admin' });
  await accept(url, await mailedLink(world, admin), admin.name);
}

async function inviteAlan({ url, world, idOf }: Stage): Promise<void> {
  const ada = await signIn(url, owner);
  const grants = [{ domain_id: idOf(DOCS), rights: ['view' as const, 'edit' as const, 'crawl' as const] }];
  await ada.invitations.create({ email: editor.email, role: 'member', grants });
  await accept(url, await mailedLink(world, editor), editor.name);
}

/** The price list is gone; the owner assigns its issue to Grace. */
async function assignPriceList(stage: Stage): Promise<void> {
  const ada = await signIn(stage.url, owner);
  const grace = await signIn(stage.url, admin);
  const { id } = await issueAt(stage, SHOP, '/downloads/price-list.pdf');
  await ada.issues.comment(id, { text: 'The file went when we moved the shop. Grace, do you still have it?' });
  await ada.issues.update(id, { acknowledged: true, assignee_id: (await grace.me.get()).id });
  stage.clock.moveBy(UNTIL_REPLY_MS);
  await grace.issues.comment(id, { text: 'The one of last year. I will get a new one from the office.' });
}

async function commentOnCampaign(stage: Stage): Promise<void> {
  const grace = await signIn(stage.url, admin);
  const { id } = await issueAt(stage, SHOP, '/campaign/spring');
  await grace.issues.comment(id, { text: 'It fails again since the last release, as in the summer.' });
}

/** The owner ignores an issue of a partner's page, which will work again. */
async function ignorePartner(stage: Stage): Promise<void> {
  const ada = await signIn(stage.url, owner);
  const { id } = await issueAt(stage, SHOP, `https://${MAPS}/shops`);
  await ada.issues.ignore(id, { reason: 'Harbour maps moves its pages, the link will work again.' });
}

async function assignPrint(stage: Stage): Promise<void> {
  const alan = await signIn(stage.url, editor);
  const { id } = await issueAt(stage, DOCS, '/safety/print');
  await alan.issues.update(id, { assignee_id: (await alan.me.get()).id });
  await alan.issues.comment(id, { text: 'I write the page to print this week.' });
}

async function ignoreArchive({ url, idOf }: Stage): Promise<void> {
  const ada = await signIn(url, owner);
  const reason = 'The archive of 2019 is gone for good.';
  await ada.issues.createRule(idOf(BLOG), { url_pattern: `https://${BLOG}/archive/*`, reason });
}

async function addTickets({ url, world }: Stage): Promise<void> {
  const ada = await signIn(url, owner);
  const address = `${world.tickets.url}/linkvitals`;
  const events = ['crawl.completed' as const, 'broken_links.found' as const];
  await ada.webhooks.create({ url: address, description: 'Ticket system', events });
}

async function inviteMary({ url }: Stage): Promise<void> {
  const grace = await signIn(url, admin);
  await grace.invitations.create({ email: invited.email, role: 'admin' });
}

export const scenes: readonly Scene[] = [
  { daysAgo: 88, run: inviteGrace },
  { daysAgo: 62, run: inviteAlan },
  { daysAgo: 60, run: assignPriceList },
  { daysAgo: 40, run: ignoreArchive },
  { daysAgo: 20, run: assignPrint },
  { daysAgo: 18, run: ignorePartner },
  { daysAgo: 16, run: commentOnCampaign },
  { daysAgo: 14, run: addTickets },
  { daysAgo: 2, run: inviteMary },
];
