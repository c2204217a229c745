import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { logPeopleCall } from '@riparo/domain/desk/log/log-calls.ts';
import {
  cancelInvitationCall,
  changeColleagueCall,
  colleaguesCall,
  dealPeopleCall,
  inviteStaffCall,
  renewAccessCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeColleague, listColleagues } from './colleagues.ts';
import { actorOf, doerOf } from '../log/actor.ts';
import { cancelInvitation, invite, openInvitations, type SentInvitation } from './invitations.ts';
import type { StaffFollowers, StaffParts } from './staff-member.ts';
import { type InvitationRow, staffMembers } from './tables.ts';

/** Who works here: for whoever manages the desk. */
export function registerColleagues(app: App, parts: StaffParts & StaffFollowers): void {
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
    const changed = await changeColleague(parts, input.params.id, input.body, doerOf(input));
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
