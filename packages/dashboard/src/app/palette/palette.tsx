import { hostText } from '@linkvitals/contract/readable/host';
import './palette.css';
import type { Session } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { domainQuery } from '../../api/domain-queries.ts';
import { useSession } from '../session/use-role.ts';
import type { Command } from './command.ts';
import { CommandBox } from './command-box.tsx';
import { useAccountCommands } from './use-account-commands.ts';
import { useDomainCommands } from './use-domain-commands.ts';
import { useKindCommands } from './use-kind-commands.ts';
import { usePersonCommands } from './use-person-commands.ts';

interface PaletteProps {
  readonly onClose: () => void;
}

interface GeneralProps extends PaletteProps {
  readonly session: Session;
  /** Commands for the current page. */
  readonly here?: readonly Command[];
  readonly hereName?: string;
}

/** The palette with the commands for the current page, then those that are available everywhere. */
function General({ session, here = [], hereName = '', onClose }: GeneralProps) {
  const account = useAccountCommands(session);
  const kinds = useKindCommands(session);
  const person = usePersonCommands(session);
  return (
    <CommandBox
      session={session}
      commands={[...here, ...account, ...kinds, ...person]}
      hereName={hereName}
      onClose={onClose}
    />
  );
}

function AtDomain({ domain, ...rest }: GeneralProps & { readonly domain: Parameters<typeof useDomainCommands>[0] }) {
  return <General {...rest} here={useDomainCommands(domain)} hereName={hostText(domain.hostname)} />;
}

/** The command palette: leads to every page and domain, and runs the actions of the current page. */
export function Palette({ onClose }: PaletteProps) {
  const session = useSession();
  const { domainId } = useParams({ strict: false });
  const { data: domain } = useQuery({ ...domainQuery(domainId ?? ''), enabled: domainId !== undefined });
  if (domainId === undefined || domain === undefined) return <General session={session} onClose={onClose} />;
  return <AtDomain session={session} domain={domain} onClose={onClose} />;
}
