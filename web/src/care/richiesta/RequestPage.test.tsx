// @vitest-environment happy-dom
import {
  callTimesCall,
  cancelCallCall,
  customerRequestCall,
  moveCallCall,
} from '@riparo/domain/care/requests/customer-request-calls.ts';
import type { CallStep, CustomerRequest } from '@riparo/domain/care/requests/status-schema.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import RequestPage from './RequestPage.tsx';

const nine = '2099-11-18T08:00:00.000Z';
const ten = '2099-11-18T09:00:00.000Z';
const request: CustomerRequest = {
  step: 'appointed',
  consultant: 'Marta',
  callAt: nine,
  triedAt: null,
  kind: 'call-back',
  about: 'Polizza vita',
  phone: '••• 567',
  askedAt: '2099-11-16T08:00:00.000Z',
};
const answerWith = (known: Partial<CustomerRequest> = {}): Answer => ({
  body: { data: { ...request, ...known } },
});
const free: Answer = { body: { data: [{ day: '2099-11-18', times: [nine, ten] }] } };

async function open(answer: Answer | Promise<Answer> = answerWith()) {
  const server = serving([customerRequestCall, answer], [callTimesCall, free]);
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ token: 'abc' }}>
        <RequestPage />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  return {
    ...page,
    server,
    questions: () => server.asked.filter(({ path }) => path.endsWith('/abc')).length,
    notices: () => shownNotices().map(({ text }) => text),
  };
}

/** Opens the page with the times to move the call to. */
async function openMoving(known: Partial<CustomerRequest> = {}) {
  const page = await open(answerWith(known));
  await page.press('Cambia orario');
  await page.partsArrived();
  const hours = () =>
    [...page.place.querySelectorAll<HTMLInputElement>('input[name=ora]')].map(({ value }) => value);
  return { ...page, hours };
}

const pass = (ms: number) => settled(() => vi.advanceTimersByTime(ms));

/** Shows or hides the tab. */
const look = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  return settled(() => document.dispatchEvent(new Event('visibilitychange')));
};

const giveUp = async (answer: Answer) => {
  const page = await open();
  page.server.tell(cancelCallCall, answer);
  await page.press('Non serve più');
  expect(page.place.querySelector('dialog[open] [role=group]')).toBeNull();
  await page.press('Non serve più');
  return page;
};

const isAsked = (page: Awaited<ReturnType<typeof open>>) => page.place.querySelector('dialog[open]') !== null;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  for (const { id } of shownNotices()) dismissNotice(id);
});

describe('a requested call', () => {
  test('a requested call has its space reserved, then shows who calls, when and about what', async () => {
    const late = Promise.withResolvers<Answer>();
    const page = await open(late.promise);
    const places = () => page.place.querySelectorAll('[class*=skeleton]').length;
    expect(places()).toBe(2);
    expect(page.words()).not.toMatch(/Cambia orario|contattarci tu|Di che cosa parliamo/);
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    await settled(() => late.resolve(answerWith()));
    expect(places()).toBe(0);
    expect(page.words()).toContain('Marta');
    expect(page.words()).toContain('Di che cosa parliamo\nPolizza vita\nA quale numero\n••• 567');
    expect(page.words()).toContain('Preferisci contattarci tu?');
    expect(page.words()).toContain('Cambia orario');
    expect(page.place.querySelector('dialog[open]')).toBeNull();
  });

  test.each<[CallStep, boolean]>([
    ['promised', true],
    ['trying-again', true],
    ['spoken', false],
    ['not-needed', false],
  ])('a call that is %s can be changed: %s', async (step, can) => {
    const page = await open(answerWith({ step }));
    expect(page.words().includes('Cambia orario')).toBe(can);
    expect(page.words()).toContain('Preferisci contattarci tu?');
  });

  test('the call is polled every half minute and when the tab is shown, not while it is hidden', async () => {
    const page = await open();
    expect(page.questions()).toBe(1);
    page.server.tell(customerRequestCall, answerWith({ consultant: 'Piero' }));
    await pass(29_999);
    expect(page.questions()).toBe(1);
    await pass(1);
    expect(page.questions()).toBe(2);
    expect(page.words()).toContain('Piero');
    await look(true);
    await pass(60_000);
    expect(page.questions()).toBe(2);
    await look(false);
    expect(page.questions()).toBe(3);
    // The last answer stays when the server cannot be reached.
    page.server.tell(customerRequestCall, problem(503, 'Unavailable'));
    await pass(30_000);
    expect(page.words()).toContain('Piero');
    page.server.tell(customerRequestCall, answerWith({ consultant: 'Marta' }));
    await pass(30_000);
    expect(page.words()).toContain('Marta');
    await page.leave();
    const countBefore = page.questions();
    await pass(60_000);
    await look(false);
    expect(page.questions()).toBe(countBefore);
  });
});

describe('cancelling a call', () => {
  test('cancelling asks for confirmation, and the call can stay', async () => {
    const page = await open();
    await page.press('Non serve più');
    expect(isAsked(page)).toBe(true);
    await page.press('No, chiamatemi');
    expect(isAsked(page)).toBe(false);
    expect(page.server.asked).toHaveLength(1);
  });

  test('a cancelled call changes at once on the page', async () => {
    const page = await giveUp(answerWith({ step: 'not-needed' }));
    expect(page.notices()).toEqual(['Va bene: non ti chiamiamo.']);
    expect(page.words()).not.toContain('Cambia orario');
    expect(page.questions()).toBe(1);
  });

  test('a failed cancellation shows the reason in its dialog', async () => {
    const page = await giveUp(problem(503, 'Unavailable'));
    expect(page.place.querySelector('dialog[open]')?.textContent).toContain('Così non va.');
    expect(page.notices()).not.toContain('Va bene: non ti chiamiamo.');
  });
});

describe('moving a call', () => {
  test('the current time is not offered', async () => {
    const page = await openMoving();
    expect(page.focused()).toBe('Quando ti chiamiamo?');
    expect(page.place.querySelector('h2')?.tabIndex).toBe(-1);
    expect(page.place.querySelector('form [role=group][tabindex]')).toBeNull();
    expect(page.hours()).toEqual([ten]);
    await page.press('Lascia com’è');
    expect(page.words()).toContain('Non serve più');
  });

  test('the deadline of a promised call is offered', async () => {
    const page = await openMoving({ step: 'promised' });
    expect(page.hours()).toEqual([nine, ten]);
  });

  test('a moved call shows its new time', async () => {
    const page = await openMoving();
    page.server.tell(moveCallCall, answerWith({ callAt: ten }));
    await page.choose('10:00');
    await page.press('Sposta la chiamata');
    expect(page.server.asked.at(-1)?.body).toEqual({ callAt: ten });
    expect(page.notices()).toEqual([expect.stringContaining('Fatto: ti chiamiamo')]);
    expect(page.words()).toContain('Cambia orario');
    expect(page.words()).toContain('10:00');
  });

  test('a time taken by another customer must be chosen again among the free ones', async () => {
    const page = await openMoving({ step: 'promised' });
    page.server.tell(moveCallCall, problem(409, 'CallTimeTaken'));
    page.server.tell(callTimesCall, { body: { data: [{ day: '2099-11-18', times: [nine] }] } });
    await page.choose('10:00');
    await page.press('Sposta la chiamata');
    expect(page.words()).toContain('Così non va.');
    expect(page.hours()).toEqual([nine]);
    await page.press('Sposta la chiamata');
    expect(page.place.querySelector('[role=alert]')?.textContent).toContain('Scegli');
  });
});
