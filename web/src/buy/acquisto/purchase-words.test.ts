import { expect, test } from 'vitest';
import { purchaseWords, stepsAfterPayment } from './purchase-words.ts';

const titles = (productKey: string, { isRenewal = false, isSigned = false } = {}) =>
  stepsAfterPayment(productKey, { isRenewal, isSigned }).map(({ title }) => title);

test('a subsidy is signed after its payment, unless it already is', () => {
  expect(titles('pet')).toEqual([
    'Firmi i documenti',
    'Controlliamo i dati',
    'Ricevi la lettera di benvenuto',
    'Il Sussidio Pet è attivo',
  ]);
  expect(titles('pet', { isSigned: true })).toEqual(titles('pet').slice(1));
  expect(titles('covid-19').at(-1)).toBe('Il sussidio è attivo');
});

test.each(['pet', 'mimuovo', 'monopattino', 'covid-19'])(
  'the steps after paying %s are right also when the documents cannot be signed on the page',
  (productKey) => {
    const words = stepsAfterPayment(productKey, { isRenewal: false, isSigned: false }).map(
      ({ text }) => text,
    );
    expect(words.join(' ')).not.toContain('questa pagina');
    expect(words.join(' ')).toContain('il link per la firma digitale');
  },
);

test('a signed policy only waits for its first day', () => {
  expect(titles('bici2go')).toEqual(['Arriva la ricevuta', 'Emettiamo la polizza', 'La polizza è attiva']);
  expect(titles('bici2go', { isSigned: true })).toEqual(['La polizza è attiva']);
});

test('a product signed before payment says the same before and after it', () => {
  expect(titles('rc-terzi-10')).toEqual(['Arriva la ricevuta', 'La polizza è attiva']);
  expect(titles('rc-terzi-10', { isSigned: true })).toEqual(titles('rc-terzi-10'));
});

test('a renewal needs no signature', () => {
  expect(titles('pet', { isRenewal: true })).toEqual(['Arriva la ricevuta', 'La copertura continua']);
});

test('products differ in their greeting, their payment and where failures are shown', () => {
  expect(purchaseWords('pet')).toMatchObject({
    greetsByName: false,
    payLabel: 'Vai al pagamento',
    checkoutFailure: 'page',
  });
  expect(purchaseWords('bici2go')).toMatchObject({ greetsByName: true, checkoutFailure: 'notice' });
  expect(purchaseWords('rc-terzi-10')).toMatchObject({ greetsByName: false, checkoutFailure: 'notice' });
  expect(purchaseWords('venduto-una-volta').greetsByName).toBe(false);
});
