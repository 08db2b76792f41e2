import { useState } from 'preact/hooks';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';
import { ChannelState, TestResult } from './channel-outcome.tsx';
import { type Chat, chats, chatTarget, optional } from './chat-target.ts';
import { useChannelTest } from './use-channel-test.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

interface ChatProps {
  readonly chat: Chat;
}

function TargetDialog({ chat, onClose }: ChatProps & { readonly onClose: () => void }) {
  const { notifications, settings, common } = useTexts();
  const { names, hints, fields, setUpTitle } = notifications.chats;
  const { save, explain } = useNotificationSettings();
  const set = async (values: Readonly<Record<string, string>>) => {
    // Faults of the server name `slack/url`: they are shown above the fields.
    await save(chatTarget(chat, values));
    onClose();
  };
  return (
    <Dialog title={setUpTitle(names[chat])} onClose={onClose}>
      <p class="muted">{hints[chat]}</p>
      <Form label={setUpTitle(names[chat])} onSubmit={set} explain={explain}>
        {chats[chat].map((field, index) => (
          <TextField
            key={field}
            name={field}
            label={fields[field]}
            autoComplete="off"
            spellcheck={false}
            maxLength={2048}
            required={!optional.has(field)}
            autoFocus={index === 0}
          />
        ))}
        <div class="row right">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{settings.save}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ chat, onClose }: ChatProps & { readonly onClose: () => void }) {
  const { names, removeTitle, removeText, remove } = useTexts().notifications.chats;
  const { save } = useNotificationSettings();
  const confirm = async () => {
    await save({ [chat]: null });
    onClose();
  };
  return (
    <ConfirmFormDialog title={removeTitle(names[chat])} submit={remove} onConfirm={confirm} onClose={onClose}>
      <p>{removeText}</p>
    </ConfirmFormDialog>
  );
}

function ChatRow({ chat }: ChatProps) {
  const { chats: texts, test: testTexts } = useTexts().notifications;
  const { settings } = useNotificationSettings();
  const { target_hint: hint, status } = settings[chat];
  const test = useChannelTest(chat);
  const [open, setOpen] = useState<'set' | 'remove'>();
  const close = () => setOpen(undefined);
  const name = texts.names[chat];
  return (
    <li class="chat stack tight">
      <div class="row end">
        <div>
          <h3>{name}</h3>
          {hint !== null && <p class="mono small muted">{hint}</p>}
        </div>
        <div class="row">
          {status.ready && (
            <Button busy={test.isSending} onClick={test.send} aria-label={`${testTexts.chat}: ${name}`}>
              {testTexts.chat}
            </Button>
          )}
          <Button onClick={() => setOpen('set')} aria-label={`${hint === null ? texts.setUp : texts.change}: ${name}`}>
            {hint === null ? texts.setUp : texts.change}
          </Button>
          {hint !== null && (
            <Button kind="quiet" onClick={() => setOpen('remove')} aria-label={`${texts.remove}: ${name}`}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {hint !== null && <ChannelState status={status} />}
      <TestResult messages={test.messages} error={test.error} />
      {open === 'set' && <TargetDialog chat={chat} onClose={close} />}
      {open === 'remove' && <RemoveDialog chat={chat} onClose={close} />}
    </li>
  );
}

/** The chats that messages may go to. */
export function ChatsCard() {
  const { title, lead } = useTexts().notifications.chats;
  return (
    <section class="card pad stack" aria-label={title}>
      <h2>{title}</h2>
      <p class="muted">{lead}</p>
      <ul class="chats">
        {(Object.keys(chats) as Chat[]).map((chat) => (
          <ChatRow key={chat} chat={chat} />
        ))}
      </ul>
    </section>
  );
}
