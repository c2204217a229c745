import { acceptInvitationCall, newCodesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import type { ServerParts } from '../../server/src/assembly/server-parts.ts';
import type { StaffActor } from '../../server/src/desk/log/actor.ts';
import { product } from '../../server/src/desk/log/append.ts';
import type { App } from '../../server/src/platform/http/app-instance.ts';
import { invite } from '../../server/src/desk/staff/invitations.ts';
import { sealSecret } from '../../server/src/desk/staff/one-time-secret.ts';
import { staffMembers } from '../../server/src/desk/staff/tables.ts';
import { createVisitor } from './seed-visitor.ts';

/** Everyone at the demonstration's desk shares one password and one secret for the code app. */
export const deskPassword = 'lampada verde sul molo';
export const deskSecret = 'RIPAROBANCODIMOSTRAZIONE234567AB';

export const codeNow = (now: Date) =>
  generate({ secret: deskSecret, epoch: Math.floor(now.getTime() / 1000) });

type DeskPerson = { firstName: string; lastName: string; role: Role };

export const deskPeople: readonly DeskPerson[] = [
  { firstName: 'Rita', lastName: 'Morandi', role: 'responsabile' },
  { firstName: 'Bianca', lastName: 'Neri', role: 'consulente' },
  { firstName: 'Carlo', lastName: 'Verdi', role: 'consulente' },
  { firstName: 'Dario', lastName: 'Fontana', role: 'consulente' },
  { firstName: 'Elena', lastName: 'Costa', role: 'consulente' },
  { firstName: 'Ugo', lastName: 'Serra', role: 'revisore' },
];

export const deskEmailOf = ({ firstName, lastName }: DeskPerson) =>
  `${firstName}.${lastName}@banco.riparo.example`.toLowerCase();

/** Everyone joins by an invitation, as in reality; then all codes are set to the shared secret. */
export async function letInPeople(app: App, parts: ServerParts): Promise<StaffActor[]> {
  const doers: StaffActor[] = [];
  for (const person of deskPeople) {
    const email = deskEmailOf(person);
    const visitor = createVisitor(app, parts, email);
    await invite(parts.app, { email, role: person.role, invitedBy: product });
    await visitor.settle();
    const params = { token: await visitor.findInMails(/#invito=([\w-]+)/) };
    const { secret } = await visitor.call(newCodesCall, { params });
    const code = await generate({ secret, epoch: Math.floor(parts.app.clock().getTime() / 1000) });
    const { firstName, lastName } = person;
    const { session } = await visitor.call(acceptInvitationCall, {
      params,
      body: { firstName, lastName, password: deskPassword, secondFactor: { kind: 'codes', code } },
    });
    await parts.app.db
      .update(staffMembers)
      .set({ sealedSecret: sealSecret(parts.app, session.id, deskSecret), lastCodeStep: null })
      .where(eq(staffMembers.id, session.id));
    const actor = { id: session.id, name: `${firstName} ${lastName}`, address: '127.0.0.1' };
    if (person.role !== 'revisore') doers.push({ id: session.id, actor, role: person.role });
  }
  return doers;
}
