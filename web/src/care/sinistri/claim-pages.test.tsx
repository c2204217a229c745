// @vitest-environment happy-dom
import {
  askClaimLinkCall,
  beginLinkedClaimCall,
  beginOwnClaimCall,
  claimCall,
  type ClaimDraft,
  givePaperCall,
  linkedPolicyCall,
  saveClaimAnswersCall,
  type SentClaim,
  submitClaimCall,
  writeToDeskCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import { claimWizard, FILES_STEP } from '@riparo/domain/care/claims/wizard.ts';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { endSession, enterSession } from '../../platform/session/session-store.ts';
import ClaimPage from './ClaimPage.tsx';
import ClaimsPage from './ClaimsPage.tsx';
import { ClaimTools } from './draft/ClaimTools.tsx';
import PolicyClaimPage from './PolicyClaimPage.tsx';

const lost = problem(503, 'Unavailable');
const START_BUTTON = 'Racconta che cosa è successo';
beforeEach(() => {
  endSession();
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of shownNotices()) dismissNotice(id);
});

let tokens = 0;
/** At an address of its own: answers and files are stored by address. */
async function open(page: ReactElement, search = '') {
  const token = `sinistro-${(tokens += 1)}-di-qualcuno`;
  history.replaceState(null, '', `/sinistri/${token}${search}`);
  const opened = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ token }}>{page}</PageParamsProvider>
    </BrowserRouter>,
  );
  await opened.partsArrived();
  return {
    ...opened,
    token,
    has: (words: string) => opened.words().includes(words),
    title: () => opened.place.querySelector('h1')?.textContent,
    pressAndWait: async (name: string) => {
      await opened.press(name);
      await opened.partsArrived();
    },
  };
}
type OpenedPage = Awaited<ReturnType<typeof open>>;

const signedIn = () =>
  enterSession({
    authenticated: true,
    attributes: { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' },
    profileVersion: 1,
  });

const ask = async ({ write, press }: OpenedPage) => {
  await write('Numero della polizza', 'SCI-3F2A9C-88D01B');
  await write('E-mail', 'ada@example.it');
  await press('Mandami il link');
};

describe('starting a claim', () => {
  test('a link is requested with the policy number, which can be corrected', async () => {
    const server = serving([
      askClaimLinkCall,
      problem(422, 'ValidationFailed', { policyNumber: 'Non è un numero.' }),
    ]);
    const page = await open(<ClaimsPage />);
    expect(page.has('Con il numero della polizza')).toBe(true);
    expect(page.has(START_BUTTON)).toBe(false);
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    await ask(page);
    expect(page.has('Non è un numero.')).toBe(true);
    expect(page.has('Così non va.')).toBe(false);
    server.tell(askClaimLinkCall, lost);
    await page.press('Mandami il link');
    expect(page.has('Non è un numero.')).toBe(false);
    expect(page.has('Così non va.')).toBe(true);
    server.tell(askClaimLinkCall, { status: 204, body: null });
    await page.press('Mandami il link');
    expect(server.asked.at(-1)?.body).toEqual({ policyNumber: 'SCI-3F2A9C-88D01B', email: 'ada@example.it' });
    const shownTexts = () => [page.has('Ti mandiamo un link'), page.has('tra poco arriva un’e-mail')];
    expect(shownTexts()).toEqual([false, true]);
    const box = document.activeElement as HTMLElement;
    expect(box.getAttribute('role')).toBe('status');
    expect(box.tabIndex).toBe(-1);
    await page.press('Scrivi di nuovo i dati');
    expect(shownTexts()).toEqual([true, false]);
    expect(page.field('E-mail').value).toBe('');
  });

  test('a signed-in customer starts a claim on their own policy only once', async () => {
    signedIn();
    const server = serving([beginOwnClaimCall, lost]);
    const page = await open(<ClaimsPage />);
    expect(page.has('Con il numero di un’altra polizza')).toBe(true);
    expect(document.activeElement).toEqual(document.body);
    expect(server.asked).toEqual([]);
    await page.press(START_BUTTON);
    expect(page.has('Così non va.')).toBe(true);
    server.tell(beginOwnClaimCall, { status: 201, body: { data: { token: 't', path: '/sinistri/mio' } } });
    await page.press(START_BUTTON);
    expect(location.pathname).toBe('/sinistri/mio');
    expect(server.asked[0]?.body).toEqual(server.asked[1]?.body);
  });
});

const linked = (known: object = {}): Answer => ({
  body: {
    data: {
      number: 'SCI-1',
      title: 'Sussidio Sci',
      productKey: 'ski',
      noun: 'sussidio',
      standing: 'covered',
      endedEarlyOn: null,
      hasGraceDays: false,
      startsOn: '2026-11-01',
      endsOn: '2027-10-31',
      ...known,
    },
  },
});

const facts = ({ place }: OpenedPage) =>
  [...place.querySelectorAll('dl > div')].map((fact) => fact.textContent);

const offers = ({ place }: OpenedPage) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(START_BUTTON));

