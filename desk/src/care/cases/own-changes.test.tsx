// @vitest-environment happy-dom
import { editClaimNoteCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { type Answer, type Asked, atTheDesk, problem, serving } from '../../../test/at-the-desk.tsx';
import { ask } from '../../platform/api/ask.ts';
import { ClaimActions } from '../claims/ClaimActions.tsx';
import { ClaimDocumentsPanel } from '../claims/ClaimDocumentsPanel.tsx';
import { claimSource, type OneClaim } from '../claims/use-claim.ts';
import { AnswerPanel } from '../complaints/AnswerPanel.tsx';
import { complaintSource, type OneComplaint } from '../complaints/use-complaints.ts';
import { DealActions } from '../deal/DealActions.tsx';
import { dealSource, type OneDeal } from '../deal/use-deal.ts';
import { CorrectionForm } from '../requests/CorrectionForm.tsx';
import { requestSource } from './Assignment.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { useCase } from './use-case.ts';

const at = '2026-11-18T09:00:00.000Z';
const OTHERS = /è stat[oa] aggiornat[oa]|Qualcun altro|mentre scrivevi|La loro/;

const line = (actor: string, text: string) => ({ at, action: 'note', actor, text, detail: null });
const paper = { id: 'p1', title: 'La fattura', state: 'given', times: 1, askedAt: at, givenAt: at };
const claimOf = (version: number, timeline: object[], more: object = {}) =>
  ({
    id: 'c1',
    version,
    timeline,
    state: 'received',
    actions: ['hand-over', 'close'],
    policy: { product: { key: 'pet' } },
    acceptedCents: null,
    insurerReference: null,
    papers: [paper],
    templates: [],
    files: [],
    hiddenFiles: 0,
    report: { iban: null, healthConsent: null },
    mayWrite: true,
    ...more,
  }) as unknown as OneClaim;

function Claim() {
  const { data } = useCase(claimSource, 'c1' as never);
  return (
    data && (
      <>
        <ClaimActions claim={data.data} />
        <ClaimDocumentsPanel claim={data.data} />
      </>
    )
  );
}

const dealLine = (actor: string) => ({ at, kind: 'desk', actor, text: 'ha mandato il link', detail: null });
const dealOf = (lastAct: number, timeline: object[]) =>
  ({
    uuid: 'd1',
    lastAct,
    timeline,
    actions: [{ action: 'send-payment-link', told: null, second: null }],
  }) as unknown as OneDeal;

function Deal() {
  const { data } = useCase(dealSource, 'd1' as never);
  return data && <DealActions deal={data.data} />;
}

const noteOf = (version: number, text: string, author: string) => ({
  id: 'n1',
  version,
  text,
  author,
  at,
  createdAt: at,
  earlier: [],
});

const complaintOf = (version: number, text: string, savedBy: string | null) =>
  ({
    id: 'r1',
    email: null,
    state: 'in-progress',
    answer: { version, text, outcome: 'accepted', savedBy, sentAt: null },
  }) as unknown as OneComplaint;

function Complaint() {
  const { data } = useCase(complaintSource, 'r1' as never);
  return data && <AnswerPanel complaint={data.data} />;
}

const request = { lastName: 'Fabri', actor: 'Bianca Neri' };
const found = () => ({
  data: { id: 'q1', firstName: 'Ada', lastName: request.lastName, email: 'ada@example.it', phone: null },
  history: [
    { number: 1, at, actor: 'Riparo', action: 'created', note: null },
    { number: 2, at, actor: request.actor, action: 'correct', note: null },
  ],
});

function Correction() {
  const { data } = useCase(requestSource, 'q1' as never);
  const [isOpen, setOpen] = useState(true);
  return data && isOpen && <CorrectionForm request={data.data} onClose={() => setOpen(false)} />;
}

/** A server with one claim, whose version grows with each change. */
function claimServer(change: (asked: Asked) => Answer | Promise<Answer> | undefined = () => undefined) {
  const store = { claim: claimOf(1, [line('Riparo', 'arrivato')]) };
  const requests = serving((one) => {
    if (one.method === 'GET') return { body: { data: store.claim } };
    return change(one) ?? { body: { data: store.claim } };
  });
  const grow = (actor: string, text: string, more: object = {}) => {
    const { version, timeline } = store.claim;
    store.claim = claimOf(version + 1, [line(actor, text), ...timeline], more);
  };
  return { store, requests, grow, acts: () => requests.filter(({ path }) => path.endsWith('/acts')) };
}

describe('acting on a claim', () => {
  test('an action whose response was lost is completed by a retry, and no one else is named as its author', async () => {
    let presses = 0;
    const server = claimServer(({ path }) => {
      if (!path.endsWith('/acts') || (presses += 1) > 1) return undefined;
      server.grow('Bianca Neri', 'ha trasmesso il sinistro', { state: 'with-insurer', actions: ['accept'] });
      return 'lost';
    });
    const desk = await atTheDesk(<Claim />);
    await desk.press('Trasmetti alla compagnia');
    await desk.press('Segna come trasmesso');
    expect(desk.words()).not.toMatch(OTHERS);
    await desk.press('Segna come trasmesso');
    const [first, second] = server.acts();
    expect(second?.body).toEqual(first?.body);
    expect(desk.words()).not.toContain('Segna come trasmesso');
  });

  test('the user’s own change that is pending when a dialog opens is not shown as news', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const server = claimServer(({ path }) =>
      path.includes('/papers/')
        ? arrived.then((): Answer => {
            server.grow('Bianca Neri', 'ha visto un documento');
            return { body: { data: server.store.claim } };
          })
        : undefined,
    );
    const desk = await atTheDesk(<Claim />);
    await desk.press('«La fattura» è a posto');
    await desk.press('Trasmetti alla compagnia');
    await desk.settle(arrive);
    expect(desk.words()).not.toMatch(OTHERS);
    await desk.press('Segna come trasmesso');
    expect(server.acts()[0]?.body).toMatchObject({ version: 2 });
  });

  test('a colleague’s change is shown before anything is done over it', async () => {
    const server = claimServer();
    const desk = await atTheDesk(<Claim />);
    await desk.press('Trasmetti alla compagnia');
    server.grow('Carlo Verdi', 'ha scritto al cliente');
    await desk.settle(() => desk.queries.invalidateQueries());
    expect(desk.words()).toMatch(/Il sinistro è stato aggiornato/);
    expect(desk.words()).toContain('Carlo Verdi ha scritto al cliente');
    await desk.press('Ho controllato, continuo');
    await desk.press('Segna come trasmesso');
    expect(server.acts()[0]?.body).toMatchObject({ version: 2 });
  });

  test('the user’s change in another window is shown as their own', async () => {
    const server = claimServer();
    const desk = await atTheDesk(<Claim />);
    await desk.press('Trasmetti alla compagnia');
    server.grow('Bianca Neri', 'ha scritto al cliente');
    await desk.settle(() => desk.queries.invalidateQueries());
    expect(desk.words()).not.toMatch(OTHERS);
    expect(desk.words()).toContain('Hai aggiornato tu il sinistro in un’altra finestra');
  });
});

