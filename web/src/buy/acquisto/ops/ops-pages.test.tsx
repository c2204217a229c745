// @vitest-environment happy-dom
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { stageId, type DealStage } from '@riparo/domain/buy/deal/stages.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage } from '../../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../../test/server.ts';
import { PageParamsProvider } from '../../../platform/page/page.ts';
import { BrowserRouter } from '../../../platform/router/router.tsx';
import DealInProgressPage from './DealInProgressPage.tsx';
import LinkExpiredPage from './LinkExpiredPage.tsx';
import { resetSession } from '../../../platform/session/session-store.ts';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';

async function open(page: ReactElement, id = uuid) {
  const opened = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ uuid: id }}>{page}</PageParamsProvider>
    </BrowserRouter>,
  );
  await opened.partsArrived();
  return {
    ...opened,
    has: (words: string) => opened.words().includes(words),
    /** The actions on the page, the likeliest first. */
    ways: () =>
      [...opened.place.querySelectorAll<HTMLAnchorElement>('a[class*=button]')].map(
        (way) => `${/_(primary|secondary)_/.exec(way.className)?.[1]}: ${way.textContent}`,
      ),
  };
}

const beginning = { order: 'pay-first', isRenewal: false, isPaid: true, startsOn: null, endsOn: null };
const progress = (signing: string, next: object | null = null): Answer => ({
  body: { data: { ...beginning, signing, next } },
});
const toSign = { step: 'sign', path: '/firma/abc' };

describe('the address of a purchase in progress', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const ELSEWHERE = ['secondary: Torna alla home', 'secondary: Vai alla tua area personale'];
  const NOTHING_TO_DO = ['primary: Torna alla home', 'secondary: Vai alla tua area personale'];

  test.each([
    [progress('to-sign', toSign), 'da qui puoi continuare subito', ['primary: Firma ora', ...ELSEWHERE]],
    [progress('preparing'), 'puoi anche aspettare qui', NOTHING_TO_DO],
    [progress('signed'), 'da questo link non c’è più nulla da fare', NOTHING_TO_DO],
  ])('a purchase in progress shows its status and the next step: %o', async (answer, words, ways) => {
    serving([purchaseProgressCall, answer]);
    const { has, place, ways: offered } = await open(<DealInProgressPage />);
    expect(has(words)).toBe(true);
    expect(offered()).toEqual(ways);
    expect(place.querySelectorAll('ol li').length).toBeGreaterThan(2);
  });

  test.each([
    ['the address is unknown', uuid, problem(404, 'not-found'), 1],
    ['the address is invalid', 'abc', progress('to-sign', toSign), 0],
  ])('a purchase in progress shows only what is known where %s', async (_, id, answer, times) => {
    const { asked } = serving([purchaseProgressCall, answer]);
    const page = await open(<DealInProgressPage />, id);
    expect(asked).toHaveLength(times);
    expect(page.has('da questo link non c’è più nulla da fare')).toBe(true);
    expect(page.ways()).toEqual(NOTHING_TO_DO);
    expect(page.place.querySelector('ol')).toBeNull();
  });
});

const deal = (stage: DealStage): Answer => ({ body: { data: { uuid, status: stageId(stage) } } });

describe('an address that leads nowhere any more', () => {
  const refund = { body: { refund: { isDone: true, amountCents: 7900 } } };
  const BUY = 'ricomincia da qui';
  const BOUGHT = 'Il tuo acquisto è concluso.';
  const RETURNED = 'Ti abbiamo restituito € 79,00';

  test.each<[string, Answer, Answer, readonly string[], number]>([
    ['the address is unknown', problem(404, 'not-found'), refund, [BUY], 1],
    ['it was bought', deal('closed_won'), refund, [BOUGHT], 1],
    ['it was closed and refunded', deal('closed_lost'), refund, [BUY, RETURNED], 2],
    ['it was closed before it was paid', deal('closed_lost'), { body: { refund: null } }, [BUY], 2],
    ['the payment cannot be loaded', deal('closed_lost'), problem(503, 'closed'), [BUY], 2],
  ])('an expired link shows what to do next where %s', async (_, found, payment, words, times) => {
    const { asked } = serving([dealByUuidCall, found], [paymentStateCall, payment]);
    const page = await open(<LinkExpiredPage />);
    expect([BUY, BOUGHT, RETURNED].filter(page.has)).toEqual(words);
    expect(page.ways()).toEqual([
      `primary: ${words.includes(BOUGHT) ? 'Vai alla tua area personale' : 'Torna alla home'}`,
    ]);
    expect(asked).toHaveLength(times);
  });

  test('an expired link explains that links are limited in time for safety', async () => {
    serving([dealByUuidCall, problem(404, 'not-found')]);
    const page = await open(<LinkExpiredPage />);
    expect(page.place.querySelector('h1')?.textContent).toBe('Ops, il link non è più disponibile');
    expect(page.has('Per la tua sicurezza i link valgono per un tempo limitato')).toBe(true);
  });

  test('an address only for its owner offers to sign in, and returns to it', async () => {
    resetSession();
    serving([dealByUuidCall, problem(403, 'sign-in-to-continue')]);
    const page = await open(<LinkExpiredPage />);
    expect(page.place.querySelector('h1')?.textContent).toBe('Continua dalla tua area personale');
    expect(page.has('Non hai perso nulla')).toBe(true);
    expect(page.ways()).toEqual(['primary: Accedi e continua']);
    await page.press('Accedi e continua');
    expect(location.pathname).toBe('/login');
    expect(JSON.stringify(history.state)).toContain(`/acquisto/pratica/${uuid}`);
  });
});
