import type { Grant, MemberUpdate, Role } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useRole } from '../../../app/session/use-role.ts';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { withReauthentication } from '../reauthentication.ts';
import { useExplain } from '../use-action.ts';
import { draftOf, grantsOf } from './grants-draft.ts';
import { type RightsChoice, RightsField } from './rights-field.tsx';

const isRole = (value: string): value is Role => value === 'owner' || value === 'admin' || value === 'member';

interface RoleFormProps {
  readonly label: string;
  readonly firstRole: Role;
  readonly grants: readonly Grant[];
  /** Whether a member needs a right on at least one domain; default: they need none. */
  readonly needsDomain?: boolean;
  /** Content above the role. */
  readonly above?: ComponentChildren;
  /** The buttons of the form. */
  readonly children: ComponentChildren;
  readonly onSend: (rights: Required<MemberUpdate>, values: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** The form that chooses a role and, for members, their rights. Only owners can choose the role `owner`. */
export function RoleForm({ label, firstRole, grants, needsDomain = false, above, children, onSend }: RoleFormProps) {
  const { members } = useTexts();
  const mine = useRole();
  const explain = useExplain();
  const [role, setRole] = useState(firstRole);
  const [choice, setChoice] = useState<RightsChoice>({
    isOnAll: grants.some(({ domain_id }) => domain_id === null),
    draft: draftOf(grants),
  });
  const given = role === 'member' ? grantsOf(choice.draft, choice.isOnAll) : [];
  const check = () =>
    needsDomain && role === 'member' && given.length === 0 ? { grants: members.form.chooseDomain } : {};
  const send = (values: Readonly<Record<string, string>>) =>
    withReauthentication(() => onSend({ role, grants: given }, values));
  const roles = (['member', 'admin', 'owner'] as const).filter((one) => one !== 'owner' || mine === 'owner');
  return (
    <Form label={label} check={check} onSubmit={send} explain={explain}>
      {above}
      <SelectField
        name="role"
        label={members.form.role}
        hint={members.roleHints[role]}
        value={firstRole}
        onChange={(value) => isRole(value) && setRole(value)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {members.roles[one]}
          </option>
        ))}
      </SelectField>
      {role === 'member' && <RightsField choice={choice} onChoose={setChoice} />}
      {children}
    </Form>
  );
}
