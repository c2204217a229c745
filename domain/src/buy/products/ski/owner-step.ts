import type { IsoDate } from '../../../platform/values/calendar.ts';
import { GENDERS } from '../../../platform/person/gender.ts';
import { birthPlaceCodeRule } from '../../../platform/person/birth-place.ts';
import type { Answers, FieldErrors, Step } from '../../../platform/wizard/definition.ts';
import { choiceField } from '../../../platform/wizard/fields.ts';
import { ownerIn } from './answers.ts';
import { underageBuyer, tooYoungByTaxCode } from './exclusions.ts';
import { checkOwner } from './owner.ts';
import { typedRule } from './typed-rule.ts';

const anyText = { rule: () => typedRule };

const named = (errors: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) => (message ? [[`owner.${name}`, message]] : [])),
  );

export const ownerStep: Step = {
  id: 'contraente',
  title: 'Chi acquista la polizza?',
  lead: 'Una persona maggiorenne: può essere tra chi scia oppure no.',
  fields: [
    { kind: 'name', name: 'owner.firstName', label: 'Nome', autocomplete: 'given-name', ...anyText },
    { kind: 'name', name: 'owner.lastName', label: 'Cognome', autocomplete: 'family-name', ...anyText },
    choiceField({
      name: 'owner.hasFiscalCode',
      label: 'Hai un codice fiscale italiano?',
      options: [
        { value: 'YES', label: 'Sì' },
        { value: 'NO', label: 'No' },
      ],
    }),
    {
      kind: 'taxCode',
      name: 'owner.fiscalCode',
      label: 'Codice fiscale',
      hint: 'Lo trovi sulla tessera sanitaria: da qui leggiamo data e luogo di nascita.',
      askedWhen: (answers: Partial<Answers>) => answers['owner.hasFiscalCode'] !== 'NO',
      fills: {
        'owner.birthDate': 'birthDate',
        'owner.gender': 'gender',
        'owner.cityOfBirth': 'name',
        'owner.districtOfBirth': 'province',
        'owner.countryOfBirth': 'countryName',
        'owner.birthPlaceCode': 'belfioreCode',
      },
      excludes: tooYoungByTaxCode,
      ...anyText,
    },
    {
      kind: 'date',
      name: 'owner.birthDate',
      label: 'Data di nascita',
      autocomplete: 'bday',
      excludes: underageBuyer,
      ...anyText,
    },
    {
      kind: 'choice',
      name: 'owner.gender',
      label: 'Sesso',
      options: GENDERS,
      ...anyText,
    },
    {
      kind: 'place',
      name: 'owner.cityOfBirth',
      label: 'Luogo di nascita',
      source: 'birthplaces',
      bornOn: 'owner.birthDate',
      fills: {
        'owner.districtOfBirth': 'province',
        'owner.countryOfBirth': 'countryName',
        'owner.birthPlaceCode': 'belfioreCode',
      },
      width: 'wide',
      ...anyText,
    },
    {
      kind: 'text',
      name: 'owner.districtOfBirth',
      label: 'Provincia',
      typing: 'capitals',
      longest: 2,
      width: 'narrow',
      ...anyText,
    },
    {
      kind: 'place',
      name: 'owner.countryOfBirth',
      label: 'Paese di nascita',
      source: 'countries',
      bornOn: 'owner.birthDate',
      fills: {},
      autocomplete: 'country-name',
      ...anyText,
    },
    { kind: 'hidden', name: 'owner.birthPlaceCode', label: '', rule: () => birthPlaceCodeRule },
    {
      kind: 'text',
      name: 'owner.phone',
      label: 'Telefono',
      hint: 'Anche di un altro Paese, con il suo prefisso',
      typing: 'phone',
      autocomplete: 'tel',
      ...anyText,
    },
    {
      kind: 'email',
      name: 'owner.email',
      label: 'E-mail',
      hint: 'Qui arrivano i certificati e la ricevuta',
      autocomplete: 'email',
      ...anyText,
    },
  ],
  check: (answers: Answers, today: IsoDate) => named(checkOwner(ownerIn(answers), today)),
};
