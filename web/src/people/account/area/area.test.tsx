// @vitest-environment happy-dom
import { ownClaimsCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  type PersonalArea,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { addPlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage } from '../../../../test/on-page.ts';
import { ownDeal } from '../../../../test/own-deal.ts';
import { problem, serving } from '../../../../test/server.ts';
import { endSession, enterSession, currentSession } from '../../../platform/session/session-store.ts';
import { Area } from './Area.tsx';
import { Claims, Policies, RestOfHome } from './Home.tsx';
import { DealCard } from './DealCard.tsx';

const empty: PersonalArea = {
  calls: [],
  lifeQuotes: [],
  quoteRequests: [],
  reports: [],
  needs: null,
  consents: [],
};
const quoteRequest = { id: 'b1', productTitle: 'Casa', createdAt: '2026-11-01T10:00:00Z' };
const report = { id: 'c1', questionnaire: 'quiz', result: 40, createdAt: '2026-11-01T10:00:00Z' } as const;
const lifeQuote = {
  uuid: 'd1',
  sumAssuredCents: 10_000_000,
  years: 20,
  monthlyCents: 1234,
  createdAt: '2026-11-01T10:00:00Z',
  lastDay: '2027-03-01',
  isOpen: true,
} as PersonalArea['lifeQuotes'][number];
const needs = {
  reportId: 'c1',
  areas: [{ key: 'animali', title: 'Animali', need: 1, cover: 0 }],
} as unknown as NonNullable<PersonalArea['needs']>;

const here = <T,>(data: T) => ({ body: { data } });
const lost = problem(500, 'Unexpected');
const over = problem(401, 'SessionRequired');
const noClaims = { body: { data: [], drafts: [] } };

const covered = ownDeal({ uuid: '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a01', startsOn: '2026-11-01' });
const unsigned = ownDeal({
  uuid: '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a02',
  status: 5,
  next: { step: 'sign', path: '/firma/x' },
});

beforeAll(() => Promise.all([Policies, Claims, RestOfHome].map(({ preload }) => preload())));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
  const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
  enterSession({ authenticated: true, attributes, profileVersion: 1 });
});
afterEach(() => void vi.useRealTimers());

type Served = ReturnType<typeof here> | typeof lost | null;

async function homeWith(deals: Served, area: Served, name: string | null = 'Ada') {
  const server = serving([ownClaimsCall, noClaims]);
  if (deals) server.tell(ownDealsCall, deals);
  if (area) server.tell(personalAreaCall, area);
  const page = await onPage(<Area name={name ?? undefined} />);
  return {
    ...page,
    server,
    isWaiting: () => page.place.querySelector('[data-waiting]') !== null,
    lead: () => page.place.querySelector('h1')?.nextElementSibling?.textContent,
    headings: () => [...page.place.querySelectorAll('h1, h2')].map((heading) => heading.textContent),
  };
}

// Test files of one worker share the session.
afterAll(endSession);

describe('the personal area', () => {
  test.each<[string, readonly OwnDeal[], Partial<PersonalArea>, string]>([
    ['of a new customer', [], {}, 'Qui ritrovi tutto quello che è tuo. Da dove cominciamo?'],
    ['with a request', [], { quoteRequests: [quoteRequest] }, 'Non hai niente in sospeso.'],
    ['with a report', [], { reports: [report] }, 'Non hai niente in sospeso.'],
    ['with a price', [], { lifeQuotes: [lifeQuote] }, 'Non hai niente in sospeso.'],
    [
      'with purchases',
      [covered, unsigned, ownDeal()],
      {},
      'Hai una cosa da fare; oggi una copertura attiva e una in partenza.',
    ],
  ])('the welcome to an area %s sums up its status', async (_whose, deals, known, words) => {
    const { lead } = await homeWith(here(deals), here({ ...empty, ...known }));
    expect(lead()).toBe(words);
  });

  test('a new customer sees where to start, and no empty list', async () => {
    const { headings } = await homeWith(here([]), here(empty));
    expect(headings()).toEqual([
      'Ti diamo il benvenuto, Ada',
      'Quanto sei al riparo?',
      'Che cosa vuoi fare?',
      'I tuoi consensi',
    ]);
  });

  test('the to-do list comes first, then policies, then the rest', async () => {
    const known = { needs, quoteRequests: [quoteRequest], reports: [report] };
    const { headings, button, words } = await homeWith(here([unsigned]), here({ ...empty, ...known }));
    expect(headings()).toEqual([
      'Ti diamo il benvenuto, Ada',
      'Da fare',
      'Le tue coperture',
      'Se succede qualcosa',
      'Sei al riparo allo 0%',
      'I tuoi preventivi',
      'I tuoi report',
      'Che cosa vuoi fare?',
      'I tuoi consensi',
    ]);
    expect(button('Firma ora: Firma i documenti di Sussidio Pet').getAttribute('href')).toBe('/firma/x');
    expect(words()).not.toMatch(/Non riusciamo/);
  });

  test('a need counts as covered while its cover runs', async () => {
    const area = here({ ...empty, needs });
    expect((await homeWith(here([covered]), area)).words()).toContain('Quando hai risposto era lo 0%.');
    expect((await homeWith(here([ownDeal()]), area)).words()).not.toContain('Quando hai risposto');
  });

  test('without its purchases the area says so, claims nothing about them, and can load them again', async () => {
    const { headings, lead, words, press, server } = await homeWith(lost, here({ ...empty, needs }));
    expect(lead()).toBe('Qui ritrovi tutto quello che è tuo.');
    expect(words()).toContain('Non riusciamo a caricare le tue pratiche.');
    expect(words()).not.toContain('preventivi, report e consensi');
    // A claim may concern purchases that failed to load.
    expect(headings()).toEqual([
      'Ti diamo il benvenuto, Ada',
      'Se succede qualcosa',
      'Che cosa vuoi fare?',
      'I tuoi consensi',
    ]);
    server.tell(ownDealsCall, here([covered]));
    await press('Riprova');
    expect(words()).not.toContain('Non riusciamo');
    expect(headings()).toContain('Le tue coperture');
  });

  test('without the other data the area says so, and can load them again', async () => {
    const { headings, lead, words, press, server } = await homeWith(here([covered]), lost);
    expect(lead()).toBe('Qui ritrovi tutto quello che è tuo.');
    expect(words()).toContain('Non riusciamo a caricare preventivi, report e consensi.');
    expect(words()).not.toContain('le tue pratiche');
    expect(headings()).toEqual(['Ti diamo il benvenuto, Ada', 'Le tue coperture', 'Se succede qualcosa']);
    server.tell(personalAreaCall, here(empty));
    await press('Riprova');
    expect(headings()).toContain('I tuoi consensi');
  });

  test.each<[string, Served, Served]>([
    ['purchases', over, here(empty)],
    ['the rest', here([]), over],
  ])(
    'an area whose session is over, according to the call for %s, keeps its placeholder',
    async (_what, deals, area) => {
      const { isWaiting, words } = await homeWith(deals, area);
      expect(currentSession()).toEqual({ status: 'anonymous' });
      expect(isWaiting()).toBe(true);
      expect(words()).not.toContain('Non riusciamo');
    },
  );
});

