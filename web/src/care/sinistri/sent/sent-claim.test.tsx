// @vitest-environment happy-dom
import { MAX_MESSAGE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import { givePaperCall, type SentClaim, writeToDeskCall } from '@riparo/domain/care/claims/claim-calls.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../../../test/markup.ts';
import { onPage, settled } from '../../../../test/on-page.ts';
import { problem, serving } from '../../../../test/server.ts';
import { createUploads } from '../../../platform/uploads/uploads.ts';
import { Messages } from './Messages.tsx';
import { Papers } from './Papers.tsx';
import { SentClaimScreen } from './SentClaimScreen.tsx';

type Paper = SentClaim['papers'][number];

const onChanged = vi.fn<(claim: SentClaim) => void>();
const onOutdated = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of shownNotices()) dismissNotice(id);
});

const file = (id: string, state: SentFile['state'] = 'stored'): SentFile => ({
  id,
  name: `${id}.jpg`,
  sizeBytes: 10,
  arrivedBytes: 10,
  state,
  previewPath: null,
  path: `/f/${id}`,
});
const paper = (known: Partial<Omit<Paper, 'id'>> & { readonly id?: string } = {}) =>
  ({
    id: 'a',
    kind: 'other',
    title: 'Fattura',
    state: 'asked',
    hint: null,
    isHealth: false,
    why: null,
    note: null,
    files: [],
    ...known,
  }) as Paper;
const claim = (known: Partial<SentClaim> = {}) =>
  ({
    stage: 'sent',
    number: 'S-1',
    state: 'received',
    version: 1,
    product: { key: 'pet', title: 'Sussidio Pet', provider: 'insurer' },
    policyNumber: 'P-1',
    what: 'Morso',
    happenedOn: '2026-11-01',
    where: 'Roma',
    story: 'È successo.',
    others: null,
    reportRows: [],
    iban: null,
    sentAt: '2026-11-02T10:00:00Z',
    coverWarning: null,
    healthConsent: null,
    nextWordBy: null,
    papers: [],
    files: [],
    messages: [],
    timeline: [{ at: '2026-11-02T10:00:00Z', action: 'submit', text: 'Hai denunciato il sinistro' }],
    accepted: null,
    end: null,
    ...known,
  }) as SentClaim;
const end = { at: '2026-11-09T10:00:00Z', reason: 'Non è coperto.', amountCents: null, iban: null };

let tokens = 0;
/** At an address of its own: files are stored by address. */
const screenOf = (known: Partial<SentClaim>, isNew = false) => (
  <SentClaimScreen
    token={`token-${(tokens += 1)}`}
    claim={claim(known)}
    isNew={isNew}
    onChanged={onChanged}
    onOutdated={onOutdated}
  />
);

const slowUploads = () =>
  createUploads({
    send: () => new Promise(() => undefined),
    takeBack: async () => 'gone',
    lighten: () => null,
    newId: () => 'new',
    pause: () => new Promise(() => undefined),
  });

const asking = async (known: Parameters<typeof paper>[0], uploads = slowUploads()) => {
  const page = await onPage(
    <Papers
      token="x"
      papers={[paper(known)]}
      uploads={uploads}
      isEnded={false}
      hasHealthConsent={false}
      onChanged={onChanged}
      onOutdated={onOutdated}
    />,
  );
  const has = (words: string) => page.words().includes(words);
  return { ...page, has, submit: () => page.place.querySelector<HTMLButtonElement>('[type="submit"]') };
};

test('a claimant reads every row of the report, and the account masked', () => {
  const reportRows = [
    { name: 'where', label: 'Dove', value: 'Roma', isLong: false },
    { name: 'frame', label: 'Numero di telaio', value: 'WBK 123', isLong: false },
  ];
  expect(wordsOf(screenOf({ reportRows, iban: 'IT60 •••• 3456' }))).toContain(
    'Dove\nRoma\nNumero di telaio\nWBK 123\nIBAN\nIT60 •••• 3456',
  );
});

