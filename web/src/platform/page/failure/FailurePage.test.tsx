// @vitest-environment happy-dom
import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import { expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { DEFAULT_MESSAGE } from '../FailureScreen.tsx';
import { BrowserRouter } from '../../router/router.tsx';
import FailurePage from './FailurePage.tsx';

const NETWORK = connectionErrors.network.message;

async function open(handedOver: unknown, isOnline = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  history.replaceState({ state: handedOver }, '', '/ops');
  return onPage(
    <BrowserRouter>
      <FailurePage />
    </BrowserRouter>,
  );
}

test.each<[unknown, boolean, string]>([
  [null, true, DEFAULT_MESSAGE],
  [null, false, NETWORK],
  [{ message: 'La pratica è chiusa.' }, false, 'La pratica è chiusa.'],
])(
  'the failure page shows the message handed over (%j), or that there is no connection (online: %s)',
  async (state, isOnline, said) => {
    const { place } = await open(state, isOnline);
    expect(place.querySelector('h1 + p')?.textContent).toBe(said);
  },
);

test('«Riprova» leads to the address handed over, else to the page before, else to the home page', async () => {
  const told = await open({ backAddress: '/acquisto/pet' });
  await told.press('Riprova');
  expect(location.pathname).toBe('/acquisto/pet');
  const back = vi.spyOn(history, 'go').mockReturnValue(undefined);
  vi.stubGlobal('navigation', { canGoBack: true });
  const { press } = await open(null);
  await press('Riprova');
  expect(back.mock.calls).toEqual([[-1]]);
  expect(location.pathname).toBe('/ops');
  vi.stubGlobal('navigation', { canGoBack: false });
  await settled(() => press('Riprova'));
  expect(back.mock.calls).toHaveLength(1);
  expect(location.pathname).toBe('/');
  vi.unstubAllGlobals();
});
