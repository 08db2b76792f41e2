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

/** Invitations to the account. Only people may manage them. The last two methods are for the invited person. */
export interface Invitations {
  /** Invites an address. If no mail is sent, only this answer has the link. */
  create(body: InvitationCreate, options?: PostOptions): ApiPromise<InvitationSent>;

  /** All invitations that were not accepted, newest first. */
  list(query?: QueryParameters<'listInvitations'>, options?: RequestOptions): List<Invitation>;

  /** Sends an invitation again with a new link. */
  resend(invitationId: string, options?: PostOptions): ApiPromise<InvitationSent>;

  /** Revokes an invitation, so that its link stops working. */
  revoke(invitationId: string, options?: ChangeOptions): ApiPromise<undefined>;

  /** The invitation that the token of a link belongs to. Needs no session. */
  inspect(body: InvitationToken, options?: PostOptions): ApiPromise<InvitationPreview>;

  /** Accepts with the session of the invited address, with its password, or as a new person. */
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