describe('a requested document', () => {
  const taken = { body: { data: { number: 'S-1' } } };

  test('a requested document is answered with its file, once uploaded', async () => {
    const server = serving([givePaperCall, problem(503, 'Unavailable')]);
    const uploads = slowUploads();
    uploads.hear([file('theirs')], 'b');
    const { press, has, attach, submit } = await asking({}, uploads);
    await press('Ho finito');
    expect(has('Aggiungi prima il file, o scrivi perché non ce l’hai.')).toBe(true);
    expect(server.asked).toEqual([]);
    await attach('Scegli foto o PDF', new File(['1'], 'a.jpg'));
    expect(submit()?.disabled).toBe(true);
    await settled(() => {
      uploads.remove('new');
      uploads.hear([file('one'), file('two', 'arriving')], 'a');
    });
    expect(submit()?.disabled).toBe(false);
    await press('Ho finito');
    expect(has('Aggiungi prima')).toBe(false);
    expect(has('Così non va.')).toBe(true);
    server.tell(givePaperCall, taken);
    await press('Ho finito');
    expect(has('Così non va.')).toBe(false);
    expect(server.asked.at(-1)).toMatchObject({ path: expect.stringContaining('/papers/a'), body: {} });
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(taken.body.data);
    expect(shownNotices().at(-1)?.text).toBe('Inviato: Fattura.');
  });

  test('a document the claimant does not have is answered with the reason', async () => {
    const server = serving([givePaperCall, taken]);
    const { press, has, write, field } = await asking({});
    await press('Ho finito');
    await press('Non ce l’ho');
    expect(has('Aggiungi prima')).toBe(false);
    expect(has('Scegli foto')).toBe(false);
    expect(has('Non ce l’ho')).toBe(false);
    expect(field('Perché non ce l’hai').getAttribute('aria-invalid')).toBeNull();
    await press('Mandaci la risposta');
    expect(has('Scrivi perché non ce l’hai.')).toBe(true);
    await press('Torna indietro');
    expect(has('Scrivi perché')).toBe(false);
    expect(has('Scegli foto')).toBe(true);
    expect(has('Ho finito')).toBe(true);
    await press('Non ce l’ho');
    await write('Perché non ce l’hai', '  Persa. ');
    await press('Mandaci la risposta');
    expect(server.asked.map(({ body }) => body)).toEqual([{ note: 'Persa.' }]);
  });

  test('a requested account number is validated here, and can be declined too', async () => {
    const server = serving([
      givePaperCall,
      problem(422, 'ValidationFailed', { iban: 'Non esiste.', other: 'Altro.' }),
    ]);
    const { press, has, write, words } = await asking({ kind: 'iban' });
    expect(has('Scegli foto')).toBe(false);
    await write('IBAN', 'IT00');
    await press('Manda l’IBAN');
    // The error is at the field, and nowhere else.
    expect(words().split('Errore: ')).toHaveLength(2);
    expect(server.asked).toEqual([]);
    expect(has('Aggiungi prima')).toBe(false);
    await write('IBAN', 'IT60X0542811101000000123456');
    await press('Manda l’IBAN');
    expect(server.asked.at(-1)?.body).toEqual({ iban: 'IT60X0542811101000000123456' });
    expect(has('Non esiste.')).toBe(true);
    expect(has('Altro.')).toBe(false);
    expect(has('Errore: ')).toBe(false);
    await press('Non ce l’ho');
    expect(has('\nIBAN\n')).toBe(false);
    expect(has('Mandaci la risposta')).toBe(true);
    server.tell(givePaperCall, taken);
    await write('Perché non ce l’hai', 'Non ho un conto.');
    await press('Mandaci la risposta');
    expect(server.asked.at(-1)?.body).toEqual({ note: 'Non ho un conto.' });
  });

  test.each(['ClaimMovedOn', 'ClaimEnded'])(
    'after a document is refused because the claim moved on (%s), the claim is reloaded',
    async (code) => {
      serving([
        givePaperCall,
        { ...problem(409, code), body: { code, status: 409, message: `Oggi ${code}.` } },
      ]);
      const uploads = slowUploads();
      uploads.hear([file('one')], 'a');
      const { press } = await asking({}, uploads);
      await press('Ho finito');
      expect(onOutdated).toHaveBeenCalledOnce();
      expect(onChanged).not.toHaveBeenCalled();
      expect(shownNotices().at(-1)).toMatchObject({ kind: 'info', text: `Oggi ${code}.` });
    },
  );
});

