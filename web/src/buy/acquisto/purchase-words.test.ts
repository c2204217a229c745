import { expect, test } from 'vitest';
import { purchaseWords, stepsAfterPayment } from './purchase-words.ts';

const titles = (productKey: string, { isRenewal = false, isSigned = false } = {}) =>
  stepsAfterPayment(productKey, { isRenewal, isSigned }).map(({ title }) => title);

test('after the payment of a subsidy it is signed, unless it is already', () => {
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
  'what follows the payment of %s is true also where the documents can not be signed on the page',
  (productKey) => {
    const words = stepsAfterPayment(productKey, { isRenewal: false, isSigned: false }).map(
      ({ text }) => text,
    );
    expect(words.join(' ')).not.toContain('questa pagina');
    expect(words.join(' ')).toContain('il link per la firma digitale');
  },
);

test('of a policy that is signed nothing is awaited but its first day', () => {
  expect(titles('bici2go')).toEqual(['Arriva la ricevuta', 'Emettiamo la polizza', 'La polizza è attiva']);
  expect(titles('bici2go', { isSigned: true })).toEqual(['La polizza è attiva']);
});

test('what was signed before it is paid says the same before and after', () => {
  expect(titles('rc-terzi-10')).toEqual(['Arriva la ricevuta', 'La polizza è attiva']);
  expect(titles('rc-terzi-10', { isSigned: true })).toEqual(titles('rc-terzi-10'));
});

test('another year needs no signature', () => {
  expect(titles('pet', { isRenewal: true })).toEqual(['Arriva la ricevuta', 'La copertura continua']);
});

test('products differ in how they greet, how they are paid and where a failure is told', () => {
  expect(purchaseWords('pet')).toMatchObject({
    greetsByName: false,
    payLabel: 'Vai al pagamento',
    checkoutFailure: 'page',
  });
  expect(purchaseWords('bici2go')).toMatchObject({ greetsByName: true, checkoutFailure: 'notice' });
  expect(purchaseWords('rc-terzi-10')).toMatchObject({ greetsByName: false, checkoutFailure: 'notice' });
  expect(purchaseWords('venduto-una-volta').greetsByName).toBe(false);
});
