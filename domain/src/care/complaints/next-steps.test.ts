import { expect, test } from 'vitest';
import { partners } from '../../platform/brand/partners.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { wayOn } from './next-steps.ts';
import { whoAnswersInWords } from './who-answers.ts';

test('a complaint about a subsidy never points to the Arbitro', () => {
  const { isForArbiter, facts } = wayOn('mutual-society');
  expect(isForArbiter).toBe(false);
  expect(facts.join(' ')).toContain('l’Arbitro Assicurativo non se ne occupa');
  expect(facts.join(' ')).not.toContain('20 euro');
  // If the product is not known, it may be a subsidy.
  expect(wayOn(null).facts.join(' ')).toContain('l’Arbitro Assicurativo non se ne occupa');
});

test('an appeal says how long it takes, when terms are suspended and when the fee is refunded', () => {
  const text = wayOn('insurer').facts.join(' ');
  expect(text).toContain('entro 180 giorni dal ricorso, nei casi complessi entro altri 90');
  expect(text).toContain('dal 1º al 31 agosto e dal 23 dicembre al 6 gennaio');
  expect(text).toContain('è accolto anche solo in parte');
});

test.each([
  ['withdrawal', 'insurer', 'Rispondiamo per iscritto entro 45 giorni: non oltre il 1º gennaio 2027.'],
  ['claim', 'insurer', `risponde ${partners.insurer}, entro 45 giorni da quando lo riceve`],
  ['contract', 'mutual-society', `risponde ${partners.mutualSociety}, nei tempi del suo regolamento`],
  // We answer for our own work, on a subsidy too.
  ['advice', 'mutual-society', 'Rispondiamo per iscritto entro 45 giorni'],
] as const)('a receipt about %s of %s promises our answer only for what is ours', (area, bearer, words) => {
  expect(whoAnswersInWords({ area, bearer, receivedOn: isoDate('2026-11-17') })).toContain(words);
});
