import { randomUUID } from 'node:crypto';
import {
  acceptInvitationCall,
  inviteStaffCall,
  newCodesCall,
  staffCodeCall,
  staffSignInCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { generate } from 'otplib';
import { product } from '../src/desk/log/append.ts';
import { invite } from '../src/desk/staff/invitations.ts';
import { mailsTo } from './account-holder.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { TestServer } from './test-server.ts';

export const staffPassword = 'lampada verde sul molo';

export type Consultant = {
  browser: Browser;
  email: string;
  /** The secret of their authenticator app. */
  secret: string;
  recoveryCodes: string[];
};

export const newStaffEmail = () => `banco-${randomUUID().slice(0, 8)}@example.it`;

/** Invites a staff member as the command line does, and returns the token of the mailed link. */
export async function invited(server: TestServer, role: Role, email = newStaffEmail()): Promise<string> {
  await invite(server.parts, { email, role, invitedBy: product });
  return tokenTo(server, email);
}

export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const [mail] = await mailsTo(server, email);
  const token = /#invito=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no invitation in the mailbox');
  return token;
}

export const codeAt = (secret: string, at: Date) =>
  generate({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** A staff member, from the invitation on, with an authenticator app as second factor. */
export async function atDesk(server: TestServer, role: Role, name = 'Bianca Neri'): Promise<Consultant> {
  const email = newStaffEmail();
  return arrive(server, await invited(server, role, email), email, name);
}

/** The same for a staff member invited by another. */
export async function invitedAtDesk(
  server: TestServer,
  { browser }: Pick<Consultant, 'browser'>,
  role: Role,
  name: string,
): Promise<Consultant> {
  const email = newStaffEmail();
  const { status } = await browser.call(inviteStaffCall, { email, role });
  if (status >= 300) throw new Error(`nobody was invited: ${status}`);
  return arrive(server, await tokenTo(server, email), email, name);
}

/** Accepts an invitation. */
export async function arrive(
  server: TestServer,
  token: string,
  email: string,
  name: string,
): Promise<Consultant> {
  const browser = openBrowser(server);
  const { answer } = await browser.call(newCodesCall, undefined, { token });
  const [firstName = '', lastName = ''] = name.split(' ');
  const code = await codeAt(answer.secret, server.parts.clock());
  const arrived = await browser.call(
    acceptInvitationCall,
    { firstName, lastName, password: staffPassword, secondFactor: { kind: 'codes', code } },
    { token },
  );
  if (arrived.status !== 200) throw new Error(`nobody came to the desk: ${JSON.stringify(arrived.problem)}`);
  return { browser, email, secret: answer.secret, recoveryCodes: arrived.answer.recoveryCodes };
}

/** The same person on another device. The code must be later than the last one used. */
export async function signInAgainAtDesk(server: TestServer, { email, secret }: Consultant): Promise<Browser> {
  const browser = openBrowser(server);
  await browser.call(staffSignInCall, { email, password: staffPassword });
  const { status, problem } = await browser.call(staffCodeCall, {
    code: await codeAt(secret, server.parts.clock()),
  });
  if (status !== 200) throw new Error(`nobody entered: ${JSON.stringify(problem)}`);
  return browser;
}
