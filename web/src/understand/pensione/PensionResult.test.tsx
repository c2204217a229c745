// @vitest-environment happy-dom
import type { PensionResult as Result } from '@riparo/domain/understand/pension/pension-calls.ts';
import { estimatePension } from '@riparo/domain/understand/pension/estimate.ts';
import { pensionByTodaysRules } from '@riparo/domain/understand/pension/todays-rules.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { describe, expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../test/markup.ts';
import { onPage } from '../../../test/on-page.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { answeredFacts } from './answered-facts.ts';
import { PensionResult } from './PensionResult.tsx';

const today = isoDate('2026-11-15');
const ada = { birthDate: '1990-03-27', workStartYear: 2014, grossIncomeCents: 3_000_000, career: 50 };

/** The server's answer for a person in 2026. */
const resultOf = (answers: typeof ada): Result => {
  const { monthlyCents, pot, ...estimate } = estimatePension(answeredFacts(answers, 2026));
  const birthDate = isoDate(answers.birthDate);
  const person = { ...answers, grossIncomeCents: cents(answers.grossIncomeCents), birthDate, today };
  return {
    ...estimate,
    pensionAmount: monthlyCents / 100,
    username: 'Ada',
    estimatedIn: 2026,
    todaysRules: {
      employee: pensionByTodaysRules({ ...person, worker: 'employee' }),
      selfEmployed: pensionByTodaysRules({ ...person, worker: 'selfEmployed' }),
    },
    pot: [...pot],
  };
};

const screenOf = (person: Partial<typeof ada> = {}, known: Partial<Result> = {}, again = () => undefined) => {
  const answers = { ...ada, ...person };
  return (
    <BrowserRouter>
      <PensionResult result={{ ...resultOf(answers), ...known }} answers={answers} onRecalculate={again} />
    </BrowserRouter>
  );
};
const said = (...about: Parameters<typeof screenOf>) => wordsOf(screenOf(...about));

const open = async (...about: Parameters<typeof screenOf>) => {
  const page = await onPage(screenOf(...about));
  const read = (selector: string) =>
    [...page.place.querySelectorAll(selector)].map((each) => each.textContent.replaceAll('\u00a0', ' '));
  return {
    ...page,
    read,
    /** When, how much, and how much of it comes from savings. */
    figure: () => read('section[aria-labelledby="e-se"] [class*=figure] p'),
  };
};

describe('the pension estimate', () => {
  test('the estimate is one large figure, with its cents below and its three facts', () => {
    expect(said()).toContain(
      [
        'Ada, ecco la tua stima',
        'La tua pensione mensile stimata',
        'circa',
        ' € 1.567',
        'netti al mese, per 13 mensilità: il conto dà € 1.566,67',
        'Anno di pensionamento',
        '2057 ',
        'tra 31 anni',
        'Età alla pensione',
        '67 anni ',
        'Anno di nascita',
        '1990 ',
      ].join('\n'),
    );
    expect(markupOf(screenOf())).toContain('<h1 tabindex="-1">Ada, ecco la tua stima</h1>');
    expect(markupOf(screenOf())).toContain('<dd>67 anni </dd>');
  });

  test('the estimate states its assumptions to a thousandth of a percent', () => {
    const words = said({}, { coefficientPercent: 5.575_45 });
    expect(words).toContain('coefficiente del 5,575% ');
    expect(words).toContain('che si rivaluta dell’1% l’anno.');
    expect(words).toContain('gli scaglioni dal 23% al 43%');
  });
});

describe('trying out other values', () => {
  test('without changes the what-if shows the estimate, with nothing to reset', async () => {
    const page = await open();
    expect(page.read('#e-se')).toEqual(['E se cambiasse qualcosa?']);
    expect(page.words()).toContain('Sposta i cursori');
    expect(page.figure()).toEqual(['A 67 anni, nel 2057', 'circa € 1.567', 'netti al mese']);
    expect(page.words()).toContain('Reddito di oggi (netto)');
    expect(page.words()).not.toMatch(/Prima dei 67 anni|Torna alla stima|tratteggiata/);
  });

  test.each([
    ['Quando smetti di lavorare', '71', ['A 71 anni, nel 2061', 'circa € 1.950', 'netti al mese']],
    ['Reddito lordo all’anno', '4000000', ['A 67 anni, nel 2057', 'circa € 1.843', 'netti al mese']],
    [
      'Risparmio al mese',
      '10000',
      ['A 67 anni, nel 2057', 'circa € 1.719', 'netti al mese, di cui € 152 dai tuoi risparmi'],
    ],
  ])('%s is %s: every figure follows, and it can be reset', async (name, value, figure) => {
    const page = await open();
    const before = page.field(name).value;
    for (let times = 0; times < 2; times += 1) {
      await page.write(name, value);
      expect(page.figure()).toEqual(figure);
      expect(page.words()).toContain('La linea tratteggiata è la tua stima.');
      await page.press('Torna alla stima');
      expect(page.figure()[1]).toBe('circa € 1.567');
      expect(page.field(name).value).toBe(before);
      expect(page.words()).not.toMatch(/Torna alla stima|tratteggiata/);
    }
  });

  test('retiring earlier than the law allows shows what the law requires', async () => {
    const page = await open();
    await page.write('Quando smetti di lavorare', '66');
    expect(page.words()).toContain('Prima dei 67 anni la legge chiede requisiti in più');
  });
});

describe('today’s rules', () => {
  test('today’s rules are shown beside the estimate, with the age at which they would pay', async () => {
    const page = await open();
    expect(page.read('[aria-live=polite] p')).toEqual([
      'La tua stima',
      '€ 1.566,67',
      'netti al mese, per 13 mensilità',
      'dal 2057, a 67 anni',
      'Regole del 2026',
      '€ 1.927,94',
      'netti al mese, per 13 mensilità',
      'dal 1º luglio 2057, a 67 anni e 3 mesi',
    ]);
    expect(page.read('fieldset label')).toEqual([
      'DipendenteContributi: 33% del reddito',
      'Artigiano o commercianteContributi: 24% del reddito',
    ]);
  });

  test('today’s rules assume an employee until another kind of worker is chosen, and all figures follow', async () => {
    const page = await open();
    const chosen = () => [page.field('Dipendente').checked, page.field('Artigiano').checked];
    expect(chosen()).toEqual([true, false]);
    expect(page.words()).toContain('Il 33% del reddito, fino a € 122.295,00 l’anno; il montante');
    expect(page.words()).toContain('lavoro dipendente, senza altri redditi');
    await page.choose('Artigiano');
    expect(chosen()).toEqual([false, true]);
    expect(page.words()).toContain('€ 1.475,22');
    expect(page.words()).toContain(
      'Il 24% del reddito, fino a € 122.295,00 l’anno e su almeno € 18.808,00; il montante si rivaluta dell’1% l’anno',
    );
    expect(page.words()).toContain('artigiani e commercianti, senza altri redditi');
  });

  test.each([
    [1995, true],
    [1996, true],
    [1997, false],
  ])('a career that began in %i may have older contributions: %s', (workStartYear, may) => {
    expect(said({ birthDate: '1975-03-27', workStartYear }).includes('il tuo calcolo è misto')).toBe(may);
  });
});
