import type { App } from '../../platform/http/app-instance.ts';
import { registerDeskSignIn, sessionFor } from './sign-in-routes.ts';
import type { StaffChangeHandlers, StaffParts } from './staff-member.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  acceptInvitationCall,
  checkNewcomerCall,
  invitationCall,
  newCodesCall,
  newStaffPasskeyCall,
  cancelInvitationCall,
  changeColleagueCall,
  colleaguesCall,
  dealPeopleCall,
  inviteStaffCall,
  renewAccessCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { latestSessionEnd } from '@riparo/domain/desk/staff/periods.ts';
import { eq } from 'drizzle-orm';
import { setStaffSessionCookie } from '../../platform/http/access/staff-cookies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptInvitation, checkNewcomer, offerCodes, offerPasskey } from './accept-invitation.ts';
import {
  findInvitation,
  cancelInvitation,
  invite,
  openInvitations,
  type SentInvitation,
} from './invitations.ts';
import { setDeviceProofCookie } from './known-device.ts';
import { limitTries } from './staff-limits.ts';
import { staffMembers, type InvitationRow } from './tables.ts';
import { logPeopleCall } from '@riparo/domain/desk/log/log-calls.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { changeColleague, listColleagues } from './colleagues.ts';
import { actorOf, staffActorOf } from '../log/actor.ts';

/** The staff list, for managers of the desk. */
function registerColleagues(app: App, parts: StaffParts & StaffChangeHandlers): void {
  const { db } = parts;
  serve(app, colleaguesCall, async () => {
    const [data, invitations] = await Promise.all([listColleagues(parts), openInvitations(parts)]);
    const nameOf = (id: string | null) => {
      const inviter = data.find((colleague) => colleague.id === id);
      return inviter ? fullNameOf(inviter) : null;
    };
    return {
      data,
      invitations: invitations.map((each) => toOpenInvitation(each, nameOf(each.invitedBy))),
    };
  });

  serve(app, logPeopleCall, async () => {
    const colleagues = await listColleagues(parts);
    return { data: colleagues.map((each) => ({ id: each.id, name: fullNameOf(each) })) };
  });

  serve(app, dealPeopleCall, async () => {
    const colleagues = await listColleagues(parts);
    return {
      data: colleagues
        .filter(({ role, isDisabled }) => !isDisabled && may(role, 'work-deals'))
        .map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
    };
  });

  serve(app, inviteStaffCall, async (input) => {
    const email = emailRule(input.body.email);
    if (!email.ok) return failure(generalErrors.validation, { email: email.message });
    const invitedBy = actorOf(input, input.request);
    const invited = { email: email.value, role: input.body.role, invitedBy };
    const sent = await invite(parts, invited, (known) => (known ? staffErrors.StaffKnown : null));
    return toSentInvitation(sent, invitedBy.name);
  });

  serve(app, cancelInvitationCall, async (input) => {
    const isCanceled = await cancelInvitation(parts, input.params.id, actorOf(input, input.request));
    return isCanceled ? undefined : failure(generalErrors['not-found']);
  });

  serve(app, changeColleagueCall, async (input) => {
    const changed = await changeColleague(parts, input.params.id, input.body, staffActorOf(input));
    return changed ?? failure(generalErrors['not-found']);
  });

  serve(app, renewAccessCall, async (input) => {
    const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, input.params.id));
    if (!member) return failure(generalErrors['not-found']);
    const invitedBy = actorOf(input, input.request);
    const sent = await invite(parts, { email: member.email, role: member.role, invitedBy });
    return toSentInvitation(sent, invitedBy.name);
  });
}

const toOpenInvitation = ({ id, email, role, expiresAt }: InvitationRow, invitedBy: string | null) => ({
  id,
  email,
  role,
  invitedBy,
  expiresAt: expiresAt.toISOString(),
});

const toSentInvitation = <F extends Failure>(sent: SentInvitation | F, invitedBy: string) =>
  sent instanceof Failure ? sent : { ...toOpenInvitation(sent, invitedBy), replaced: sent.replaced };

const over = () => failure(staffErrors.InvitationOver);

/** From the mailed link to the first session. */
function registerInvitations(app: App, parts: StaffParts): void {
  const { config, clock, db } = parts;

  serve(app, invitationCall, async ({ params, request }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    const invitation = await findInvitation(parts, params.token);
    if (!invitation) return over();
    const { email, role, expiresAt, staffId } = invitation;
    const [known] = await db.select().from(staffMembers).where(eq(staffMembers.id, staffId));
    return {
      email,
      role,
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      expiresAt: expiresAt.toISOString(),
    };
  });

  serve(app, checkNewcomerCall, async ({ params, body, request }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    const invitation = await findInvitation(parts, params.token);
    if (!invitation) return over();
    const wrong = await checkNewcomer(body, invitation);
    return Object.keys(wrong).length > 0 ? failure(generalErrors.validation, wrong) : undefined;
  });

  serve(app, newCodesCall, async ({ params, request }) => {
    const limited = await limitTries(parts, request);
    return limited ?? (await offerCodes(parts, params.token)) ?? over();
  });

  serve(app, newStaffPasskeyCall, async ({ params, body, request }) => {
    const limited = await limitTries(parts, request);
    return limited ?? (await offerPasskey(parts, params.token, body)) ?? over();
  });

  serve(app, acceptInvitationCall, async ({ params, body, request, reply }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    const invitation = await findInvitation(parts, params.token);
    if (!invitation) return over();
    const { secondFactor, ...newcomer } = body;
    const wrong = await checkNewcomer(newcomer, invitation);
    if (Object.keys(wrong).length > 0) return failure(generalErrors.validation, wrong);
    const arrived = await acceptInvitation(parts, params.token, {
      newcomer,
      secondFactor,
      device: deviceOfRequest(request),
      address: request.ip,
    });
    if (arrived instanceof Failure) return arrived;
    const { member, token, deviceProof, recoveryCodes } = arrived;
    setStaffSessionCookie(config, reply, token);
    setDeviceProofCookie(config, request, reply, deviceProof);
    return { session: sessionFor(member, latestSessionEnd(clock())), recoveryCodes };
  });
}

export function registerStaff(app: App, parts: StaffParts & StaffChangeHandlers): void {
  registerDeskSignIn(app, parts);
  registerInvitations(app, parts);
  registerColleagues(app, parts);
}
