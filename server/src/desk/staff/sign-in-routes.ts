import {
  closeStaffSessionCall,
  type StaffSession,
  staffCodeCall,
  staffPasskeyCall,
  staffPasskeyRequestCall,
  staffSessionCall,
  staffSessionsCall,
  staffSignInCall,
  staffSignOutCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { may, PERMISSIONS } from '@riparo/domain/platform/call/roles.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { latestSessionEnd } from '@riparo/domain/desk/staff/periods.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../log/actor.ts';
import { appendToLog } from '../log/append.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  setPendingSignInCookie,
  setStaffSessionCookie,
  pendingSignInTokenOf,
  staffTokenOf,
  clearStaffSessionCookie,
} from '../../platform/http/access/staff-cookies.ts';
import { deviceProofsOf, setDeviceProofCookie } from './known-device.ts';
import {
  askForPasskey,
  type Entered,
  enterWithCode,
  enterWithPasskey,
  startSignIn,
  type Where,
} from './sign-in.ts';
import { limitTries } from './staff-limits.ts';
import {
  closeStaffSessionById,
  closeStaffSession,
  findStaffSession,
  listStaffSessions,
} from './staff-sessions.ts';
import type { StaffMember, StaffParts } from './staff-member.ts';

export const sessionFor = (member: StaffMember, endsAt: Date): StaffSession => ({
  ...member,
  permissions: PERMISSIONS.filter((permission) => may(member.role, permission)),
  endsAt: endsAt.toISOString(),
});

/** Sign-in by password and second factor, sign-out by choice or expiry. */
export function registerDeskSignIn(app: App, parts: StaffParts): void {
  const { config, clock, db } = parts;
  const whereOf = (request: FastifyRequest): Where => ({
    device: deviceOfRequest(request),
    address: request.ip,
    deviceProofs: deviceProofsOf(config, request),
  });
  const letIn = ({ member, token, deviceProof }: Entered, request: FastifyRequest, reply: FastifyReply) => {
    setStaffSessionCookie(config, reply, token);
    setDeviceProofCookie(config, request, reply, deviceProof);
    return sessionFor(member, latestSessionEnd(clock()));
  };

  serve(app, staffSignInCall, async ({ body, request, reply }) => {
    const limited = await limitTries(parts, request, body.email);
    if (limited) return limited;
    const started = await startSignIn(parts, { ...body, address: request.ip });
    if (!started) return failure(staffErrors.StaffNotAuthorized);
    setPendingSignInCookie(config, reply, started.token);
    return { secondFactors: started.secondFactors };
  });

  serve(app, staffCodeCall, async ({ body, request, reply }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    const entered = await enterWithCode(
      parts,
      pendingSignInTokenOf(config, request),
      body.code,
      whereOf(request),
    );
    return entered instanceof Failure ? entered : letIn(entered, request, reply);
  });

  serve(app, staffPasskeyRequestCall, async ({ request }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    return askForPasskey(parts, pendingSignInTokenOf(config, request), whereOf(request));
  });

  serve(app, staffPasskeyCall, async ({ body, request, reply }) => {
    const limited = await limitTries(parts, request);
    if (limited) return limited;
    const halfWay = pendingSignInTokenOf(config, request);
    const entered = await enterWithPasskey(parts, halfWay, body.credential, whereOf(request));
    return entered instanceof Failure ? entered : letIn(entered, request, reply);
  });

  serve(app, staffSessionCall, async ({ member, endsAt }) => sessionFor(member, endsAt));

  serve(app, staffSignOutCall, async ({ request, reply }) => {
    const token = staffTokenOf(config, request);
    const session = token ? await findStaffSession(parts, token, { isSignOfLife: false }) : null;
    if (token && session) {
      await db.transaction(async (tx) => {
        await closeStaffSession(tx, token);
        const entry = { action: 'staff.signed-out', subject: `staff ${session.member.id}` } as const;
        await appendToLog(tx, actorOf(session, request), entry, clock());
      });
    }
    clearStaffSessionCookie(config, reply);
    return undefined;
  });

  serve(app, staffSessionsCall, async ({ member, token }) => ({
    data: await listStaffSessions(parts, member.id, token),
  }));

  serve(app, closeStaffSessionCall, async ({ member, params }) =>
    (await closeStaffSessionById(parts, member.id, params.id))
      ? undefined
      : failure(generalErrors['not-found']),
  );
}