describe('messages of a claim', () => {
  test('a message is sent once, and the next one has a key of its own', async () => {
    const server = serving([writeToDeskCall, problem(503, 'Unavailable')]);
    const { write, press, words, field } = await onPage(
      <Messages token="x" messages={[]} onChanged={onChanged} />,
    );
    const name = 'Scrivici un messaggio';
    await press('Invia il messaggio');
    expect(words()).toContain('Scrivi il messaggio.');
    await write(name, 'a'.repeat(MAX_MESSAGE_LENGTH + 1));
    await press('Invia il messaggio');
    expect(words()).toContain(`Scrivi al massimo ${MAX_MESSAGE_LENGTH} caratteri.`);
    expect(server.asked).toEqual([]);
    await write(name, ` ${'a'.repeat(MAX_MESSAGE_LENGTH)} `);
    await press('Invia il messaggio');
    expect(words()).toContain('Così non va.');
    expect(words()).not.toContain('Scrivi al massimo');
    expect(field(name).value).not.toBe('');
    server.tell(writeToDeskCall, { body: { data: { number: 'S-1' } } });
    await press('Invia il messaggio');
    expect(field(name).value).toBe('');
    expect(words().includes('Così non va.')).toBe(false);
    expect(onChanged).toHaveBeenCalledExactlyOnceWith({ number: 'S-1' });
    expect(shownNotices().at(-1)?.text).toMatch(/^Messaggio inviato/);
    await write(name, 'Un altro');
    await press('Invia il messaggio');
    const sent = server.asked.map(({ body }) => body as { submissionKey: string; text: string });
    expect(sent.map(({ text }) => text.length)).toEqual([MAX_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH, 8]);
    // A retry has the same key.
    expect(sent[0]?.submissionKey).toBe(sent[1]?.submissionKey);
    expect(sent[2]?.submissionKey).not.toBe(sent[1]?.submissionKey);
  });
});

describe('a sent claim', () => {
  test('a claim sent a moment ago says so at its top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const known = await onPage(screenOf({}));
    expect(known.words().includes('Ricevuto.')).toBe(false);
    expect(document.activeElement).toEqual(document.body);
    expect(scroll).not.toHaveBeenCalled();
    const fresh = await onPage(screenOf({}, true));
    expect(fresh.words().includes('Ricevuto.')).toBe(true);
    expect(fresh.focused()).toBe('Morso');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(fresh.place.querySelector('h1')?.tabIndex).toBe(-1);
    scroll.mockRestore();
  });

  test.each<[string, Partial<SentClaim>, string]>([
    ['received', {}, ''],
    [
      'with a promise',
      { nextWordBy: '2026-11-20T10:00:00Z' },
      '\nRicevi notizie entro \nvenerdì 20 novembre\n, anche se non è ancora cambiato niente.',
    ],
    [
      'that was accepted',
      { accepted: { amountCents: 12_345, reason: 'Coperto.' } },
      '\nTi spettano\n€ 123,45\nCoperto.',
    ],
  ])('a sent claim shows its status: %s', async (_what, known, words) => {
    const text = (await onPage(screenOf(known))).words();
    expect(text).toContain(`controlliamo che ci sia tutto.${words}\nMessaggi\n`);
    expect(text).not.toContain('Che cosa ci serve');
  });

  test('a sent claim shows the files of each document, and its own, which cannot be removed', async () => {
    const { place } = await onPage(
      screenOf({ papers: [paper({ files: [file('fattura')] })], files: [file('foto')] }),
    );
    const rows = (label: string) =>
      [...place.querySelectorAll(`ul[aria-label="${label}"] li`)].map((row) => [
        /\w+\.jpg/.exec(row.textContent)?.[0],
        row.querySelector('button') !== null,
      ]);
    expect(rows('Fattura')).toEqual([['fattura.jpg', true]]);
    expect(rows('Le foto e i documenti del sinistro')).toEqual([['foto.jpg', false]]);
  });

  test('a closed claim shows its outcome, and accepts nothing more', async () => {
    const over = await onPage(screenOf({ end, papers: [paper()] }));
    expect(over.words()).toContain('Non è coperto.');
    expect(over.words()).toContain('Non ne hai mandati.');
    expect(over.words()).not.toContain('Scegli foto');
    const withFiles = await onPage(screenOf({ end, files: [file('foto')] }));
    expect(withFiles.words()).toContain('foto.jpg');
    expect(withFiles.words()).not.toMatch(/Non ne hai mandati|Scegli foto/);
    expect((await onPage(screenOf({}))).words()).not.toContain('Non ne hai mandati');
    const tone = (known: Partial<SentClaim>) =>
      /<section class="card (\w+)"/.exec(markupOf(screenOf(known)))?.[1];
    expect(tone({})).toBe('sage');
    expect(tone({ end })).toBe('plain');
  });
});
