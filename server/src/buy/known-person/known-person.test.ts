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
    ['its owner', { owner: ada, buyer: null }, stated(ada), false],
    [
      'its owner, however spelled',
      { owner: ada, buyer: null },
      stated({ firstName: 'ADA', lastName: "d'angelo" }),
      false,
    ],
    ['another first name', { owner: ada, buyer: null }, stated({ ...ada, firstName: 'Eva' }), true],
    ['another last name', { owner: ada, buyer: null }, stated({ ...ada, lastName: 'Rossi' }), true],
    ['its buyer', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada, code), false],
    [
      'a person who did not buy with it',
      { owner: null, buyer: { ...ada, taxCode: code } },
      stated(eva, code),
      true,
    ],
    ['another tax code', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada, otherCode), true],
    [
      'the omocodia variant of the code',
      { owner: null, buyer: { ...ada, taxCode: code } },
      stated(ada, sameCode),
      false,
    ],
    ['no code', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada), false],
    ['an empty code', { owner: null, buyer: { ...ada, taxCode: code } }, stated(ada, ''), false],
    [
      'the buyer of a purchase without a code',
      { owner: null, buyer: { ...ada, taxCode: '' } },
      stated(ada, otherCode),
      false,
    ],
    [
      'its owner, though another person bought',
      { owner: ada, buyer: { ...eva, taxCode: otherCode } },
      stated(ada, code),
      false,
    ],
    [
      'its owner, who bought with another code',
      { owner: ada, buyer: { ...ada, taxCode: otherCode } },
      stated(ada, code),
      true,
    ],
    [
      'its buyer, though it belongs to another person',
      { owner: eva, buyer: { ...ada, taxCode: code } },
      stated(ada, code),
      true,
    ],
  ])('the known person of a mailbox compared with %s', (_, known, person, expected) => {
    expect(isSomeoneElse(known, person)).toBe(expected);
  });
});
