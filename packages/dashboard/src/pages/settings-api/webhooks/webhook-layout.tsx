import { shortHost } from '@linkvitals/contract/readable/host';
import { readableUrl } from '@linkvitals/contract/readable/url';
import type { Webhook } from '@linkvitals/contract/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'preact/hooks';
import { webhookQuery } from '../../../api/webhook-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Icon } from '../../../parts/buttons/icon.tsx';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Menu, MenuItem } from '../../../parts/overlays/menu.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { Path } from '../../../parts/page/path.tsx';
import { Tabs } from '../../../parts/page/tabs.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { attemptAdvice } from '../deliveries/attempt-advice.ts';
import { AttemptFailure } from '../deliveries/attempt-failure.tsx';
import { AttemptHint } from '../deliveries/attempt-hint.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { Rotation } from './rotation.tsx';
import { TestOutcome } from './test-outcome.tsx';
import { useSwitchWebhook } from './use-switch-webhook.ts';
import { type TestEvent, useTestEvent } from './use-test-event.ts';
import { useFailing, WebhookState } from './webhook-state.tsx';

function WebhookTabs({ webhookId }: { readonly webhookId: string }) {
  const { tabs } = useTexts().webhooks;
  const params = { webhookId };
  return (
    <Tabs label={tabs.label}>
      <Link to="/settings/api/webhooks/$webhookId" params={params} activeOptions={{ exact: true }}>
        {tabs.configuration}
      </Link>
      <Link to="/settings/api/webhooks/$webhookId/deliveries" params={params} activeOptions={{ includeSearch: false }}>
        {tabs.deliveries}
      </Link>
    </Tabs>
  );
}

function Actions({ webhook, test }: { readonly webhook: Webhook; readonly test: TestEvent }) {
  const { webhooks } = useTexts();
  const navigate = useNavigate();
  const toggle = useSwitchWebhook(webhook);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      {webhook.enabled ? (
        <Button kind="primary" busy={test.isSending} onClick={test.send}>
          <Icon name="send" />
          {webhooks.test.send}
        </Button>
      ) : (
        <Button kind="primary" busy={toggle.isPending} onClick={() => toggle.mutate()}>
          <Icon name="play" />
          {webhooks.enable}
        </Button>
      )}
      <Menu label={webhooks.more} buttonClass="button square" button={<Icon name="more" />}>
        {webhook.enabled && (
          <MenuItem icon="close" onSelect={() => toggle.mutate()}>
            {webhooks.disable}
          </MenuItem>
        )}
        <MenuItem icon="trash" danger onSelect={() => setDeleting(true)}>
          {webhooks.remove}
        </MenuItem>
      </Menu>
      {isDeleting && (
        <DeleteWebhookDialog
          webhook={webhook}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/settings/api/webhooks' })}
        />
      )}
    </>
  );
}

/** The reason why an endpoint is sent nothing. */
function Hindrance({ webhook }: { readonly webhook: Webhook }) {
  const { disabled, overLimit } = useTexts().webhooks;
  const { disabled_reason: reason } = webhook;
  if (!webhook.enabled) {
    const text =
      reason !== null && Object.hasOwn(disabled, reason) ? disabled[reason as keyof typeof disabled] : disabled.other;
    return <Note tone={reason === 'manual' ? 'fair' : 'critical'}>{text}</Note>;
  }
  return webhook.over_plan_limit ? <Note tone="fair">{overLimit}</Note> : null;
}

/** The reason why messages to an endpoint do not arrive. */
function FailingNote({ webhook }: { readonly webhook: Webhook }) {
  const { failing } = useTexts().webhooks;
  const failure = useFailing(webhook);
  const advice = failure && attemptAdvice(failure.attempt);
  if (failure === undefined || advice === undefined) return null;
  const reason = failure.status === null ? failing.unreachable : failing.refused;
  return (
    <Note tone="critical">
      <DateTime at={failure.since.toISOString()} text={reason} /> <AttemptFailure attempt={failure.attempt} />{' '}
      <AttemptHint advice={advice} />
    </Note>
  );
}

/** The frame around the pages of an endpoint. */
export function WebhookLayout() {
  const { path } = useTexts().webhooks;
  const { webhookId } = useParams({ from: '/signed-in/settings/api/webhooks/$webhookId' });
  const { webhook } = useSuspenseQuery(webhookQuery(webhookId)).data;
  const { deliveryId } = useParams({ strict: false });
  const test = useTestEvent(webhookId);
  const params = { webhookId };
  const steps = [
    { text: path.settings, link: { to: pagePaths.settings } },
    { text: path.webhooks, link: { to: pagePaths.webhooks } },
    ...(deliveryId === undefined
      ? []
      : [
          { text: shortHost(new URL(webhook.url).host), link: { to: pagePaths.webhook, params } },
          { text: path.deliveries, link: { to: pagePaths.deliveries, params } },
        ]),
  ];
  return (
    <Rotation webhook={webhook}>
      <Path steps={steps} />
      <Page
        title={readableUrl(webhook.url)}
        beside={<WebhookState webhook={webhook} />}
        lead={webhook.description}
        actions={<Actions webhook={webhook} test={test} />}
      >
        <Hindrance webhook={webhook} />
        {/* A test event and the page of a delivery show failures themselves. */}
        {test.delivery === undefined && deliveryId === undefined && <FailingNote webhook={webhook} />}
        <TestOutcome test={test} deliveryId={deliveryId} />
        <WebhookTabs webhookId={webhookId} />
        <Outlet />
      </Page>
    </Rotation>
  );
}
