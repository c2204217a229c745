import { describe, expect, test } from 'vitest';
import { defaultSkiChoice, describeDuration, describePeople } from './choice.ts';
import { readSkiQuery, UTM_MAX_LENGTH } from './query.ts';

const read = (query: string) => {
  const params = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  return readSkiQuery({ get: (name) => params.get(name) ?? null });
};

describe('parsing the address of the ski flow', () => {
  test('the address gives the chosen policy', () => {
    expect(read('product_type=base&duration=season&days=5&adults=2&kids=3').choice).toEqual({
      policyType: 'base',
      policyDuration: 'season',
      policyDayCount: 5,
      policyAdults: 2,
      policyKids: 3,
    });
  });

  test.each([
    ['', {}],
    ['product_type=gold', { policyType: 'base' }],
    ['product_type=Platinum', { policyType: 'plus' }],
    ['product_type=oro', {}],
    ['duration=seasonal', { policyDuration: 'season' }],
    ['duration=day', { policyDuration: 'daily' }],
    ['duration=week', {}],
    ['days=29', { policyDayCount: 29 }],
    ['days=30', {}],
    ['days=0', {}],
    ['days=2.5', {}],
    ['days=-1', {}],
    ['days= ', {}],
    ['adults=4&kids=6', { policyAdults: 4, policyKids: 6 }],
    ['adults=4&kids=7', {}],
    ['adults=0&kids=0', {}],
    ['adults=0&kids=2', { policyAdults: 0, policyKids: 2 }],
    ['kids=2', { policyAdults: 0, policyKids: 2 }],
    ['adults=3', { policyAdults: 3, policyKids: 0 }],
    ['adults=due&kids=1', {}],
    ['adults_num=2&kids_num=1', { policyAdults: 2, policyKids: 1 }],
  ])('in the address %j, missing or invalid values get the default', (query, changes) => {
    expect(read(query).choice).toEqual({ ...defaultSkiChoice, ...changes });
  });

  test("the address carries the visitor's origin", () => {
    expect(read('utm_source=neve&utm_medium=mail')).toMatchObject({ utmSource: 'neve', utmMedium: 'mail' });
    expect(read('')).toMatchObject({ utmSource: null, utmMedium: null, outcome: null });
    expect(read('utm_source= &utm_medium=')).toMatchObject({ utmSource: null, utmMedium: null });
    expect(read(`utm_source=${'n'.repeat(UTM_MAX_LENGTH + 1)}`).utmSource).toHaveLength(UTM_MAX_LENGTH);
  });

  test.each([
    ['transactionid=abc&status=success', { transactionId: 'abc', isSuccess: true }],
    ['transactionid=abc&status=failure', { transactionId: 'abc', isSuccess: false }],
    ['transactionid=abc&status=SUCCESS', { transactionId: 'abc', isSuccess: false }],
    ['transactionid=abc', { transactionId: 'abc', isSuccess: false }],
    ['status=success', null],
  ])('the address %j gives the outcome of the payment', (query, outcome) => {
    expect(read(query).outcome).toEqual(outcome);
  });
});

test('describing a choice in words', () => {
  const family = { ...defaultSkiChoice, policyAdults: 2, policyKids: 1, policyDayCount: 3 };
  expect(describePeople(family)).toBe('2 adulti e 1 bambino');
  expect(describePeople({ ...family, policyAdults: 0, policyKids: 2 })).toBe('2 bambini');
  expect(describeDuration(family)).toBe('3 giorni');
  expect(describeDuration({ ...family, policyDuration: 'season' })).toBe('Stagionale');
});

test.each([
  ['days=007', 7],
  ['days=0x5', 1],
  ['days=1e1', 1],
])('the number %s is accepted in everyday notation only', (query, days) => {
  expect(read(query).choice.policyDayCount).toBe(days);
});

test.each([
  ['product_type=gold', true],
  ['product_type=PLATINUM', true],
  ['product_type=argento', false],
  ['duration=season&adults=2', false],
])('the address %s names a package: %s', (query, isNamed) => {
  expect(read(query).hasPackage).toBe(isNamed);
});