describe('the link in a mail about a policy', () => {
  test('the link starts one claim when its button is pressed', async () => {
    const server = serving([linkedPolicyCall, linked()], [beginLinkedClaimCall, lost]);
    const page = await open(<PolicyClaimPage />);
    expect(page.has('La tua polizza')).toBe(false);
    expect(page.has('Sussidio Sci')).toBe(true);
    expect(document.activeElement).toEqual(document.body);
    expect(facts(page)).toEqual(['NumeroSCI-1', 'Vale1º novembre 2026 – 31 ottobre 2027']);
    await page.press(START_BUTTON);
    expect(page.has('Così non va.')).toBe(true);
    server.tell(beginLinkedClaimCall, { status: 201, body: { data: { token: 't', path: '/sinistri/suo' } } });
    await page.press(START_BUTTON);
    expect(location.pathname).toBe('/sinistri/suo');
  });

  test.each<[object, readonly string[]]>([
    [{ standing: 'called-off' }, ['NumeroSCI-1', 'Vale1º novembre 2026 – 31 ottobre 2027']],
    [{ startsOn: null }, ['NumeroSCI-1']],
    [{ endsOn: null, standing: 'called-off' }, ['NumeroSCI-1']],
  ])(
    'the link starts a claim even if the cover may not apply, after saying so: %j',
    async (known, notices) => {
      serving([linkedPolicyCall, linked(known)]);
      const page = await open(<PolicyClaimPage />);
      expect(facts(page)).toEqual(notices);
      expect(offers(page)?.disabled).toBe(false);
      expect(page.has('standing' in known ? 'è finito prima' : 'non è ancora cominciata')).toBe(true);
    },
  );
});

const today = dayInRome(new Date());
const happening = { key: 'caduta', label: 'Una caduta', picture: 'fall', guarantee: null, limit: null };
const policy = (uuid: string) => ({
  uuid,
  number: `N-${uuid}`,
  title: `Polizza ${uuid}`,
  productKey: 'ski',
  noun: 'polizza',
  standing: 'covered',
  endedEarlyOn: null,
  hasGraceDays: false,
  startsOn: addDays(today, -60),
  endsOn: addDays(today, 300),
  happenings: [{ ...happening, paysBack: true }],
});
const file: SentFile = {
  id: 'foto',
  name: 'foto.jpg',
  sizeBytes: 10,
  arrivedBytes: 10,
  state: 'stored',
  previewPath: null,
  path: '/f/foto',
};
const allAnswers = {
  what: 'caduta',
  when: addDays(today, -3),
  where: 'Bormio',
  story: 'Sono scivolata.',
  hasOthers: false,
  iban: 'IT60X0542811101000000123456',
};
const draft = (answers: object = {}, known: object = {}): Answer => ({
  body: {
    data: {
      stage: 'draft',
      policies: [policy('a')],
      answers,
      files: [],
      savedAt: '2026-11-10T10:00:00Z',
      keptUntil: '2026-12-10T10:00:00Z',
      ...known,
    } as unknown as ClaimDraft,
  },
});
const changedStory = (story: string) => ({
  reportRows: [{ name: 'story', label: 'Che cosa è successo', value: story, isLong: true }],
});
const sent = (known: object = {}): Answer => ({
  body: {
    data: {
      stage: 'sent',
      number: 'S-1',
      state: 'received',
      version: 1,
      product: { key: 'ski', title: 'Sussidio Sci', provider: 'insurer' },
      policyNumber: 'SCI-1',
      what: 'Una caduta',
      happenedOn: '2026-11-01',
      where: 'Bormio',
      story: 'Sono scivolata.',
      others: null,
      reportRows: [],
      iban: null,
      sentAt: '2026-11-02T10:00:00Z',
      nextWordBy: null,
      papers: [],
      files: [],
      messages: [],
      timeline: [],
      accepted: null,
      end: null,
      ...known,
    } as unknown as SentClaim,
  },
});

const openedWith = async (answers: object, search = '') => {
  serving([claimCall, draft(answers)]);
  const before = history.length;
  const page = await open(<ClaimPage />, search);
  return [page.title(), location.search, history.length - before];
};

describe('a claim at its address', () => {
  test('a claim opens at its first unanswered question', async () => {
    expect(await openedWith({})).toEqual(['Che cosa è successo?', '', 0]);
    expect(await openedWith({ where: 'Bormio' })).toEqual(['Che cosa è successo?', '', 0]);
    expect(await openedWith({ what: 'caduta' })).toEqual(['Quando è successo?', '?passo=2', 0]);
    expect(await openedWith({ what: 'caduta' }, '?passo=1')).toEqual(['Che cosa è successo?', '?passo=1', 0]);
    const files = claimWizard([policy('a') as ClaimablePolicy]).steps.findIndex(
      ({ id }) => id === FILES_STEP,
    );
    expect(await openedWith(allAnswers)).toEqual(['Hai foto o documenti?', `?passo=${files + 1}`, 0]);
  });

  test('a claim taken by staff meanwhile is shown in its current state', async () => {
    const paper = {
      id: 'p',
      kind: 'other',
      title: 'Fattura',
      state: 'asked',
      hint: null,
      why: null,
      note: null,
      files: [],
    };
    const server = serving(
      [claimCall, sent({ papers: [paper] })],
      [writeToDeskCall, sent({ papers: [paper] })],
      [givePaperCall, problem(409, 'ClaimMovedOn')],
    );
    const page = await open(<ClaimPage />);
    await page.write('Scrivi', 'Ecco.');
    await page.press('Invia il messaggio');
    server.tell(claimCall, sent(changedStory('Lo abbiamo chiuso.')));
    await page.press('Non ce l’ho');
    await page.write('Perché non ce l’hai', 'Persa.');
    await page.press('Mandaci la risposta');
    await page.partsArrived();
    expect(page.has('Lo abbiamo chiuso.')).toBe(true);
  });
});

