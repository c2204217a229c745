// @vitest-environment happy-dom
import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { markupOf } from '../../../test/markup.ts';
import { onPage } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { endSession } from '../../platform/session/session-store.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import { ComplaintScreen } from './ComplaintScreen.tsx';

type Complaint = AnswerOf<typeof complaintCall>['data'];

beforeEach(() => {
  endSession();
  sessionStorage.clear();
  for (const { id } of shownNotices()) dismissNotice(id);
});

async function open(part: ReactElement) {
  history.replaceState(null, '', '/');
  const page = await onPage(<BrowserRouter>{part}</BrowserRouter>);
  await page.partsArrived();
  return { ...page, has: (words: string) => page.words().includes(words) };
}

const file: SentFile = {
  id: 'foto',
  name: 'foto.jpg',
  sizeBytes: 10,
  arrivedBytes: 10,
  state: 'stored',
  previewPath: null,
  path: '/f/foto',
};
const complaint = (known: Partial<Complaint>): Answer => ({
  body: {
    data: {
      number: 'REC-2026-00012',
      state: 'received',
      receivedOn: '2026-11-02',
      dueBy: '2026-12-17',
      bearer: null,
      endedOn: null,
      area: 'other',
      reference: null,
      story: 'Nessuno mi ha richiamato.',
      wish: 'Una risposta.',
      files: [],
      outcome: null,
      answer: null,
      isAnswerMailed: false,
      closingReason: null,
      closingWords: null,
      ...known,
    } satisfies Complaint,
  },
});

let tokens = 0;
/** At an address of its own: files are stored by address. */
const screen = (answer: Answer | Promise<Answer>) => {
  const server = serving([complaintCall, answer]);
  return open(<ComplaintScreen token={`reclamo-${(tokens += 1)}`} />).then((page) => ({ ...page, server }));
};
const titles = ({ place }: Awaited<ReturnType<typeof screen>>) =>
  [...place.querySelectorAll('h2')].map((title) => title.textContent);

const LATER = 'Se la risposta non arriva o non ti convince';
const FILES = 'Foto e documenti';
const WRITTEN = 'Che cosa ci hai scritto';

describe('a complaint', () => {
  test.each<[string, Partial<Complaint>, readonly string[]]>([
    ['received', {}, [WRITTEN, FILES, LATER]],
    ['being worked', { state: 'in-progress' }, [WRITTEN, FILES, LATER]],
    [
      'answered',
      { state: 'answered', endedOn: '2026-11-20', outcome: 'accepted', answer: 'Hai ragione.' },
      ['La nostra risposta', WRITTEN, 'Se non sei d’accordo'],
    ],
    [
      'answered to an unproved mailbox',
      { state: 'answered', endedOn: '2026-11-20', isAnswerMailed: true },
      ['La risposta è nella tua e-mail', WRITTEN, 'Se non sei d’accordo'],
    ],
    [
      'closed',
      { state: 'closed', endedOn: '2026-11-20', closingWords: 'Scrivi a loro.', files: [file] },
      ['Che cosa ti abbiamo scritto', WRITTEN, FILES, LATER],
    ],
  ])('a complaint that is %s shows its own content', async (_what, known, parts) => {
    const page = await screen(complaint(known));
    expect(titles(page)).toEqual(parts);
    expect(page.has('REC-2026-00012')).toBe(true);
    expect(page.has(known.answer ?? known.closingWords ?? '')).toBe(true);
  });

  test.each<[Complaint['state'], string | null, readonly [canAdd: boolean, canTakeBack: boolean]]>([
    ['received', 'Se aiuta a capire', [true, true]],
    ['in-progress', 'Puoi ancora aggiungerne', [true, false]],
    ['withdrawn', null, [false, false]],
  ])(
    'a complaint that is %s says of its files %j, and lets add and remove: %j',
    async (state, hint, [add, remove]) => {
      const page = await screen(complaint({ state, files: [file] }));
      expect(page.has('foto.jpg')).toBe(true);
      expect(['Se aiuta a capire', 'Puoi ancora aggiungerne'].filter(page.has)).toEqual(hint ? [hint] : []);
      expect(page.place.querySelector('input[type="file"]') !== null).toBe(add);
      expect(page.place.querySelector('li button[aria-label*="foto.jpg"]') !== null).toBe(remove);
    },
  );
});

const fillIn = async ({ write, choose, press }: Awaited<ReturnType<typeof open>>) => {
  await write('Che cosa è successo, e quando?', 'Nessuno mi ha richiamato.');
  await write('Che cosa chiedi?', 'Una risposta.');
  await choose('Sono o ero cliente');
  await choose('Altro');
  await write('Nome', 'Ada');
  await write('Cognome', 'Neri');
  await write('E-mail', 'ada@example.it');
  await press('Manda il reclamo');
};

describe('writing a complaint', () => {
  test('a failed complaint shows the problem, and is sent again unchanged', async () => {
    const server = serving([makeComplaintCall, problem(422, 'ValidationFailed', { story: 'Troppo lungo.' })]);
    const page = await open(<ComplaintForm />);
    await fillIn(page);
    expect(page.has('Troppo lungo.')).toBe(true);
    expect(page.has('Così non va.')).toBe(false);
    server.tell(makeComplaintCall, problem(503, 'Unavailable'));
    await page.press('Manda il reclamo');
    expect(page.has('Troppo lungo.')).toBe(false);
    expect(page.has('Così non va.')).toBe(true);
    server.tell(makeComplaintCall, { status: 201, body: { data: { token: 'reclamo-mio' } } });
    await page.press('Manda il reclamo');
    const [first, , last] = server.asked.map(({ body }) => body);
    expect(first).toMatchObject({ story: 'Nessuno mi ha richiamato.', email: 'ada@example.it' });
    expect(last).toEqual(first);
    expect(location.pathname).toContain('reclamo-mio');
    expect(shownNotices().at(-1)?.text).toMatch(/^Il reclamo è registrato/);
    expect((await open(<ComplaintForm />)).field('Nome').value).toBe('');
  });

  test('the draft of a complaint is restored after hydration', async () => {
    const page = await open(<ComplaintForm />);
    await page.write('Nome', 'Ada');
    await page.choose('Sono o ero cliente');
    expect(
      markupOf(
        <BrowserRouter>
          <ComplaintForm />
        </BrowserRouter>,
      ),
    ).not.toContain('Ada');
    const reopened = await open(<ComplaintForm />);
    expect(reopened.field('Nome').value).toBe('Ada');
    expect(reopened.field('Sono o ero cliente').checked).toBe(true);
  });
});