const toDo = (place: HTMLElement) =>
  [...place.querySelectorAll('[aria-labelledby="da-fare"] li')].map((line) => line.textContent);

describe('the to-do list', () => {
  const plated = ownDeal({
    status: 6,
    startsOn: '2026-11-17',
    plate: { code: null, state: 'late' },
    product: { ...ownDeal().product, title: 'Mi Muovo' },
  });

  test('a to-do entry shows its last day; the first has a button, the others link to their page', async () => {
    const expiring = { ...lifeQuote, lastDay: '2026-11-20' };
    const { place, button } = await homeWith(
      here([plated, unsigned]),
      here({ ...empty, lifeQuotes: [expiring] }),
    );
    expect(toDo(place)).toEqual([
      'Scrivi il codice del contrassegnoManca a Mi Muovo: lo indichi fino al giorno prima dell’inizio.Entro domaniScrivi il codice',
      'Firma i documenti di Sussidio PetHai pagato: la copertura comincia il giorno dopo la firma.',
      expect.stringMatching(/^Il tuo preventivo vita sta per scadereEntro il 20 novembre 2026. €/),
    ]);
    const pressing = [...place.querySelectorAll('[aria-labelledby="da-fare"] [data-pressing]')];
    expect(pressing.map((day) => day.textContent)).toEqual(['Entro domani']);
    expect(button('Firma i documenti').getAttribute('href')).toBe('/firma/x');
  });

  test('the to-do entry for a plate disappears once the plate is entered', async () => {
    const { place, lead, write, press, server, words, focused, partsArrived } = await homeWith(
      here([plated, unsigned]),
      here(empty),
    );
    await partsArrived();
    expect(lead()).toMatch(/^Hai 2 cose da fare/);
    server.tell(addPlateCall, problem(422, 'ValidationFailed', { plateCode: 'Sei segni.' }));
    await write('Codice del contrassegno', 'BCD234');
    await press('Salva il codice');
    expect(words()).toContain('Sei segni.');
    server.tell(addPlateCall, problem(409, 'plate-closed'));
    await press('Salva il codice');
    expect(words()).toContain('Così non va.');
    server.tell(addPlateCall, here({ code: 'BCD234', state: 'closed' }));
    await press('Salva il codice');
    expect(focused()).toBe(
      'Abbiamo salvato il codice BCD234: i documenti firmati restano come sono, e lo trovi nella lettera di benvenuto.',
    );
    expect(place.querySelector('input[name="plateCode"]')).toBeNull();
    expect(lead()).toMatch(/^Hai una cosa da fare/);
    expect(toDo(place)).toHaveLength(1);
    expect(server.asked.at(-1)).toEqual({
      path: `/api/v1/deals/${plated.uuid}/plate`,
      method: 'POST',
      body: { plateCode: 'BCD234' },
    });
  });
});

const cardWith = async (plate: OwnDeal['plate']) => {
  const page = await onPage(
    <ul>
      <DealCard
        deal={ownDeal({ plate })}
        today={'2026-11-15' as never}
        isAlone={false}
        onPlateAdded={() => undefined}
        onChanged={() => undefined}
      />
    </ul>,
  );
  await page.partsArrived();
  const field = page.place.querySelector('input');
  return [page.words().includes('senza il codice del contrassegno'), field && field.value] as const;
};

describe('the number plate', () => {
  test.each<[OwnDeal['plate'], boolean, string | null]>([
    [null, false, null],
    [{ code: null, state: 'open' }, false, ''],
    [{ code: 'BCD234', state: 'open' }, false, 'BCD234'],
    [{ code: null, state: 'late' }, false, ''],
    [{ code: 'BCD234', state: 'closed' }, false, null],
    [{ code: null, state: 'closed' }, true, null],
  ])('the plate %j: says that it is missing: %s, and asks with %j', async (plate, isMissing, asks) => {
    expect(await cardWith(plate)).toEqual([isMissing, asks]);
  });
});