/** The last question but one. */
const atIban = async (known: object = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = serving([claimCall, draft(allAnswers, known)], [saveClaimAnswersCall, draft()]);
  const page = await open(<ClaimPage />);
  await page.pressAndWait('Continua');
  return {
    ...page,
    server,
    submitted: () => server.asked.filter(({ path }) => path.endsWith('submit')).map(({ body }) => body),
    send: async () => {
      await page.press('Invia la denuncia');
      await settled(() => vi.advanceTimersByTimeAsync(1000));
      await page.partsArrived();
    },
  };
};

describe('the questions of a claim', () => {
  test('every answer is stored on the server, and none on the device', async () => {
    const page = await atIban();
    await page.pressAndWait('Continua');
    expect(page.title()).toBe('È tutto giusto?');
    expect(page.has('Nessuna foto per ora')).toBe(true);
    expect(page.server.asked.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { answers: { where: 'Bormio' } },
    });
    expect(localStorage).toHaveLength(0);
    expect(page.has('Salvato')).toBe(true);
  });

  test('a claim is sent once with its files, and then shown on its page', async () => {
    const page = await atIban({ files: [file] });
    await page.pressAndWait('Continua');
    expect(page.has('Con 1 file tra foto e documenti.')).toBe(true);
    page.server.tell(submitClaimCall, lost);
    await page.send();
    expect(page.title()).toBe('È tutto giusto?');
    expect(page.has('Così non va.')).toBe(true);
    page.server.tell(submitClaimCall, sent());
    await page.send();
    expect(page.has('Ricevuto.')).toBe(true);
    expect(location.pathname + location.search).toBe(`/sinistri/${page.token}`);
    const [first, second] = page.submitted();
    expect(second).toEqual(first);
  });

  test('a claim with a refused answer is not sent', async () => {
    const page = await atIban();
    const late = Promise.withResolvers<Answer>();
    page.server.tell(saveClaimAnswersCall, late.promise);
    await page.pressAndWait('Continua');
    expect(page.has('Salviamo…')).toBe(true);
    await page.press('Invia la denuncia');
    await settled(() => late.resolve(problem(422, 'ValidationFailed')));
    await settled(() => vi.advanceTimersByTimeAsync(1000));
    expect(page.has('Così non va.')).toBe(true);
    expect(page.submitted()).toEqual([]);
  });

  test.each(['answers', 'send'] as const)(
    'that another window has sent is shown as it was sent, where this one still %s it',
    async (act) => {
      const page = await atIban();
      page.server.tell(saveClaimAnswersCall, problem(409, 'ClaimSent'));
      page.server.tell(claimCall, sent(changedStory('Detto altrove.')));
      const late = Promise.withResolvers<Answer>();
      if (act === 'send') page.server.tell(saveClaimAnswersCall, late.promise);
      await page.pressAndWait('Continua');
      if (act === 'send') {
        await page.press('Invia la denuncia');
        await settled(() => late.resolve(problem(409, 'ClaimSent')));
        await settled(() => vi.advanceTimersByTimeAsync(1000));
      }
      await page.partsArrived();
      expect(page.has('Detto altrove.')).toBe(true);
      expect(location.pathname + location.search).toBe(`/sinistri/${page.token}`);
      expect([shownNotices().map(({ text }) => text), page.submitted()]).toEqual([['Così non va.'], []]);
    },
  );
});

const tools = () => open(<ClaimTools token="mio" saving="waiting" keptUntil="2026-12-10T10:00:00Z" />);

describe('leaving the questions', () => {
  test('the questions can be resumed by their address', async () => {
    const { place, press, has } = await tools();
    const isOpen = () => place.querySelector('dialog[open]') !== null;
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    expect(isOpen()).toBe(false);
    expect(has('Senza connessione')).toBe(true);
    await press('Continua dopo');
    expect(isOpen()).toBe(true);
    expect(has('fino al 10 dicembre 2026')).toBe(true);
    await press('Copia il link');
    expect(copied).toEqual([`${location.origin}/sinistri/mio`]);
    expect(shownNotices().at(-1)?.kind).toBe('success');
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: () => Promise.reject(new Error('no')) },
    });
    await press('Copia il link');
    expect(shownNotices().at(-1)?.text).toBe('Copia il link dalla barra degli indirizzi.');
    await press('Continua a rispondere');
    expect(isOpen()).toBe(false);
    await press('Continua dopo');
    await press('Chiudi');
    expect(isOpen()).toBe(false);
  });
});
