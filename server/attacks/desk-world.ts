import { colleaguesCall, inviteStaffCall, staffSessionsCall } from '@riparo/domain/contract/staff-calls.ts';
import { deskRequestsCall } from '@riparo/domain/contract/request-calls.ts';
import type { Role } from '@riparo/domain/roles/roles.ts';
import { cookiesOf } from '../test/account-holder.ts';
import { atDesk, newStaffEmail, tokenTo } from '../test/desk.ts';
import type { TestServer } from '../test/test-server.ts';

/** The desk on a usual day: somebody of each role, a colleague, and somebody who is on the way. */
export type DeskWorld = {
  /** The cookies of each. */
  sessions: Readonly<Record<Role, string>>;
  colleague: string;
  /** The id of what somebody wants. */
  request: string;
  invitation: string;
  invitationToken: string;
  /** The id of a session of the colleague. */
  device: string;
};

export async function furnishDesk(server: TestServer): Promise<DeskWorld> {
  const consulente = await atDesk(server, 'consulente');
  const responsabile = await atDesk(server, 'responsabile');
  const revisore = await atDesk(server, 'revisore');
  const dora = await atDesk(server, 'consulente', 'Dora Gialli');
  const email = newStaffEmail();
  const invitation = await responsabile.browser.call(inviteStaffCall, { email, role: 'consulente' });
  const { data } = (await responsabile.browser.call(colleaguesCall)).answer;
  const sessions = (await dora.browser.call(staffSessionsCall)).answer.data;
  const waiting = (await responsabile.browser.call(deskRequestsCall)).answer.data;
  return {
    sessions: {
      consulente: cookiesOf(consulente),
      responsabile: cookiesOf(responsabile),
      revisore: cookiesOf(revisore),
    },
    colleague: data.find((each) => each.email === dora.email)?.id ?? '',
    request: waiting[0]?.id ?? '',
    invitation: invitation.answer.id,
    invitationToken: await tokenTo(server, email),
    device: sessions[0]?.id ?? '',
  };
}
