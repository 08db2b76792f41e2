import type {
  Invitation,
  InvitationAcceptance,
  InvitationCreate,
  InvitationPreview,
  InvitationSent,
  InvitationToken,
  QueryParameters,
  Session,
} from '@linkvitals/contract/types';
import type { ApiPromise } from '../api-promise.ts';
import type { List } from '../list.ts';
import type { Operations } from '../operations.ts';
import type { ChangeOptions, PostOptions, RequestOptions } from '../request-options.ts';

/** Invitations to the account. Only people may manage them; the last two methods are for who is invited. */
export interface Invitations {
  /** Invites an address. Where no mail is sent, this answer is the only one that holds the link. */
  create(body: InvitationCreate, options?: PostOptions): ApiPromise<InvitationSent>;

  /** All that nobody has accepted, newest first. */
  list(query?: QueryParameters<'listInvitations'>, options?: RequestOptions): List<Invitation>;

  /** Sends one again with another link. */
  resend(invitationId: string, options?: PostOptions): ApiPromise<InvitationSent>;

  /** Its link does not work any more. */
  revoke(invitationId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** What the token of a link is for. Needs nobody to be signed in. */
  inspect(body: InvitationToken, options?: PostOptions): ApiPromise<InvitationPreview>;

  /** Accepts with the session of the invited address, its password, or as somebody new. */
  accept(body: InvitationAcceptance, options?: PostOptions): ApiPromise<Session>;
}

export const invitations = ({ list, post, send, remove }: Operations): Invitations => ({
  create: send('/api/v1/invitations'),
  list: list('/api/v1/invitations'),
  resend: post('/api/v1/invitations/{invitation_id}/resend'),
  revoke: remove('/api/v1/invitations/{invitation_id}'),
  inspect: send('/api/v1/invitations/inspect'),
  accept: send('/api/v1/invitations/accept'),
});
