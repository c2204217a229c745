import { describe, expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../platform/values/calendar.ts';
import { callStepOf, isStillToCome } from './status.ts';
import { standingInWords } from './status-in-words.ts';
import type { Standing } from './status-schema.ts';
import type { RequestAction, RequestState } from './states.ts';

describe('the status of a call by its history', () => {
  test.each<[string, RequestState, RequestAction[], string]>([
    ['just requested', 'new', ['open'], 'promised'],
    ['taken, with a note', 'taken', ['open', 'take', 'note'], 'promised'],
    ['not answered', 'waiting', ['open', 'take', 'no-answer'], 'trying-again'],
    ['taken again', 'taken', ['open', 'take', 'no-answer', 'take'], 'trying-again'],
    ['moved after that', 'waiting', ['open', 'take', 'no-answer', 'move'], 'appointed'],
    ['agreed on the phone', 'waiting', ['open', 'take', 'call-again-on'], 'appointed'],
    ['given up by the desk', 'lost', ['open', 'take', 'no-answer', 'take', 'gave-up'], 'unreached'],
    ['wrong number', 'lost', ['open', 'take', 'wrong-number'], 'wrong-number'],
    ['spoken', 'done', ['open', 'take', 'spoken-not-interested', 'note'], 'spoken'],
    ['cancelled by the customer', 'done', ['open', 'cancel'], 'not-needed'],
    ['lost before the desk existed', 'lost', ['open'], 'unreached'],
  ])('the status of a call is right: %s', (_, state, actions, step) => {
    expect(callStepOf({ kind: 'call-back', state }, actions)).toBe(step);
  });

  test('a booked call has its time from the beginning', () => {
    expect(callStepOf({ kind: 'booked-call', state: 'new' }, ['open'])).toBe('appointed');
  });
});

test.each([
  ['promised', true],
  ['appointed', true],
  ['trying-again', true],
  ['spoken', false],
  ['unreached', false],
  ['not-needed', false],
] as const)('while it is %s a call is still to come: %s', (step, isToCome) => {
  expect(isStillToCome(step)).toBe(isToCome);
});

const at = (time: string, day = '2026-11-16') => momentInRome(isoDate(day), time);
const textsOf = (standing: Partial<Standing>, now = at('15:10')) => {
  const words = standingInWords(
    { step: 'promised', consultant: null, callAt: at('15:40').toISOString(), triedAt: null, ...standing },
    now,
  );
  return [words.title, words.detail];
};
const moment = (time: string, day?: string) => at(time, day).toISOString();

describe('the status of a call in words', () => {
  test.each<[string, Partial<Standing>, Date, string]>([
    ['without an assignee', {}, at('15:10'), 'Ti chiamiamo entro le 15:40'],
    ['with an assignee', { consultant: 'Bianca' }, at('15:10'), 'Bianca ti chiama entro le 15:40'],
    ['tomorrow', { callAt: moment('09:30', '2026-11-17') }, at('20:00'), 'Ti chiamiamo domani entro le 9:30'],
    ['at the last moment', {}, at('15:40'), 'Ti chiamiamo entro le 15:40'],
    ['late', { consultant: 'Bianca' }, at('15:41'), 'Siamo in ritardo, scusaci'],
    [
      'at a chosen time',
      { step: 'appointed', callAt: moment('10:15', '2026-11-18') },
      at('15:10'),
      'Ti chiamiamo mercoledì alle 10:15',
    ],
    ['at exactly that time', { step: 'appointed' }, at('15:40'), 'Ti chiamiamo alle 15:40'],
    [
      'just after that time',
      { step: 'appointed', consultant: 'Bianca' },
      at('15:41'),
      'Bianca ti chiama a momenti',
    ],
    [
      'not answered',
      { step: 'trying-again', triedAt: moment('15:12'), callAt: moment('17:12') },
      at('15:20'),
      'Ti abbiamo cercato alle 15:12',
    ],
    [
      'not answered yesterday',
      { step: 'trying-again', triedAt: moment('18:12'), callAt: moment('10:12', '2026-11-17') },
      at('09:00', '2026-11-17'),
      'Ti abbiamo cercato ieri alle 18:12',
    ],
  ])('the headline of a call is right: %s', (_, standing, now, title) => {
    expect(textsOf(standing, now)[0]).toBe(title);
  });

  test('a customer who was not reached sees when we try again', () => {
    const standing = { step: 'trying-again', triedAt: moment('15:12'), callAt: moment('17:12') } as const;
    expect(textsOf(standing, at('15:20'))[1]).toBe('Ti chiamiamo di nuovo dopo le 17:12.');
    expect(textsOf({ ...standing, consultant: 'Bianca' }, at('15:20'))[1]).toContain(
      'Bianca ti chiama di nuovo',
    );
    expect(textsOf(standing, at('17:12'))[1]).toBe('Ti chiamiamo di nuovo dopo le 17:12.');
    expect(textsOf(standing, at('17:13'))[1]).toContain('appena possibile');
  });

  test('the time of the last attempt is shown if it is known', () => {
    expect(textsOf({ step: 'trying-again' })[0]).toBe('Ti abbiamo cercato');
    expect(textsOf({ step: 'unreached' })[1]).toMatch(/^Per non disturbarti/);
    expect(textsOf({ step: 'unreached', triedAt: moment('15:05') })[1]).toMatch(
      /^Ti abbiamo cercato l’ultima volta alle 15:05\. Per non/,
    );
  });

  test('a late call says when it was due', () => {
    expect(textsOf({}, at('15:41'))[1]).toContain('Dovevamo chiamarti lunedì 16 novembre entro le 15:40.');
  });
});
