import { Link } from '@tanstack/react-router';
import type { MailFault } from '../../api/mail-fault.ts';
import { pagePaths } from '../../page-paths.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Note } from '../page/note.tsx';

/** A note that mails about broken links reach nobody, with a link to the settings. */
export function MailFaultNote({ fault }: { readonly fault: MailFault }) {
  const { mailFaults } = useTexts().domains;
  return (
    <Note tone="fair">
      {mailFaults[fault]} <Link to={pagePaths.notificationSettings}>{mailFaults.see}</Link>
    </Note>
  );
}
