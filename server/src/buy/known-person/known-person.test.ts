import { describe, expect, test } from 'vitest';
import { isSomeoneElse, type KnownPerson } from './compare-person.ts';

const ada = { firstName: 'Ada', lastName: 'D’Angelo' };
const eva = { firstName: 'Eva', lastName: 'Rossi' };
const [code, sameCode, otherCode] = ['DNGDAA90C67H501E', 'DNGDAA90C67H50MS', 'RSSMRA80A01H501U'];
const stated = (who: typeof ada, taxCode?: string) => ({
  ...who,
  email: 'ada@example.it',
  ...(taxCode !== undefined && { taxCode }),
});

describe('a mailbox', () => {
  test.each<[string, KnownPerson, ReturnType<typeof stated>, boolean]>([
    ['of its owner', { owner: ada, buyer: null }, stated(ada), false],
    [
      'of its owner, however written',
      { owner: ada, buyer: null },
      stated({ firstName: 'ADA', lastName: "d'angelo" }),
      false,
    ],
    ['with another first name', { owner: ada, buyer: null }, stated({ ...ada, firstName: 'Eva' }), true],
    ['with another last name', { owner: ada, buyer: null }, stated({ ...ada, lastName: 'Rossi' }), true],
    ['of who bought with it', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada, code), false],
    [
      'of nobody who bought with it',
      { owner: null, buyer: { ...ada, taxCode: code } },
      stated(eva, code),
      true,
    ],
    [
      'with another tax code',
      { owner: null, buyer: { ...ada, taxCode: code } },
      stated(ada, otherCode),
      true,
    ],
    [
      'with a code of two people',
      { owner: null, buyer: { ...ada, taxCode: code } },
      stated(ada, sameCode),
      false,
    ],
    ['without a code', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada), false],
    ['with an empty code', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada, ''), false],
    [
      'bought with without a code',
      { owner: null, buyer: { ...ada, taxCode: '' } },
      stated(ada, otherCode),
      false,
    ],
    [
      'of its owner, though another bought',
      { owner: ada, buyer: { ...eva, taxCode: otherCode } },
      stated(ada, code),
      false,
    ],
    [
      'of its owner, who bought with another code',
      { owner: ada, buyer: { ...ada, taxCode: otherCode } },
      stated(ada, code),
      true,
    ],
    [
      'of who bought, though it is another’s',
      { owner: eva, buyer: { ...ada, taxCode: code } },
      stated(ada, code),
      true,
    ],
  ])('%s', (_, known, person, expected) => {
    expect(isSomeoneElse(known, person)).toBe(expected);
  });
});
