import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { GENERIC_PRODUCT, findQuotableProduct } from '@riparo/domain/understand/quote/products.ts';
import { CALL_KINDS, permissionToWork, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { OPEN_STATES } from '@riparo/domain/care/requests/states.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { addDays, dayInRome, isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  complaintIdSchema,
  type RequestId,
  submissionKeySchema,
} from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { ServerParts } from '../../server/src/assembly/server-parts.ts';
import { openComplaint } from '../../server/src/care/complaints/open-complaint.ts';
import { complaints } from '../../server/src/care/complaints/tables.ts';
import { saveAnswer, sendAnswer, takeComplaint } from '../../server/src/care/complaints/work-complaints.ts';
import { requestCallBack } from '../../server/src/care/contacts/request-call-back.ts';
import { requestQuote } from '../../server/src/care/contacts/request-quote.ts';
import type { StaffActor } from '../../server/src/desk/log/actor.ts';
import { product as itself } from '../../server/src/desk/log/append.ts';
import type { App } from '../../server/src/platform/http/app-instance.ts';
import { Failure } from '../../server/src/platform/http/problem-answers.ts';
import { currentOpeningHours } from '../../server/src/desk/opening-hours/opening-hours.ts';
import { lifeQuoteCreation } from '../../server/src/understand/quotes/life-quotes.ts';
import { openRequest } from '../../server/src/care/requests/open-request.ts';
import { deskRequests } from '../../server/src/care/requests/tables.ts';
import { assignRequest, releaseRequest, takeRequest } from '../../server/src/care/requests/take-requests.ts';
import { noteOnRequest, writeOutcome } from '../../server/src/care/requests/work-requests.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { reportClaim } from './claim-story.ts';
import { busyDay, type Fate, grievances, notes, type Person, personOf } from './busy-day.ts';
import { letInPeople } from './desk-people.ts';

const DAY_MINUTES = 1440;

export type DemonstrationDesk = Awaited<ReturnType<typeof openDemonstrationDesk>>;

export async function openDemonstrationDesk(app: App, parts: ServerParts) {
  const people = await letInPeople(app, parts);
  /** In turn, among those with permission. */
  const whoDoes = (number: number, kind: RequestKind): StaffActor => {
    const able = people.filter(({ role }) => may(role, permissionToWork[kind]));
    const doer = able[number % able.length];
    if (!doer) throw new StartFailure('Al banco non c’è nessuno.');
    return doer;
  };
  return {
    /** Calls everyone who is waiting; they want to know more. */
    async answerAll(): Promise<void> {
      const { db } = parts.app;
      const waiting = await db
        .select()
        .from(deskRequests)
        .where(and(inArray(deskRequests.state, OPEN_STATES), inArray(deskRequests.kind, [...CALL_KINDS])));
      for (const [number, { id, kind }] of waiting.entries()) {
        const doer = whoDoes(number, kind);
        done(await takeRequest(parts.app, id, doer));
        done(await writeOutcome(parts.app, id, { outcome: 'spoken-interested' }, doer));
      }
    },
    /** Everything in chronological order, because history and log are written as they happen. */
    async workThroughBusyDay(goTo: (daysAgo: number) => Date): Promise<void> {
      const steps = busyDay
        .flatMap(({ kind, fate, minutesAgo }) => minutesAgo.map((asked) => ({ kind, fate, asked })))
        .flatMap(({ kind, fate, asked }, number): Step[] => {
          let id: RequestId;
          const ask = async () => void (id = await askFor(parts.app, kind, personOf(number), number));
          const doer = whoDoes(number, kind);
          const worked = workOf(fate, notes[number % notes.length] ?? '');
          return [
            { minutesAgo: asked, run: ask },
            ...worked.map(({ after, work }) => ({
              minutesAgo: asked * (1 - after),
              run: async () => done(await work(parts.app, id, doer)),
            })),
          ];
        })
        .toSorted((one, other) => other.minutesAgo - one.minutesAgo);
      for (const { minutesAgo, run } of steps) {
        goTo(minutesAgo / DAY_MINUTES);
        await run();
      }
    },
  };
}

type Step = { minutesAgo: number; run: () => Promise<void> };

type AppParts = ServerParts['app'];
type Kind = (typeof busyDay)[number]['kind'];

const consents = { privacy: true, userProfiling: true, marketing: false, account: null };
const newKey = () => submissionKeySchema.parse(randomUUID());

