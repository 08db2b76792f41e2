import { useState } from 'preact/hooks';
import { type ChatName, chatNames } from '../../../api/chats.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';
import { ChannelState, TestResult } from './channel-outcome.tsx';
import { chats, chatTarget, optional } from './chat-target.ts';
import { useChannelTest } from './use-channel-test.ts';
import { useNotificationSettings, useSaveSettings } from './use-notification-settings.ts';

interface ChatProps {
  readonly chat: ChatName;
}

interface ChatConflictProps extends ChatProps {
  /** The person's own choice, in words. */
  readonly mine: string;
  readonly saving: ReturnType<typeof useSaveSettings>;
  readonly onClose: () => void;
}

/** A note that somebody else has set up another target for the chat or removed it meanwhile. */
function ChatConflict({ chat, mine, saving: { conflict, keep, take }, onClose }: ChatConflictProps) {
  const { notifications, common } = useTexts();
  if (conflict === undefined) return null;
  const theirs = conflict.theirs.data[chat].target_hint ?? common.conflict.empty;
  return (
    <ConflictNote
      differences={[{ label: notifications.chats.names[chat], mine, theirs }]}
      onKeep={async () => (await keep()) && onClose()}
      onTake={() => {
        take();
        onClose();
      }}
    />
  );
}

function TargetDialog({ chat, onClose }: ChatProps & { readonly onClose: () => void }) {
  const { notifications, settings, common } = useTexts();
  const { names, hints, fields, setUpTitle } = notifications.chats;
  const saving = useSaveSettings();
  const set = async (values: Readonly<Record<string, string>>) => {
    // Faults from the server name `slack/url`, which is no field of this form, so they are shown above the fields.
    if (await saving.save(chatTarget(chat, values))) onClose();
  };
  return (
    <Dialog title={setUpTitle(names[chat])} onClose={onClose}>
      <p class="muted">{hints[chat]}</p>
      <Form label={setUpTitle(names[chat])} onSubmit={set}>
        <ChatConflict chat={chat} mine={notifications.chats.typed} saving={saving} onClose={onClose} />
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
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{settings.save}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ chat, onClose }: ChatProps & { readonly onClose: () => void }) {
  const { notifications, common } = useTexts();
  const { names, removeTitle, removeText, remove } = notifications.chats;
  const saving = useSaveSettings();
  const confirm = async () => {
    if (await saving.save({ [chat]: null })) onClose();
  };
  return (
    <ConfirmFormDialog title={removeTitle(names[chat])} submit={remove} onConfirm={confirm} onClose={onClose}>
      <p>{removeText}</p>
      <ChatConflict chat={chat} mine={common.conflict.empty} saving={saving} onClose={onClose} />
    </ConfirmFormDialog>
  );
}

function ChatRow({ chat }: ChatProps) {
  const { chats: texts, test: testTexts } = useTexts().notifications;
  const settings = useNotificationSettings();
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

/** The card with the chats that can receive messages. */
export function ChatsCard() {
  const { title, lead } = useTexts().notifications.chats;
  return (
    <section class="card pad stack" aria-label={title}>
      <h2>{title}</h2>
      <p class="muted">{lead}</p>
      <ul class="chats">
        {chatNames.map((chat) => (
          <ChatRow key={chat} chat={chat} />
        ))}
      </ul>
    </section>
  );
}
