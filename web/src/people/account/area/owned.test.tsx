// @vitest-environment happy-dom
import { ownClaimsCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  changeConsentCall,
  type PersonalArea,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { stopRenewalCall } from '@riparo/domain/buy/deal/renewal-calls.ts';
import { addPlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { shownNotices } from '@riparo/ui/notices.ts';
import { describe, expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../../../test/markup.ts';
import { onPage, settled } from '../../../../test/on-page.ts';
import { ownDeal } from '../../../../test/own-deal.ts';
import { problem, serving } from '../../../../test/server.ts';
import { Claims } from './Claims.tsx';
import { Consents } from './Consents.tsx';
import { Plate } from './Plate.tsx';
import { Policies } from './Policies.tsx';
import { Renewal } from './Renewal.tsx';

const today = isoDate('2026-11-15');
const nothing = () => undefined;

const signed = { event: 'signed', status: 6, at: '2026-11-14T23:30:00Z', text: 'Hai firmato' };
const shown = (...deals: readonly OwnDeal[]) => {
  const markup = markupOf(
    <Policies deals={deals} today={today} onPlateAdded={nothing} onChanged={nothing} />,
  );
  return {
    order: [...markup.matchAll(/<ul class="list">|pratica-[\w-]+(\d)"|Concluse e chiuse \(\d\)/g)].map(
      ([found, place]) => place ?? found,
    ),
    isClosedOpen: /<details class="closed"[^>]* open/.test(markup),
    openDocuments: [...markup.matchAll(/<details class="fold"[^>]* open/g)].length,
  };
};

describe('the customer’s policies', () => {
  const [running, starting, waiting, closed] = [
    { startsOn: '2026-11-01' },
    {},
    { status: 5 },
    { status: 8 },
  ].map((known, place) =>
    ownDeal({ ...known, history: [signed], uuid: `0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a0${place}` }),
  ) as [OwnDeal, OwnDeal, OwnDeal, OwnDeal];

  test('policies are ordered as active, future and waiting; closed ones are folded away', () => {
    expect(shown(closed, waiting, starting, running)).toEqual({
      order: ['<ul class="list">', '0', '1', '2', 'Concluse e chiuse (1)', '<ul class="list">', '3'],
      isClosedOpen: false,
      openDocuments: 0,
    });
  });
});

describe('a renewal', () => {
  const onStopped = vi.fn<(deals: readonly OwnDeal[]) => void>();
  const renewalOf = (known: Parameters<typeof ownDeal>[0]) =>
    onPage(<Renewal deal={ownDeal({ renewal: 'on', ...known })} onStopped={onStopped} />);
  const renewalText = 'Alla scadenza si rinnova, se non disdici prima del 16/11/2027.';
  const confirmText = 'Confermi? La copertura continua fino al 16/11/2027, poi finisce, senza penali.';
  const stopped = 'Rinnovo disdetto: finisce il 16/11/2027. Trovi la ricevuta nell’e-mail e tra i documenti.';

  test('a renewal is stopped after a confirmation, and the to-do list is reloaded', async () => {
    const late = Promise.withResolvers<{ body: unknown }>();
    const server = serving([stopRenewalCall, late.promise], [ownDealsCall, { body: { data: [ownDeal()] } }]);
    const { press, words, focused, button, place } = await renewalOf({});
    await press('Disdici il rinnovo di Sussidio Pet');
    expect(words()).toBe(`${confirmText}\nConferma la disdetta\nLascia com’è`);
    expect(focused()).toBe(confirmText);
    expect(place.querySelector('p')?.tabIndex).toBe(-1);
    await press('Lascia com’è');
    expect(words()).toBe(`${renewalText}\nDisdici il rinnovo`);
    expect(focused()).toBe(renewalText);
    await press('Disdici il rinnovo');
    expect(button('Conferma').getAttribute('aria-busy')).toBeNull();
    button('Conferma').focus();
    await press('Conferma');
    await press('Conferma');
    expect(button('Conferma').getAttribute('aria-busy')).toBe('true');
    expect(words()).toContain(confirmText);
    expect(focused()).toBe('Conferma la disdetta');
    expect(server.asked).toHaveLength(1);
    await settled(() => late.resolve({ body: { data: { state: 'stopped', endsOn: '2027-11-16' } } }));
    expect(words()).toEqual(stopped);
    expect(focused()).toEqual(stopped);
    expect(onStopped).toHaveBeenCalledExactlyOnceWith([JSON.parse(JSON.stringify(ownDeal()))]);
  });

  test('a renewal that could not be stopped shows the reason, and can be retried', async () => {
    onStopped.mockClear();
    const server = serving([stopRenewalCall, problem(409, 'renewal-not-on')]);
    const { press, words, focused } = await renewalOf({});
    await press('Disdici');
    await press('Conferma');
    expect(words()).toBe('Così non va.\nConferma la disdetta\nLascia com’è');
    expect(focused()).toBe('Così non va.');
    expect(server.asked.map(({ method }) => method)).toEqual(['POST']);
    server.tell(stopRenewalCall, new Promise(nothing));
    await press('Conferma');
    expect(words()).toContain(confirmText);
  });
});

test('a plate entered before the signature can still be corrected', async () => {
  const onAdded = vi.fn<() => void>();
  serving([addPlateCall, { body: { data: { code: 'BCD235', state: 'open' } } }]);
  const { write, press, focused, field, words } = await onPage(
    <Plate uuid={ownDeal().uuid} plate={{ code: 'BCD234', state: 'open' }} onAdded={onAdded} />,
  );
  expect(words()).toContain('Lo stampiamo sui documenti che firmi.');
  await write('Codice del contrassegno', 'BCD235');
  await press('Salva il codice');
  expect(focused()).toBe(
    'Abbiamo salvato il codice BCD235: i documenti da firmare ora lo riportano. Se avevi già chiesto il codice per firmare, chiedine un altro.',
  );
  expect(field('Codice del contrassegno').value).toBe('BCD235');
  expect(onAdded).toHaveBeenCalledOnce();
});

const consent = (known: Partial<PersonalArea['consents'][number]>) => ({
  kind: 'marketing' as const,
  text: 'Novità e offerte',
  version: 'v1',
  given: false,
  since: null,
  awaitedSince: null,
  ...known,
});

const consentInWords = (known: Parameters<typeof consent>[0]) =>
  wordsOf(<Consents consents={[consent(known)]} />);

describe('consents', () => {
  const profiling = consent({
    kind: 'userProfiling',
    text: 'Analisi',
    given: true,
    since: '2026-11-01T23:30:00Z',
  });

  test('consents show the date on which they were given', () => {
    expect(consentInWords({})).toContain('Novità e offerte\nNon l’hai dato.');
    expect(consentInWords({ given: true, since: '2026-11-01T23:30:00Z' })).toContain('Dato il 02/11/2026.');
    expect(consentInWords({ awaitedSince: '2026-11-01T23:30:00Z' })).toContain(
      'In attesa di conferma: è stato chiesto in un modulo il 02/11/2026',
    );
    expect(consentInWords({ given: false, since: '2026-11-01T23:30:00Z' })).toContain(
      'Revocato il 02/11/2026.',
    );
  });

  test('consents are given and withdrawn with a click, one at a time', async () => {
    const late = Promise.withResolvers<{ body: unknown }>();
    const server = serving([changeConsentCall, late.promise]);
    const { choose, field, words } = await onPage(<Consents consents={[consent({}), profiling]} />);
    const state = (name: string) => [field(name).checked, field(name).getAttribute('aria-busy')];
    expect(state('Novità')).toEqual([false, 'false']);
    expect(state('Analisi')).toEqual([true, 'false']);
    await choose('Novità');
    await choose('Analisi');
    expect(state('Novità')).toEqual([true, 'true']);
    expect(state('Analisi')).toEqual([true, 'false']);
    expect(server.asked).toEqual([
      { path: '/api/v1/consents/marketing', method: 'PUT', body: { given: true, version: 'v1' } },
    ]);
    const given = consent({ given: true, since: '2026-11-15T10:00:00Z' });
    await settled(() => late.resolve({ body: { data: [given, profiling] } }));
    expect(state('Novità')).toEqual([true, 'false']);
    expect(words()).toContain('Dato il 15/11/2026.');
    expect(shownNotices().at(-1)?.text).toBe('Fatto: ti terremo al corrente di novità e offerte.');
    server.tell(changeConsentCall, { body: { data: [consent({}), profiling] } });
    await choose('Novità');
    expect(shownNotices().at(-1)?.text).toBe('Fatto: da ora non ti mandiamo più novità e offerte.');
  });

  test('a failed change leaves a consent as it was, and shows the reason until it is retried', async () => {
    const server = serving([changeConsentCall, problem(409, 'consent-text-changed')]);
    const { choose, field, place } = await onPage(<Consents consents={[consent({}), profiling]} />);
    const wrong = () => [...place.querySelectorAll('[aria-invalid="true"]')].map((one) => one.id);
    await choose('Novità');
    expect(field('Novità').checked).toBe(false);
    expect(wrong()).toEqual(['consenso-marketing']);
    server.tell(changeConsentCall, new Promise(nothing));
    await choose('Novità');
    expect(wrong()).toEqual([]);
  });
});

const lines = async (body: unknown, status = 200) => {
  serving([ownClaimsCall, { body, status }]);
  const { place } = await onPage(<Claims />);
  return place.querySelector('ul') && [...place.querySelectorAll('li')].map((line) => line.textContent);
};

describe('claims in the personal area', () => {
  const claim = {
    number: 'S-1',
    path: '/s/1',
    state: 'received',
    what: 'Morso',
    nextWordBy: '2026-11-20T10:00:00Z',
    product: { key: 'pet', title: 'Pet', provider: 'insurer' as const },
    papersMissing: 0,
  };
  const draft = {
    path: '/s/2',
    product: { key: 'pet', title: 'Pet', provider: 'insurer' as const },
    savedAt: '2026-11-14T23:30:00Z',
  };

  test.each<[unknown[], unknown[], readonly string[] | null]>([
    [[], [], null],
    [[claim], [], ['MorsoS-1. L’abbiamo ricevuto: ricevi notizie entro venerdì 20 novembre.']],
    [[{ ...claim, papersMissing: 1 }], [], ['MorsoS-1. Ci serve ancora una cosa.']],
    [[{ ...claim, papersMissing: 2 }], [], ['MorsoS-1. Ci servono ancora 2 cose.']],
    [[{ ...claim, state: 'paid', nextWordBy: null }], [], [expect.stringMatching(/^MorsoS-1\. \S+\.$/)]],
    [[], [draft], ['Pet: denuncia da finireNon l’hai ancora inviata. Ultima modifica: 15 novembre 2026.']],
    [
      [{ ...claim, papersMissing: 1 }],
      [{ ...draft, product: null }],
      [expect.stringMatching(/^Denuncia da finireNon/), 'MorsoS-1. Ci serve ancora una cosa.'],
    ],
  ])('claims %j and drafts %j show %j', async (data, drafts, expectedLines) => {
    expect(await lines({ data, drafts })).toEqual(expectedLines);
  });

  test('claims that failed to load are not shown, but one can still be reported', async () => {
    serving([ownClaimsCall, problem(500, 'Unexpected')]);
    const { place, button } = await onPage(<Claims />);
    expect(place.querySelector('ul')).toBeNull();
    expect(button('Mi è successo qualcosa').getAttribute('href')).toBe('/sinistri');
  });
});
