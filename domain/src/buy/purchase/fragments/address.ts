import { cityRule, postalCodeRule, streetRule } from '../../../platform/person/address.ts';
import { provinceRule } from '../../../platform/person/province.ts';
import { streetNumberRule } from '../../../platform/person/street-number.ts';
import { accepted, type Rule } from '../../../platform/rule/rule.ts';
import type { Step, Answer, Answers } from '../../../platform/wizard/definition.ts';
import { splitStreet } from '../../../platform/person/street.ts';

const isEmpty = (answer: Answer | undefined) => typeof answer !== 'string' || answer.trim() === '';

/** Moves a number typed with the street to its own field, unless that already has another one. */
export const withSeparateNumber = (answers: Partial<Answers>): Partial<Answers> => {
  const { street, streetNumber } = answers;
  const split = typeof street === 'string' ? splitStreet(street) : null;
  if (!split) return answers;
  const checkedNumber = streetNumberRule(streetNumber);
  const isSame = checkedNumber.ok && checkedNumber.value === split.streetNumber;
  return isSame || isEmpty(streetNumber) ? { ...answers, ...split } : answers;
};

// The server knows the region of every province and decides; this is what the list said.
const regionRule: Rule<string | null> = (given) =>
  accepted(typeof given === 'string' && given.length <= 50 ? given : null);

/** The home address. Everything can be typed from the start: suggestions are optional. */
export const address: Step = {
  id: 'indirizzo',
  title: 'Dove abiti?',
  lead: 'L’indirizzo di residenza, in Italia. Ti suggeriamo come completarlo; puoi anche scriverlo tutto tu. Se la casa non ha un numero, scrivi SNC.',
  tidy: withSeparateNumber,
  checksPlaces: true,
  fields: [
    {
      kind: 'place',
      name: 'street',
      label: 'Via o piazza',
      source: 'addresses',
      fills: {
        streetNumber: 'streetNumber',
        city: 'name',
        postalCode: 'postalCode',
        district: 'province',
        region: 'region',
      },
      autocomplete: 'address-line1',
      width: 'wide',
      rule: () => streetRule,
    },
    {
      kind: 'text',
      name: 'streetNumber',
      label: 'Numero',
      typing: 'capitals',
      longest: 12,
      width: 'narrow',
      rule: () => streetNumberRule,
    },
    {
      kind: 'place',
      name: 'city',
      label: 'Comune',
      source: 'cities',
      fills: { postalCode: 'postalCode', district: 'province', region: 'region' },
      autocomplete: 'address-level2',
      rule: () => cityRule,
    },
    {
      kind: 'text',
      name: 'postalCode',
      label: 'CAP',
      typing: 'digits',
      longest: 7,
      autocomplete: 'postal-code',
      width: 'narrow',
      rule: () => postalCodeRule,
    },
    {
      kind: 'text',
      name: 'district',
      label: 'Provincia',
      typing: 'capitals',
      longest: 2,
      autocomplete: 'address-level1',
      width: 'narrow',
      rule: () => provinceRule,
    },
    { kind: 'hidden', name: 'region', label: '', rule: () => regionRule },
  ],
};
