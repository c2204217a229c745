import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { describe, expect, test } from 'vitest';
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

describe('the owner of a mailbox', () => {
  test.each<[string, readonly Partial<Trace>[], string]>([
    ['the later of two purchases', [{ at: on(11) }, { lastName: 'Verdi', at: on(12) }], 'Ada Verdi'],
    [
      'a policy like any purchase',
      [{ at: on(11) }, { source: 'policy', lastName: 'Verdi', at: on(12) }],
      'Ada Verdi',
    ],
    [
      'a policy before a mere request',
      [
        { source: 'other', lastName: 'Verdi', at: on(12) },
        { source: 'policy', at: on(11) },
      ],
      'Ada Rossi',
    ],
    [
      'a row with a name before one without',
      [
        { source: 'account', firstName: '', lastName: '' },
        { source: 'other', firstName: '', lastName: 'Rossi' },
      ],
      ' Rossi',
    ],
    ['nothing if no row has a name', [{ firstName: '', lastName: '' }], ' '],
  ])('the owner of a mailbox is named by %s', (_, traces, name) => {
    const { firstName, lastName } = compose(...traces);
    expect(`${firstName} ${lastName}`).toBe(name);
  });
});
