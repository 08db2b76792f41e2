import '../../../parts/labels/badge.css';
import type { Crawl, ShareLink } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { shareLinksQuery } from '../../../api/domain-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { Deadline } from '../../../parts/labels/deadline.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { languages } from '../../../texts/languages.ts';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { ConfirmDialog } from '../../settings/confirm-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';

function RevokeDialog({ link, onClose }: { readonly link: ShareLink; readonly onClose: () => void }) {
  const { revokeDialog } = useTexts().sharing;
  const queries = useQueryClient();
  const revoke = async () => {
    await client.shareLinks.revoke(link.domain_id, link.id);
    toast(revokeDialog.done);
    onClose();
    await queries.invalidateQueries({ queryKey: shareLinksQuery(link.domain_id).queryKey });
  };
  const { titleMade, titleOf, text, submit } = revokeDialog;
  const made = useFormat().dateTime(new Date(link.created_at));
  const heading = link.name === null ? titleMade(made) : titleOf(link.name);
  return <ConfirmDialog title={heading} text={text} submit={submit} action={revoke} onClose={onClose} />;
}

/** The crawl that the link shows. */
function Shown({ link, crawl }: ShareLinkRowProps) {
  const { reports } = useTexts();
  if (link.crawl_id === null) return <>{reports.newestCrawl}</>;
  const ended = crawl?.finished_at;
  return ended ? <DateTime at={ended} text={reports.crawlOf} /> : reports.earlierCrawl;
}

function Expiry({ at }: { readonly at: string | null }) {
  const { never, expired } = useTexts().sharing;
  if (at === null) return <span class="muted">{never}</span>;
  if (Date.parse(at) <= Date.now()) return <span class="badge unknown">{expired}</span>;
  return <Deadline at={at} />;
}

interface ShareLinkRowProps {
  readonly link: ShareLink;
  readonly crawl: Crawl | undefined;
}

/** One share link: its crawl, its end, and its last use. */
export function ShareLinkRow({ link, crawl }: ShareLinkRowProps) {
  const { columns, unnamed, hasPassword, unused, edit, revoke } = useTexts().sharing;
  const rights = useRights()(link.domain_id);
  const [open, setOpen] = useState<'edit' | 'revoke'>();
  const close = () => setOpen(undefined);
  const id = useId();
  return (
    <tr>
      <td class="whole">
        <b id={id}>{link.name ?? unnamed}</b>
        <div class="small muted">
          <Shown link={link} crawl={crawl} />
          {` · ${languages[link.language]}`}
          {link.has_password && ` · ${hasPassword}`}
        </div>
      </td>
      <td class="whole" data-label={columns.created}>
        <Moment at={link.created_at} />
      </td>
      <td class="whole" data-label={columns.expires}>
        <Expiry at={link.expires_at} />
      </td>
      <td class="whole" data-label={columns.lastUse}>
        {link.last_used_at === null ? <span class="muted">{unused}</span> : <Moment at={link.last_used_at} />}
      </td>
      <td class="whole">
        {rights.has('edit') && (
          <div class="cell-actions">
            <Button aria-describedby={id} onClick={() => setOpen('edit')}>
              {edit}
            </Button>
            <Button aria-describedby={id} onClick={() => setOpen('revoke')}>
              {revoke}
            </Button>
          </div>
        )}
        {open === 'edit' && <EditDialog link={link} onClose={close} />}
        {open === 'revoke' && <RevokeDialog link={link} onClose={close} />}
      </td>
    </tr>
  );
}
