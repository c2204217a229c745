import { emailKey } from '@riparo/domain/account/email-key.ts';
import { samePersonKeys } from '@riparo/domain/people-search/same-person.ts';
import { idTrace, phoneTrace, taxCodeTrace } from '@riparo/domain/people-search/traces.ts';
import { describe, expect, test } from 'vitest';
import { newDealUuid } from '../../test/ids.ts';
import { composePerson, type Trace } from './compose-person.ts';

const key = emailKey('ada@example.it');
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 10));

const trace = (changes: Partial<Trace> = {}): Trace => ({
  source: 'deal',
  email: 'ada@example.it',
  firstName: 'Ada',
  lastName: 'Rossi',
  phone: null,
  taxCode: null,
  birthDate: null,
  at: on(10),
  ref: null,
  ...changes,
});

const compose = (...traces: readonly Partial<Trace>[]) => composePerson(key, traces.map(trace));

describe('whoever has a mailbox', () => {
  test('is called as the account says, then as what they bought, then as they wrote last; found by all of it', () => {
    const asked = trace({ source: 'other', lastName: 'Bianchi', phone: '+393331112223', at: on(12) });
    const bought = trace({
      phone: '+393475554321',
      taxCode: 'RSSDAA84C67H501X',
      birthDate: '1984-03-27',
      at: on(11),
      ref: newDealUuid(),
    });
    const account = trace({ source: 'account', email: 'Ada@Example.it', firstName: 'Adele' });
    const { traces, ...person } = composePerson(key, [asked, bought, account]);
    expect(person).toEqual({
      emailKey: key,
      email: 'Ada@Example.it',
      firstName: 'Adele',
      lastName: 'Rossi',
      phone: '+393475554321',
      taxCode: 'RSSDAA84C67H501X',
      birthDate: '1984-03-27',
      terms: ['adele rossi', 'rossi adele', 'ada rossi', 'rossi ada', 'ada bianchi', 'bianchi ada'],
      words: ['adele', 'rossi', 'ada', 'bianchi'],
      dealCount: 1,
      hasAccount: true,
      lastSeenAt: on(12),
    });
    expect(new Set(traces)).toEqual(
      new Set([
        ...[asked, bought, account].flatMap(samePersonKeys),
        idTrace(bought.ref ?? ''),
        taxCodeTrace('RSSDAA84C67H501X'),
        phoneTrace('+393475554321'),
        phoneTrace('+393331112223'),
      ]),
    );
    expect(traces).toHaveLength(new Set(traces).size);
  });

  test.each<[string, readonly Partial<Trace>[], string]>([
    ['the later of two purchases', [{ at: on(11) }, { lastName: 'Verdi', at: on(12) }], 'Ada Verdi'],
    [
      'a policy like any purchase',
      [{ at: on(11) }, { source: 'policy', lastName: 'Verdi', at: on(12) }],
      'Ada Verdi',
    ],
    [
      'a policy before what was only asked',
      [
        { source: 'other', lastName: 'Verdi', at: on(12) },
        { source: 'policy', at: on(11) },
      ],
      'Ada Rossi',
    ],
    [
      'what has a name before what has none',
      [
        { source: 'account', firstName: '', lastName: '' },
        { source: 'other', firstName: '', lastName: 'Rossi' },
      ],
      ' Rossi',
    ],
    ['nothing, where nobody said a name', [{ firstName: '', lastName: '' }], ' '],
  ])('is called by %s', (_, traces, name) => {
    const { firstName, lastName } = compose(...traces);
    expect(`${firstName} ${lastName}`).toBe(name);
  });

  test('has bought as often as there are deals, and an account only where there is one', () => {
    const person = compose({}, {}, { source: 'policy' }, { source: 'other' });
    expect([person.dealCount, person.hasAccount]).toEqual([2, false]);
  });

  test.each([
    ['1984-03-27', '1984-03-27'],
    ['1984-02-30', null],
    ['boh', null],
    [null, null],
  ])('born on %s is known as born on %s', (birthDate, known) => {
    expect(compose({ birthDate }).birthDate).toBe(known);
  });

  test('is found by any two words of a name, in both orders, or by the only one', () => {
    expect(compose({ firstName: 'Zoe', lastName: '' }).terms).toEqual(['zoe']);
    expect(compose({ firstName: 'Ada Maria', lastName: 'Rossi' }, {}).terms.toSorted()).toEqual([
      'ada maria',
      'ada rossi',
      'maria ada',
      'maria rossi',
      'rossi ada',
      'rossi maria',
    ]);
  });

  test('is found by five names at most, and by four hundred traces', () => {
    const names = ['Ada', 'Bea', 'Cia', 'Dea', 'Eva', 'Fia'];
    const many = compose(
      ...names.map((firstName, place) => ({ firstName, lastName: '', at: on(20 - place) })),
    );
    expect(many.words).toEqual(['ada', 'bea', 'cia', 'dea', 'eva']);
    const refs = Array.from({ length: 401 }, () => newDealUuid());
    const bought = compose(...refs.map((ref) => ({ ref })));
    expect(bought.traces).toEqual(refs.slice(0, 400).map(idTrace));
  });
});
