import { accepted, type Rule } from '../../../platform/rule/rule.ts';
import type { Answers, Excludes, Field, HiddenField, Step } from '../../../platform/wizard/definition.ts';
import { choiceField } from '../../../platform/wizard/fields.ts';
import { MAX_PEOPLE, PACKAGE_NAMES, peopleOf } from './choice.ts';
import { choiceIn } from './choice-answers.ts';
import type { SkiHolder } from './holders.ts';
import { typedRule } from './typed-rule.ts';

const counted: Rule<number | null> = (given) => {
  const number = Number(given ?? Number.NaN);
  return accepted(Number.isSafeInteger(number) ? number : null);
};

const hidden = (name: string, rule: Rule<string | number | null>): HiddenField => ({
  kind: 'hidden',
  name,
  label: '',
  rule: () => rule,
});

/**
 * The minimum age is checked by the whole wizard. Declared here already so that the field's surroundings stay
 * the same when that loads: a re-rendered field loses its focus, and text typed meanwhile is lost.
 */
const noExclusionYet: Excludes = () => null;

export const holderField = (place: number, part: keyof SkiHolder) => `holdersData.${place}.${part}`;

const holderFields = (place: number): readonly Field[] => {
  const isAsked = { askedWhen: (answers: Partial<Answers>) => place < peopleOf(choiceIn(answers)) };
  const person = {
    rule: () => typedRule,
    group: `Persona ${place + 1}`,
    isTabOnly: true as const,
    ...isAsked,
  };
  return [
    { kind: 'name', name: holderField(place, 'firstName'), label: 'Nome', ...person },
    { kind: 'name', name: holderField(place, 'lastName'), label: 'Cognome', ...person },
    {
      kind: 'date',
      name: holderField(place, 'birthDate'),
      label: 'Data di nascita',
      excludes: noExclusionYet,
      ...person,
    },
  ];
};

/** Dates, duration and people. The first screen: what it does not need for display loads later. */
export const insuranceStep: Step = {
  id: 'assicurazione',
  title: 'Quando si scia, e chi?',
  lead: 'Di ogni persona bastano nome, cognome e data di nascita.',
  fields: [
    choiceField({
      name: 'policyType',
      label: 'Pacchetto',
      options: [
        { value: 'base', label: PACKAGE_NAMES.base, hint: 'Danni ad altri e spese mediche' },
        { value: 'plus', label: PACKAGE_NAMES.plus, hint: 'Anche infortuni gravi e ricovero' },
      ],
    }),
    choiceField({
      name: 'policyDuration',
      label: 'Durata',
      options: [
        { value: 'daily', label: 'A giorni', hint: 'Da 1 a 29 di fila' },
        { value: 'season', label: 'Stagionale', hint: 'Al prezzo di 10 giorni' },
      ],
    }),
    {
      kind: 'text',
      name: 'policyDayCount',
      label: 'Giorni',
      typing: 'digits',
      longest: 2,
      rule: () => counted,
    },
    {
      kind: 'date',
      name: 'startDate',
      label: 'Primo giorno',
      width: 'narrow',
      rule: () => typedRule,
    },
    { ...hidden('endDate', typedRule), label: 'Ultimo giorno' },
    hidden('policyAdults', counted),
    hidden('policyKids', counted),
    ...Array.from({ length: MAX_PEOPLE }, (_, place) => holderFields(place)).flat(),
    hidden('utmSource', typedRule),
    hidden('utmMedium', typedRule),
  ],
};