describe('acting on a deal', () => {
  test('repeating an action replaces the user’s own one, before the page has reloaded', async () => {
    let deal = dealOf(7, []);
    let reading: Promise<unknown> = Promise.resolve();
    const requests = serving(async ({ method, body }) => {
      if (method === 'GET') {
        await reading;
        return { body: { data: deal } };
      }
      if ((body as { lastAct: number }).lastAct < deal.lastAct) return problem('DealActDone');
      deal = dealOf(deal.lastAct + 1, [dealLine('Bianca Neri'), ...deal.timeline]);
      return { body: { data: deal } };
    });
    const desk = await atTheDesk(<Deal />);
    const { promise, resolve: read } = Promise.withResolvers<void>();
    reading = promise;
    for (let time = 0; time < 2; time += 1) {
      await desk.press('Manda il link per pagare');
      await desk.press('Manda il link');
    }
    await desk.settle(read);
    expect(desk.words()).not.toMatch(OTHERS);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('the user’s action in another window is not attributed to a colleague', async () => {
    let deal = dealOf(7, []);
    serving(({ method }) => {
      if (method === 'GET') return { body: { data: deal } };
      deal = dealOf(8, [dealLine('Bianca Neri')]);
      return problem('DealActDone');
    });
    const desk = await atTheDesk(<Deal />);
    await desk.press('Manda il link per pagare');
    await desk.press('Manda il link');
    expect(desk.words()).not.toMatch(OTHERS);
    expect(desk.words()).toContain('Hai aggiornato tu la pratica in un’altra finestra');
  });
});

describe('editing a note', () => {
  const store = { note: noteOf(1, 'Sentire.', 'Bianca Neri') };

  function Notes({ change }: { readonly change: (version: number, text: string) => Promise<unknown> }) {
    const { data, refetch } = useQuery({ queryKey: ['notes'], queryFn: () => ({ ...store.note }) });
    return (
      data && (
        <NotesPanel
          caseId="claim c1"
          mayWrite
          maxLength={100}
          write={() => Promise.resolve()}
          written={{
            notes: [data],
            change: (_, version, text) => change(version, text),
            reload: async () => [(await refetch()).data ?? store.note],
          }}
        />
      )
    );
  }
  async function edits(answer: (asked: { version: number; text: string }) => Answer) {
    store.note = noteOf(1, 'Sentire.', 'Bianca Neri');
    serving(({ body }) => answer(body));
    const desk = await atTheDesk(
      <Notes
        change={(version, text) =>
          ask(editClaimNoteCall, { params: { id: 'c1' as never, noteId: 'n1' }, body: { version, text } })
        }
      />,
    );
    await desk.press('Cambia la nota di Bianca Neri');
    return desk;
  }

  test('saving again overwrites the user’s own change whose response was lost', async () => {
    let saves = 0;
    const desk = await edits(({ version, text }) => {
      saves += 1;
      if (version !== store.note.version) return problem('NoteChanged');
      store.note = noteOf(version + 1, text, 'Bianca Neri');
      return saves === 1 ? 'lost' : { body: {} };
    });
    await desk.write('Cambia la nota', 'Sentito.');
    await desk.press('Salva la nota');
    await desk.write('Cambia la nota', 'Sentito: manda il referto.');
    await desk.press('Salva la nota');
    expect(desk.words()).not.toMatch(OTHERS);
    expect(store.note).toMatchObject({ version: 3, text: 'Sentito: manda il referto.' });
  });

  test.each([
    ['Bianca Neri', 'Hai già cambiato questa nota in un’altra finestra', 'Conserva quella salvata'],
    ['Carlo Verdi', 'Carlo Verdi ha cambiato questa nota mentre scrivevi', 'Conserva la sua'],
  ])('the version saved by %s meanwhile is shown as theirs', async (author, words, button) => {
    const desk = await edits(() => {
      store.note = noteOf(2, 'Richiamato.', author);
      return problem('NoteChanged');
    });
    await desk.write('Cambia la nota', 'Sentito.');
    await desk.press('Salva la nota');
    expect(desk.words()).toContain(words);
    expect(desk.isThere(button)).toBe(true);
  });
});

describe('editing an answer to a complaint', () => {
  test('saving again overwrites the user’s own draft whose response was lost', async () => {
    let complaint = complaintOf(1, 'Bozza.', 'Bianca Neri');
    let saves = 0;
    serving(({ method, body }) => {
      if (method === 'GET') return { body: { data: complaint } };
      const { version, text } = body as { version: number; text: string };
      saves += 1;
      if (version !== complaint.answer.version) return problem('ComplaintChanged');
      complaint = complaintOf(version + 1, text, 'Bianca Neri');
      return saves === 1 ? 'lost' : { body: { data: complaint } };
    });
    const desk = await atTheDesk(<Complaint />);
    await desk.write('Testo della risposta', 'Il rimborso parte domani.');
    await desk.press('Salva la bozza');
    await desk.write('Testo della risposta', 'Il rimborso parte oggi.');
    await desk.press('Salva la bozza');
    expect(desk.words()).not.toMatch(OTHERS);
    expect(complaint.answer).toMatchObject({ version: 3, text: 'Il rimborso parte oggi.' });
  });
});

describe('correcting a request', () => {
  type Sent = { lastName: { from: string; to: string } };

  test('saving again overwrites the user’s own correction whose response was lost', async () => {
    request.lastName = 'Fabri';
    let saves = 0;
    serving(({ method, body }) => {
      if (method === 'GET') return { body: found() };
      const { from, to } = (body as Sent).lastName;
      saves += 1;
      if (from !== request.lastName)
        return problem('RequestCorrected', requestErrors.RequestCorrected.message, { lastName: 'Cambiato.' });
      request.lastName = to;
      return saves === 1 ? 'lost' : { body: found() };
    });
    const desk = await atTheDesk(<Correction />);
    await desk.write('Cognome', 'Fabry');
    await desk.press('Salva');
    await desk.write('Cognome', 'Fabbri');
    await desk.press('Salva');
    expect(desk.words()).not.toMatch(OTHERS);
    expect(request.lastName).toBe('Fabbri');
  });

  test.each([
    ['Bianca Neri', 'Hai già modificato gli stessi dati in un’altra finestra'],
    ['Carlo Verdi', 'Qualcun altro ha appena corretto gli stessi dati'],
  ])('a correction by %s meanwhile is shown as theirs', async (actor, words) => {
    Object.assign(request, { lastName: 'Fabri', actor });
    serving(({ method }) => {
      if (method === 'GET') return { body: found() };
      request.lastName = 'Fabbro';
      return problem('RequestCorrected', requestErrors.RequestCorrected.message, { lastName: 'Cambiato.' });
    });
    const desk = await atTheDesk(<Correction />);
    await desk.write('Cognome', 'Fabbri');
    await desk.press('Salva');
    expect(desk.words()).toContain(words);
  });
});
