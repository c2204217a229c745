import { randomUUID } from 'node:crypto';
import { callBy } from '@riparo/domain/opening-hours/call-by.ts';
import { GENERIC_PRODUCT, findQuotableProduct } from '@riparo/domain/quote/products.ts';
import { OPEN_STATES } from '@riparo/domain/requests/states.ts';
import { addDays, dayInRome, isoDate, momentInRome } from '@riparo/domain/values/calendar.ts';
import { type RequestId, submissionKeySchema } from '@riparo/domain/values/ids.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { desc, inArray } from 'drizzle-orm';
import type { ServerParts } from '../../server/src/assembly/server-parts.ts';
import { requestCallBack } from '../../server/src/contacts/request-call-back.ts';
import { requestQuote } from '../../server/src/contacts/request-quote.ts';
import type { App } from '../../server/src/http/app-instance.ts';
import { Failure } from '../../server/src/http/problem-answers.ts';
import { openingHoursNow } from '../../server/src/opening-hours/opening-hours.ts';
import { lifeQuoteCreation } from '../../server/src/quotations/life-quotes.ts';
import type { Doer } from '../../server/src/requests/change-request.ts';
import { openRequest } from '../../server/src/requests/open-request.ts';
import { deskRequests } from '../../server/src/requests/tables.ts';
import { assignRequest, releaseRequest, takeRequest } from '../../server/src/requests/take-requests.ts';
import { noteOnRequest, writeOutcome } from '../../server/src/requests/work-requests.ts';
import { StartFailure } from '../../server/src/settings/start-failure.ts';
import { busyDay, type Fate, notes, type Person, personOf } from './busy-day.ts';
import { letInPeople } from './desk-people.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** The demonstration's desk, with people who work. */
export type DemonstrationDesk = Awaited<ReturnType<typeof openDemonstrationDesk>>;

export async function openDemonstrationDesk(app: App, parts: ServerParts) {
  const people = await letInPeople(app, parts);
  const whoDoes = (number: number): Doer => {
    const doer = people[number % people.length];
    if (!doer) throw new StartFailure('Al banco non c’è nessuno.');
    return doer;
  };
  return {
    /** Everybody who waits is called, and wants to know more. */
    async answerAll(): Promise<void> {
      const { db } = parts.app;
      const waiting = await db.select().from(deskRequests).where(inArray(deskRequests.state, OPEN_STATES));
      for (const [number, { id }] of waiting.entries()) {
        done(await takeRequest(parts.app, id, whoDoes(number)));
        done(await writeOutcome(parts.app, id, { outcome: 'spoken-interested' }, whoDoes(number)));
      }
    },
    /** Everything in the order in which it happened: history and log are written as they are lived. */
    async workThroughBusyDay(goTo: (daysAgo: number) => Date): Promise<void> {
      const steps = busyDay
        .flatMap(({ kind, fate, minutesAgo }) => minutesAgo.map((asked) => ({ kind, fate, asked })))
        .flatMap(({ kind, fate, asked }, number): Step[] => {
          let id: RequestId;
          const ask = async () => void (id = await askFor(parts.app, kind, personOf(number)));
          const doer = whoDoes(number);
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

const consents = { privacy: true, userProfiling: true, marketing: false };
const newKey = () => submissionKeySchema.parse(randomUUID());

async function askFor(parts: AppParts, kind: Kind, person: Person): Promise<RequestId> {
  const { firstName, lastName, email, phone, product } = person;
  const now = parts.clock();
  if (kind === 'quote-request') {
    const asked = { product, firstname: firstName, lastname: lastName, email, phone, ...consents };
    const source = `/preventivo/${product}`;
    await requestQuote(parts, findQuotableProduct(product) ?? GENERIC_PRODUCT, {
      ...asked,
      source,
      submissionKey: newKey(),
    });
  } else if (kind === 'call-back' || kind === 'refused-quote') {
    const birthDate = isoDate(kind === 'call-back' ? '1985-03-27' : '1948-06-02');
    const facts = { birthDate, smoker: false, sumAssuredCents: cents(15_000_000), years: 20 };
    const quote = await lifeQuoteCreation(parts)({ firstName, lastName, ...facts }, newKey());
    const source = '/preventivo/contattatemi';
    await requestCallBack(parts, quote, { email, phone, ...consents, source, submissionKey: newKey() });
  } else {
    await parts.db.transaction((tx) =>
      openRequest(tx, { kind, sourceId: randomUUID(), ...person, ...dueOf(kind, now) }, now),
    );
  }
  const [opened] = await parts.db.select().from(deskRequests).orderBy(desc(deskRequests.createdAt)).limit(1);
  if (!opened) throw new StartFailure('Una richiesta non è arrivata al banco.');
  return opened.id;
}

/** Of those that no page asks for yet: a booked call comes a day and some minutes later, the others have days. */
function dueOf(kind: 'booked-call' | 'claim' | 'complaint', now: Date): { deadline: Date; againAt?: Date } {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  if (kind === 'claim') return { deadline: after(2 * DAY_MINUTES) };
  if (kind === 'complaint') return { deadline: after(45 * DAY_MINUTES) };
  const booked = after(DAY_MINUTES + 5);
  return { deadline: booked, againAt: booked };
}

type Work = {
  /** How much of the time from the request until now has passed. */
  after: number;
  work: (parts: AppParts, id: RequestId, doer: Doer) => Promise<object>;
};

const take: Work['work'] = (parts, id, doer) => takeRequest(parts, id, doer);
const outcome =
  (written: Parameters<typeof writeOutcome>[2]): Work['work'] =>
  (parts, id, doer) =>
    writeOutcome(parts, id, written, doer);
const callAgain: Work['work'] = async (parts, id, doer) => {
  const later = momentInRome(addDays(dayInRome(parts.clock()), 2), '00:00');
  const againAt = callBy(later, 30, await openingHoursNow(parts.db)).toISOString();
  return writeOutcome(parts, id, { outcome: 'call-again-on', againAt }, doer);
};

function workOf(fate: Fate, note: string): Work[] {
  const taken: Work = { after: 0.3, work: take };
  const noted: Work = { after: 0.5, work: (parts, id, doer) => noteOnRequest(parts, id, note, doer) };
  switch (fate) {
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

/** What the desk refuses would be a mistake of this story. */
function done(answer: object): void {
  if (answer instanceof Failure) throw new StartFailure(`Il banco non lo permette: ${answer.error.code}`);
}
