import type { Fix } from '@linkvitals/contract/types';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isOutage } from '../../../../api/errors.ts';
import { fixPointsQuery } from '../../../../api/fix-queries.ts';
import { useRights } from '../../../../api/rights.ts';
import { toastError } from '../../../../app/toasts.tsx';
import { Button } from '../../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../../parts/buttons/copy-button.tsx';
import { Icon } from '../../../../parts/buttons/icon.tsx';
import { Menu, MenuItem } from '../../../../parts/overlays/menu.tsx';
import { useFormat, useTexts } from '../../../../texts/texts.tsx';
import { useAssignable } from '../../issues/assignable.ts';
import { useFixText } from '../fix-text.ts';
import { spokenPoints } from '../points.tsx';
import { fixesMarkdown } from './fixes-markdown.ts';
import { IgnoreFixesDialog } from './ignore-fixes-dialog.tsx';
import { MailFixesDialog } from './mail-fixes-dialog.tsx';
import { MAX_SELECTED, type Selection } from './selection.ts';
import type { Act } from './undo-of.ts';
import { useActOnFixes } from './use-act-on-fixes.ts';

interface ChosenProps {
  readonly domainId: string;
  readonly fixes: readonly Fix[];
}

/** The points that come back with all chosen fixes, and the score before and after. A score is rounded down. */
function Gain({ domainId, fixes }: ChosenProps) {
  const { selection, points: pointsText, lessThanOne } = useTexts().fixes;
  const format = useFormat();
  const { data } = useQuery(fixPointsQuery(domainId, fixes.map(({ id }) => id).sort()));
  if (data === undefined) return null;
  const [now, after] = [data.score_now, data.score_after].map((score) => Math.floor(score ?? 0)) as [number, number];
  if (data.points === 0 || data.score_now === null) return <span>{selection.noGain}</span>;
  return (
    <>
      <span>{after > now ? selection.gain(pointsText(after - now)) : lessThanOne}</span>{' '}
      <small>{selection.scores(format.number(now), format.number(after))}</small>
    </>
  );
}

const linkTo = ({ domain_id, id }: Fix): string =>
  new URL(`domains/${domain_id}/issues?fix=${id}`, document.baseURI).href;

/** A button that copies the chosen fixes for a ticket or a message. */
function CopyMarkdown({ hostname, fixes }: Pick<SelectionBarProps, 'hostname'> & Pick<ChosenProps, 'fixes'>) {
  const { fixes: texts, issues } = useTexts();
  const sayFix = useFixText(hostname);
  // Outside of the dashboard nobody knows which domain a path is of.
  const sayElsewhere = useFixText('');
  const said = fixes.map((fix) => {
    const points = spokenPoints(fix.points, texts);
    return { ...sayFix(fix), address: sayElsewhere(fix).address, points, link: linkTo(fix) };
  });
  return <CopyButton value={fixesMarkdown(said, texts.toIssues)} label={issues.copyMarkdown} />;
}

function AssignMenu({ domainId, act }: { readonly domainId: string; readonly act: (act: Act) => void }) {
  const { selection } = useTexts().fixes;
  const people = useAssignable(domainId);
  const assign = (assignee_id: string | null) => act({ action: 'assign', assignee_id });
  return (
    <Menu menuLabel={selection.assign} button={selection.assign} buttonClass="button" upward>
      {people.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => assign(id)}>
          {name}
        </MenuItem>
      ))}
      <hr />
      <MenuItem onSelect={() => assign(null)}>{selection.nobody}</MenuItem>
    </Menu>
  );
}

/** Puts the focus on the list when the bar goes away with the focused element. */
function useFocusAfter(): void {
  useLayoutEffect(
    () => () => {
      const place = document.querySelector<HTMLElement>('.fixes .heads input') ?? document.querySelector('main h1');
      queueMicrotask(() => {
        if (document.activeElement === document.body) (place as HTMLElement | null)?.focus();
      });
    },
    [],
  );
}

/** Ends the selection when Escape is pressed, unless it closes a dialog, a menu or a tip. */
function useEscape(clear: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOthers = event.defaultPrevented || document.querySelector(':popover-open, dialog:modal') !== null;
      if (event.key === 'Escape' && !isOthers) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [clear]);
}

interface SelectionBarProps {
  readonly domainId: string;
  readonly hostname: string;
  readonly selection: Selection;
}

/**
 * The bar at the foot of the window: it says what the chosen fixes bring, hands them over, and does something with all their issues, if the
 * person may.
 */
export function SelectionBar({ domainId, hostname, selection }: SelectionBarProps) {
  const { fixes: texts, issues, common } = useTexts();
  const { selection: says } = texts;
  const { fixes, isFull } = selection;
  const [isIgnoring, setIgnoring] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const actOn = useActOnFixes(domainId);
  const rights = useRights()(domainId);
  const mayEdit = rights.has('edit');
  const act = async (what: Act) => {
    await actOn(fixes, what);
    selection.clear();
  };
  const change = useMutation({
    mutationFn: act,
    onError: (error) => toastError(error, isOutage(error) ? common.noAnswer : common.failed),
  });
  useFocusAfter();
  useEscape(selection.clear);
  const settled = fixes.reduce((sum, fix) => sum + fix.issues, 0);
  return (
    <>
      <section class="fix-bar" aria-label={says.label}>
        <p role="status">
          <b>{says.counts(fixes.length, settled)}</b> <Gain domainId={domainId} fixes={fixes} />{' '}
          {isFull && <small>{says.max(MAX_SELECTED)}</small>}
        </p>
        {mayEdit && <AssignMenu domainId={domainId} act={change.mutate} />}
        {mayEdit && (
          <Button busy={change.isPending} onClick={() => change.mutate({ action: 'acknowledge' })}>
            {issues.acknowledge}
          </Button>
        )}
        {mayEdit && rights.has('crawl') && (
          <Button busy={change.isPending} onClick={() => change.mutate({ action: 'recheck' })}>
            {says.recheck}
          </Button>
        )}
        <Button busy={change.isPending} onClick={() => setMailing(true)}>
          {texts.mail.open}
        </Button>
        <CopyMarkdown hostname={hostname} fixes={fixes} />
        {mayEdit && (
          <Button busy={change.isPending} onClick={() => setIgnoring(true)}>
            {says.ignore}
          </Button>
        )}
        <Button kind="quiet" square aria-label={says.clear} onClick={() => selection.clear()}>
          <Icon name="close" />
        </Button>
      </section>
      {isIgnoring && <IgnoreFixesDialog fixes={fixes} act={act} onClose={() => setIgnoring(false)} />}
      {isMailing && (
        <MailFixesDialog
          domainId={domainId}
          fixes={fixes}
          onSent={() => selection.clear()}
          onClose={() => setMailing(false)}
        />
      )}
    </>
  );
}
