import { setDefaultCACertificates } from 'node:tls';
import { memberNames } from '../cluster/plan.ts';
import type { Leftovers } from '../faults/leftovers.ts';
import type { Mailbox } from '../faults/mailbox.ts';
import { askDatabase } from '../faults/stage.ts';
import { sendVisitors, type Visitors } from '../faults/visitors.ts';
import { openDesk, type OpenDesk } from '../../bench/load/open-desk.ts';
import { peopleAtDesk } from '../../bench/stage/people-at-desk.ts';
import { type Buyers, sendBuyers } from './buyers.ts';
import { type Consultant, sendConsultant } from './consultant.ts';
import type { Scene } from './kinds-of-failure.ts';
import { type PersistentCaller, persistentCaller } from './persistent-caller.ts';
import { type SignedIn, signIn } from './signed-in.ts';
import { type StraightWrites, straightWritesTable, writeStraight } from './straight-writes.ts';
import type { Answer, Asked } from './through-the-door.ts';

/** Everyone using the product while its parts fail. */
export type People = {
  readonly person: SignedIn;
  readonly visitors: Visitors;
  readonly buyers: Buyers;
  readonly consultant: Consultant;
  /** Open and listening throughout, as in a browser. */
  readonly desk: OpenDesk;
  readonly straight: StraightWrites;
  /** How buyers and the consultant reach it. */
  readonly callers: readonly PersistentCaller[];
};

type Sending = {
  readonly scene: Scene;
  readonly ask: (asked: Asked) => Promise<Answer>;
  readonly mailbox: Mailbox;
  readonly leftovers: Leftovers;
  readonly visitors: number;
};

export async function sendPeople({ scene, ask, mailbox, leftovers, ...sending }: Sending): Promise<People> {
  const { plan, certificate, directUrl, ownerUrl } = scene.cluster;
  const over = new AbortController();
  leftovers.undoLater(async () => over.abort());
  const person = await signIn(ask, mailbox);
  const [atWork = '', listening = ''] = await peopleAtDesk(directUrl, 2, 'consulente', new URL(plan.url));

  setDefaultCACertificates([certificate]);
  const desk = await openDesk([plan.url], listening);
  leftovers.undoLater(async () => desk.close());

  const visitors = sendVisitors(sending.visitors, (_, { path, body }) => ask({ method: 'POST', path, body }));
  leftovers.undoLater(async () => visitors.abandon());
  visitors.moveTo(plan.url);

  const buyer = persistentCaller(ask, { signal: over.signal });
  const buyers = sendBuyers(buyer, plan.url);
  const staff = persistentCaller(ask, { cookie: atWork, signal: over.signal });
  const consultant = sendConsultant(staff);

  await askDatabase(ownerUrl, straightWritesTable);
  const straight = writeStraight(
    new Map(memberNames.map((name, index) => [name, straightTo(directUrl, plan.postgres[index] ?? 0)])),
  );
  leftovers.undoLater(straight.stop);
  return { person, visitors, buyers, consultant, desk, straight, callers: [buyer, staff] };
}

/** Bypasses HAProxy, whose address differs only in the port. */
function straightTo(primary: string, port: number): string {
  const url = new URL(primary);
  url.port = String(port);
  return url.href;
}
