import { expect, test } from 'vitest';
import { findAwaitedPurchase } from './awaited-purchase.ts';

test.each([
  ['covid-19', 'del Sussidio Covid-19', '/acquisto/covid'],
  ['pet', 'del Sussidio Pet', '/acquisto/pet'],
  ['monopattino', 'della polizza Monopattino', '/acquisto/monopattino'],
  ['mimuovo', 'della polizza MiMuovo', '/acquisto/mobilita/mimuovo'],
  ['bici2go', 'della polizza Bici2Go', '/acquisto/mobilita/bici2go'],
  ['rc-terzi-5', 'della polizza RC Terzi 5', '/acquisto/rc-terzi/rc-terzi-5'],
  ['rc-terzi-10', 'della polizza RC Terzi 10', '/acquisto/rc-terzi/rc-terzi-10'],
  ['rc-terzi', 'della polizza RC Terzi', '/prodotti/rc-terzi'],
  ['ski', 'della Polizza Sci', '/acquisto/ski'],
])('an account can be registered for the purchase of %s: «l’acquisto %s», at %s', (key, named, path) => {
  expect(findAwaitedPurchase(key)).toEqual({ key, named, path });
});

test.each(['astronave', 'vita', '', undefined])(
  'no account can be registered for the purchase of %s',
  (key) => {
    expect(findAwaitedPurchase(key)).toBeUndefined();
  },
);
