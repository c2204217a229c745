import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { hasPlate } from '@riparo/domain/buy/products/plate.ts';
import type { OpenDeal } from '../deal-place.ts';

export type DataGroup = { readonly title: string; readonly lines: readonly DataLine[] };

/** `stepId` names the question that corrects it. */
export type DataLine = { readonly label: string; readonly value: string; readonly stepId: string };

const written = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

/** A deal in the words of the questions. */
export function dealGroups({
  buyer,
  attributes,
  product,
}: Pick<OpenDeal, 'buyer' | 'attributes'> & {
  readonly product: Pick<OpenDeal['product'], 'key'>;
}): readonly DataGroup[] {
  const { firstName, lastName, email, profile } = buyer;
  return [
    {
      title: 'I tuoi dati',
      lines: [
        { label: 'Nome e cognome', value: `${firstName} ${lastName}`, stepId: 'nome' },
        {
          label: 'Nascita',
          value: `${written(profile.dateOfBirth)}, ${profile.placeOfBirth} (${profile.districtOfBirth})`,
          stepId: 'nascita',
        },
        { label: 'Sesso', value: profile.gender === 'female' ? 'Donna' : 'Uomo', stepId: 'sesso' },
        { label: 'Codice fiscale', value: profile.taxCode, stepId: 'codice-fiscale' },
        {
          label: 'Indirizzo',
          value: `${profile.address}, ${profile.zipCode} ${profile.city} (${profile.district})`,
          stepId: 'indirizzo',
        },
      ],
    },
    {
      title: 'Contatti',
      lines: [
        { label: 'E-mail', value: email, stepId: 'contatti' },
        {
          label: 'Telefono',
          value: profile.phoneNumber ? formatPhone(profile.phoneNumber) : 'Non indicato',
          stepId: 'contatti',
        },
        // Asked once more before the payment: the customer may have it only now.
        ...(hasPlate(product.key)
          ? [
              {
                label: 'Contrassegno',
                value: profile.plateCode ?? 'Da indicare, se l’hai già',
                stepId: 'contatti',
              },
            ]
          : []),
      ],
    },
    ...(attributes === null ? [] : petGroups(readAttributes(attributes))),
  ];
}

/** Attributes travel as JSON text; only its strings are shown. */
export function readAttributes(attributes: string | null): Partial<Record<string, string>> {
  const found: unknown = JSON.parse(attributes ?? '{}');
  const words = Object.entries(found ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(words);
}

const STILL_MISSING = 'Da indicare';
const petWords = new Map([
  ['cat', { title: 'Il tuo gatto', value: 'Gatto' }],
  ['dog', { title: 'Il tuo cane', value: 'Cane' }],
]);

function petGroups({
  petType = '',
  petName = STILL_MISSING,
  pet_date_of_birth = STILL_MISSING,
  petChipNumber = STILL_MISSING,
  petBreed = STILL_MISSING,
}: ReturnType<typeof readAttributes>): readonly DataGroup[] {
  const { title, value } = petWords.get(petType) ?? { title: 'Il tuo animale', value: STILL_MISSING };
  const stepId = 'dati-animale';
  return [
    {
      title,
      lines: [
        { label: 'Animale', value, stepId: 'animale' },
        { label: 'Nome', value: petName, stepId },
        { label: 'Data di nascita', value: written(pet_date_of_birth), stepId },
        { label: 'Microchip', value: petChipNumber, stepId },
        { label: 'Razza', value: petBreed, stepId },
      ],
    },
  ];
}
