// @vitest-environment happy-dom
import { type PurchaseProgress, purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { serving } from '../../../test/server.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { isAwaitingUs } from './use-purchase-progress.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const paid: PurchaseProgress = {
  order: 'pay-first',
  isRenewal: false,
  isPaid: true,
  signing: 'preparing',
  startsOn: null,
  endsOn: null,
  next: null,
};
const toSign: PurchaseProgress = { ...paid, signing: 'to-sign', next: { step: 'sign', path: '/firma/x' } };
const signedFirst = { ...paid, order: 'sign-first', isPaid: false, signing: 'signed' } as const;

async function open(progress: PurchaseProgress) {
  const { asked } = serving([purchaseProgressCall, { body: { data: toSign } }]);
  const onProgress = vi.fn<(news: PurchaseProgress) => void>();
  const page = await onPage(
    <BrowserRouter>
      <PurchaseStatus uuid={uuid} progress={progress} onProgress={onProgress} />
    </BrowserRouter>,
  );
  await settled(() => undefined);
  return { ...page, asked, onProgress };
}

test.each<[string, PurchaseProgress, boolean]>([
  ['while documents are made', paid, true],
  ['while the signature is sealed', signedFirst, true],
  ['not once it can be paid', { ...signedFirst, next: { step: 'pay', path: '/acquisto/x' } }, false],
  ['not once it is paid', { ...signedFirst, isPaid: true }, false],
  ['not where it was paid first', { ...signedFirst, order: 'pay-first' }, false],
  ['not before it is signed', { ...signedFirst, signing: 'to-sign' }, false],
])('the progress shows our step: %s', (_, progress, isOurs) => {
  expect(isAwaitingUs(progress)).toBe(isOurs);
});

test('our step is polled, and reported once done', async () => {
  const { asked, onProgress, words } = await open(paid);
  expect(asked).toHaveLength(1);
  expect(onProgress.mock.calls).toEqual([[toSign]]);
  expect(words()).not.toContain('Firma ora');
});
