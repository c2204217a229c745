// @vitest-environment happy-dom
import {
  ownWithdrawalCall,
  type Withdrawal,
  withdrawalCall,
  withdrawCall,
  withdrawOwnDealCall,
} from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter, useLocation } from '../../platform/router/router.tsx';
import {
  endSession,
  enterSession,
  resetSession,
  currentSession,
} from '../../platform/session/session-store.ts';
import OwnWithdrawalPage from './OwnWithdrawalPage.tsx';
import WithdrawalPage from './WithdrawalPage.tsx';

const uuid = '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11';
const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const open: Withdrawal = {
  state: 'open',
  product: { key: 'pet', title: 'Sussidio Pet' },
  refundCents: 7900,
  lastDay: '2026-11-30',
  withdrawnAt: null,
  refund: null,
};
const done: Withdrawal = { ...open, state: 'withdrawn', withdrawnAt: '2026-11-17T09:05:00Z' };
const withdrawalAnswer = (data: Withdrawal): Answer => ({ body: { data } });

/** Other addresses are other pages. */
function Pages() {
  const { pathname } = useLocation();
  if (pathname === '/recesso') return <WithdrawalPage />;
  return pathname === '/area' ? <OwnWithdrawalPage /> : <p>altrove</p>;
}

const pages = (
  <BrowserRouter>
    <PageParamsProvider value={{ token: 'abc', uuid }}>
      <Pages />
    </PageParamsProvider>
  </BrowserRouter>
);

async function openLink(answer: Answer | Promise<Answer>, then?: Answer | Promise<Answer>) {
  history.replaceState(null, '', '/recesso');
  const server = serving([withdrawalCall, answer], ...(then ? [[withdrawCall, then] as const] : []));
  return { ...(await onPage(pages)), server };
}

describe('withdrawing by the link in a mail', () => {
  test.each([
    [null, 'fino a 14 giorni dopo la firma'],
    ['presto', 'presto'],
  ])('a withdrawal with %s as its last day shows: %s', async (lastDay, words) => {
    const page = await openLink(withdrawalAnswer({ ...open, lastDay }));
    expect(page.words()).toContain(`Puoi recedere\n${words}\n`);
  });

  test.each<[string, Answer, string]>([
    ['that is unknown', problem(404, 'NotFound'), 'Questo link non porta da nessuna parte'],
    ['that is invalid', problem(400, 'BadRequest'), 'Questo link non porta da nessuna parte'],
    ['to a withdrawn contract', withdrawalAnswer(done), 'Hai già receduto'],
    [
      'opened too late',
      withdrawalAnswer({ ...open, state: 'too-late' }),
      'si poteva recedere per 14 giorni, fino al 30 novembre 2026: il termine è passato, la copertura dura meno di 30 giorni o la pratica è già chiusa.',
    ],
    [
      'to a contract without a last day',
      withdrawalAnswer({ ...open, state: 'too-late', lastDay: null }),
      'si poteva recedere per 14 giorni: il termine è passato, la copertura dura meno di 30 giorni o la pratica è già chiusa.',
    ],
    [
      'with an invalid last day',
      withdrawalAnswer({ ...open, state: 'too-late', lastDay: 'presto' }),
      'si poteva recedere per 14 giorni: il termine è passato, la copertura dura meno di 30 giorni o la pratica è già chiusa.',
    ],
  ])('a withdrawal link %s says so', async (_, answer, words) => {
    const page = await openLink(answer);
    expect(page.words().replaceAll(/\s+/g, ' ').replaceAll(' ,', ',')).toContain(words);
    expect(page.words()).not.toContain('Conferma recesso');
  });
});

describe('confirming a withdrawal', () => {
  test('a confirmed withdrawal is shown as received and announced to screen readers', async () => {
    const page = await openLink(withdrawalAnswer(open), withdrawalAnswer(done));
    await page.press('Conferma recesso');
    expect(page.server.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(page.focused()).toBe('Abbiamo ricevuto il tuo recesso');
    expect(page.words()).toContain('La ricevuta ti arriva per e-mail');
  });

  test('a refused withdrawal shows the reason, and can be retried', async () => {
    const page = await openLink(withdrawalAnswer(open), problem(503, 'Unavailable'));
    await page.press('Conferma recesso');
    expect(page.words()).toContain('Così non va.');
    page.server.tell(withdrawCall, withdrawalAnswer(done));
    await page.press('Conferma recesso');
    expect(page.words()).toContain('Abbiamo ricevuto il tuo recesso');
  });
});

describe('withdrawing in the personal area', () => {
  beforeEach(() => {
    resetSession();
    history.replaceState(null, '', '/area');
  });

  test('the contract is fetched at once, and shown to its owner', async () => {
    const server = serving(
      [ownWithdrawalCall, withdrawalAnswer(open)],
      [withdrawOwnDealCall, withdrawalAnswer(done)],
    );
    const page = await onPage(pages);
    expect(server.asked.map(({ path }) => path)).toContain(`/api/v1/deals/${uuid}/withdrawal`);
    expect(page.words()).not.toContain('Sussidio Pet');
    await settled(() => enterSession({ authenticated: true, attributes, profileVersion: 1 }));
    expect(page.words()).toContain('Sussidio Pet');
    await page.press('Conferma recesso');
    expect(page.words()).toContain('Abbiamo ricevuto il tuo recesso');
    await settled(endSession);
  });

  test('an ended session is noticed at once, and nothing is shown', async () => {
    enterSession({ authenticated: true, attributes, profileVersion: 1 });
    serving([ownWithdrawalCall, problem(401, 'SessionRequired')]);
    const page = await onPage(pages);
    expect(currentSession().status).toBe('anonymous');
    expect(page.words()).not.toMatch(/Ops|Contratto/);
  });
});
