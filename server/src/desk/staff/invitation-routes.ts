import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  acceptInvitationCall,
  checkNewcomerCall,
  invitationCall,
  newCodesCall,
  newStaffPasskeyCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { longestSessionEnd } from '@riparo/domain/desk/staff/periods.ts';
import { eq } from 'drizzle-orm';
import { giveStaffSession } from '../../platform/http/access/staff-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { serve } from '../../platform/http/serve.ts';
import { acceptInvitation, checkNewcomer, offerCodes, offerPasskey } from './accept-invitation.ts';
import { sessionFor } from './door-routes.ts';
import { findInvitation } from './invitations.ts';
import { giveDeviceProof } from './known-device.ts';
import { limitTries } from './staff-limits.ts';
import type { StaffParts } from './staff-member.ts';
import { staffMembers } from './tables.ts';

const over = () => failure(staffErrors.InvitationOver);

/** From the mailed link to the first session. */
export function registerInvitations(app: App, parts: StaffParts): void {
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
    giveStaffSession(config, reply, token);
    giveDeviceProof(config, request, reply, deviceProof);
    return { session: sessionFor(member, longestSessionEnd(clock())), recoveryCodes };
  });
}