async function askFor(parts: AppParts, kind: Kind, person: Person, number: number): Promise<RequestId> {
  const { firstName, lastName, email, phone, product } = person;
  const now = parts.clock();
  if (kind === 'quote-request') {
    const asked = { product, firstname: firstName, lastname: lastName, email, phone, ...consents };
    const source = `/preventivo/${product}`;
    await requestQuote(parts, findQuotableProduct(product) ?? GENERIC_PRODUCT, {
      ...asked,
      source,
      submissionKey: newKey(),
      account: null,
    });
  } else if (kind === 'call-back' || kind === 'refused-quote') {
    const birthDate = isoDate(kind === 'call-back' ? '1985-03-27' : '1948-06-02');
    const facts = { birthDate, smoker: false, sumAssuredCents: cents(15_000_000), years: 20 };
    const quote = await lifeQuoteCreation(parts)({ firstName, lastName, ...facts }, newKey());
    const source = '/preventivo/contattatemi';
    const asked = {
      email,
      phone,
      ...consents,
      source,
      submissionKey: newKey(),
      byMaker: true,
      account: null,
    };
    await requestCallBack(parts, quote, asked);
  } else if (kind === 'claim') {
    await reportClaim(parts, person, number);
  } else if (kind === 'complaint') {
    await complain(parts, person);
  } else {
    await parts.db.transaction((tx) =>
      openRequest(tx, { kind, sourceId: randomUUID(), ...person, ...dueOf(now) }, now),
    );
  }
  const [opened] = await parts.db.select().from(deskRequests).orderBy(desc(deskRequests.createdAt)).limit(1);
  if (!opened) throw new StartFailure('Una richiesta non è arrivata al banco.');
  return opened.id;
}

/** For a step that no page offers yet: a booked call is due a day and some minutes later. */
function dueOf(now: Date): { deadline: Date; againAt?: Date } {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const booked = after(DAY_MINUTES + 5);
  return { deadline: booked, againAt: booked };
}

async function complain(parts: AppParts, { firstName, lastName, email, phone }: Person): Promise<void> {
  const [before] = await parts.db.select({ number: count() }).from(complaints);
  const grievance = grievances.toReversed()[before?.number ?? 0] ?? grievances[0];
  const { area, story, wish, daysBefore } = grievance;
  const now = parts.clock();
  const given = {
    submissionKey: newKey(),
    channel: daysBefore === 0 ? 'site' : 'pec',
    receivedOn: addDays(dayInRome(now), -daysBefore),
    complainant: 'customer',
    onBehalfOf: null,
    area,
    reference: null,
    story,
    wish,
    firstName,
    lastName,
    email,
    mailboxProvedAt: now,
    phone,
    postalAddress: null,
  } as const;
  await openComplaint(parts, given, { actor: itself, now });
}

/** Assigned, written and sent by a member of staff who handles complaints. */
const answerComplaint = async (parts: AppParts, id: RequestId, doer: StaffActor) => {
  const [request] = await parts.db.select().from(deskRequests).where(eq(deskRequests.id, id));
  const complaint = complaintIdSchema.parse(request?.sourceId);
  const responsabile = { ...doer, role: 'responsabile' } as const;
  done(await takeComplaint(parts, complaint, responsabile));
  const text =
    'Ci scusiamo: al telefono l’informazione era sbagliata.\n\nPuoi recedere senza spese, e ti restituiamo l’intero premio.';
  done(await saveAnswer(parts, complaint, { version: 0, text, outcome: 'accepted' }, responsabile));
  return sendAnswer(parts, complaint, { version: 1 }, responsabile);
};

type Work = {
  /** The elapsed share of the time since the request. */
  after: number;
  work: (parts: AppParts, id: RequestId, doer: StaffActor) => Promise<object>;
};

const take: Work['work'] = (parts, id, doer) => takeRequest(parts, id, doer);
const outcome =
  (written: Parameters<typeof writeOutcome>[2]): Work['work'] =>
  (parts, id, doer) =>
    writeOutcome(parts, id, written, doer);
const callAgain: Work['work'] = async (parts, id, doer) => {
  const later = momentInRome(addDays(dayInRome(parts.clock()), 2), '00:00');
  const againAt = callBy(later, 30, await currentOpeningHours(parts.db)).toISOString();
  return writeOutcome(parts, id, { outcome: 'call-again-on', againAt }, doer);
};

function workOf(fate: Fate, note: string): Work[] {
  const taken: Work = { after: 0.3, work: take };
  const noted: Work = {
    after: 0.5,
    work: (parts, id, doer) => noteOnRequest(parts, id, { key: newKey(), text: note }, doer),
  };
  switch (fate) {
    case 'answered':
      return [{ after: 0.6, work: answerComplaint }];
    case 'new':
      return [];
    case 'taken':
      return [taken];
    case 'noted':
      return [{ after: 0.3, work: (parts, id, doer) => assignRequest(parts, id, doer.id, doer) }, noted];
    case 'released':
      return [taken, noted, { after: 0.7, work: (parts, id, doer) => releaseRequest(parts, id, doer, true) }];
    case 'call-again-on':
      return [taken, { after: 0.6, work: callAgain }];
    case 'gave-up':
      return [0.1, 0.4, 0.7].flatMap((after) => [
        { after, work: take },
        { after: after + 0.05, work: outcome({ outcome: 'no-answer' }) },
      ]);
    default:
      return [taken, { after: 0.6, work: outcome({ outcome: fate, note }) }];
  }
}

/** A refusal by the desk would be an error in this story. */
function done(answer: object): void {
  if (answer instanceof Failure) throw new StartFailure(`Il banco non lo permette: ${answer.error.code}`);
}
