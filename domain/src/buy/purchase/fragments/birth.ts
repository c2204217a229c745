import { birthPlaceCodeRule, birthPlaceRule } from '../../../platform/person/birth-place.ts';
import { provinceRule } from '../../../platform/person/province.ts';
import { BIRTH_DATE_REQUIRED } from '../../../platform/person/required.ts';
import type { Step } from '../../../platform/wizard/definition.ts';
import { birthDateField } from '../../../platform/wizard/date-fields.ts';
import { adultsOnly, ineligibleByBirthDate } from '../../../platform/wizard/exclusion.ts';

/**
 * Date and place of birth. A place from the list brings its code, so that the tax code can be computed.
 * Ineligible ages are known here.
 */
export const birthWithExclusion = (exclusionOf: Parameters<typeof ineligibleByBirthDate>[0]): Step => ({
  id: 'nascita',
  title: 'Data e luogo di nascita',
  checksPlaces: true,
  lead: 'Per chi è nato all’estero basta lo Stato, con EE come provincia.',
  fields: [
    birthDateField({
      name: 'date_of_birth',
      label: 'Data di nascita',
      hint: 'Per esempio 27/03/1985',
      required: BIRTH_DATE_REQUIRED,
      excludes: ineligibleByBirthDate(exclusionOf),
    }),
    {
      kind: 'place',
      name: 'placeOfBirth',
      label: 'Comune o Stato di nascita',
      source: 'birthplaces',
      bornOn: 'date_of_birth',
      fills: { districtOfBirth: 'province', birthPlaceCode: 'belfioreCode' },
      width: 'wide',
      rule: () => birthPlaceRule,
    },
    {
      kind: 'text',
      name: 'districtOfBirth',
      label: 'Provincia',
      typing: 'capitals',
      longest: 2,
      width: 'narrow',
      rule: () => provinceRule,
    },
    { kind: 'hidden', name: 'birthPlaceCode', label: '', rule: () => birthPlaceCodeRule },
  ],
});

export const birth = birthWithExclusion(adultsOnly);
