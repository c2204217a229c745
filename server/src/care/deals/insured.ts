import type { Fact } from '@riparo/domain/care/deals/price-lines.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { isAsked } from '@riparo/domain/platform/wizard/definition.ts';
import { describeAnswer } from '@riparo/domain/platform/wizard/field-text.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { DealPolicy } from '../../buy/deals/deal-policy.ts';
import { birthYearOf } from './birth.ts';

export const fieldsOf = ({ productKey }: DealRow) =>
  (findBuyableProduct(productKey)?.wizard.steps ?? []).flatMap(({ fields }) => fields.filter(isAsked));

/** Dates of birth appear in exported files, which are logged; a page shows only years. */
export type BirthDisplay = 'hidden' | 'shown';

/** The insured people named by the policy; otherwise the product's questions beyond the buyer. */
export function insuredOf(
  deal: DealRow,
  people: DealPolicy['insured'],
  births: BirthDisplay = 'hidden',
): Fact[] {
  if (people)
    return people.map(({ place, birthDate, ...holder }) => ({
      label: `Assicurato ${place + 1}`,
      value: `${fullNameOf(holder)}, ${births === 'shown' ? formatItalianDate(birthDate) : birthYearOf(birthDate)}`,
    }));
  const attributes: Readonly<Record<string, string | undefined>> = deal.attributes ?? {};
  return fieldsOf(deal)
    .filter(({ name }) => attributes[name] !== undefined)
    .map((field) => ({ label: field.label, value: describeAnswer(field, attributes[field.name]) }));
}
