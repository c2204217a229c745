import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { hasPlate } from '@riparo/domain/buy/products/plate.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { DealRow } from '../../deals/tables.ts';
import type { DocumentBlock, TableColumn } from '../../../platform/drawing/content.ts';
import { isPrintableName } from '../../../platform/drawing/printable-name.ts';

/** A name in letters that the documents' font lacks is omitted: the tax code identifies its owner. */
export function holderOf({ firstName, lastName, profile }: DealRow): string {
  const name = `${firstName} ${lastName}`;
  return isPrintableName(name) ? name : `titolare del codice fiscale ${profile.taxCode}`;
}

const italianDay = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

const factColumns: readonly TableColumn[] = [
  { title: 'Voce', align: 'left', share: 0.35 },
  { title: 'Dato', align: 'left', share: 0.65 },
];

export const facts = (rows: readonly (readonly [string, string])[]): DocumentBlock => ({
  kind: 'table',
  columns: factColumns,
  rows,
});

export function holderFacts(deal: DealRow): DocumentBlock {
  const { profile } = deal;
  return facts([
    ['Intestatario', holderOf(deal)],
    ['Codice fiscale', profile.taxCode],
    [
      'Data e luogo di nascita',
      `${italianDay(profile.dateOfBirth)}, ${profile.placeOfBirth} (${profile.districtOfBirth})`,
    ],
    ['Residenza', `${profile.address}, ${profile.zipCode} ${profile.city} (${profile.district})`],
    ['E-mail', deal.email],
    ...plateFact(deal, 'da indicare nella tua area personale prima che la copertura cominci'),
    ...(profile.phoneNumber ? [['Telefono', formatPhone(profile.phoneNumber)] as const] : []),
  ]);
}

/** For a scooter; `missing` says where to enter a code that is not there yet. */
export const plateFact = (
  { productKey, profile }: DealRow,
  missing: string,
): readonly (readonly [string, string])[] =>
  hasPlate(productKey) ? [['Contrassegno', profile.plateCode ?? missing]] : [];

export function petFacts({ attributes }: DealRow): DocumentBlock[] {
  if (!attributes) return [];
  // All answers are present when documents are made.
  const { petName = '', petType, petBreed = '', pet_date_of_birth = '', petChipNumber = '' } = attributes;
  return [
    { kind: 'heading', text: 'L’animale' },
    facts([
      ['Nome', petName],
      ['Specie e razza', `${petType === 'cat' ? 'gatto' : 'cane'}, ${petBreed}`],
      ['Data di nascita', italianDay(pet_date_of_birth)],
      ['Microchip', petChipNumber],
    ]),
  ];
}
