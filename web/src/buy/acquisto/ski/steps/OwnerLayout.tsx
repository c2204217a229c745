import {
  dayInRome,
  formatItalianDate,
  isIsoDate,
  type IsoDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { isUnderage } from '@riparo/domain/platform/person/birth-date.ts';
import { ownerIn } from '@riparo/domain/buy/products/ski/answers.ts';
import { holdersIn } from '@riparo/domain/buy/products/ski/holder-answers.ts';
import type { SkiHolder } from '@riparo/domain/buy/products/ski/holders.ts';
import { parseTaxCode } from '@riparo/domain/platform/tax-code/parse.ts';
import { tidyTaxCode } from '@riparo/domain/platform/tax-code/tidy.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FieldRow } from '@riparo/ui/FieldRow.tsx';
import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { usePublishAnswers } from '../given.ts';
import styles from './OwnerLayout.module.css';

const isTaxCode = (code: string) => parseTaxCode(tidyTaxCode(code), dayInRome(new Date())) !== null;

type Adult = SkiHolder & { readonly birthDate: IsoDate };

const isAdult = (holder: SkiHolder): holder is Adult =>
  isIsoDate(holder.birthDate) && !isUnderage(holder.birthDate, dayInRome(new Date()));

/** Identified by a tax code, which contains the rest, or by birth date and gender. */
export function OwnerLayout({ show, given, rewrite }: StepLayoutProps) {
  usePublishAnswers(given);
  const owner = ownerIn(given);
  const isRead = isTaxCode(owner.fiscalCode);
  const asksBirth = owner.hasFiscalCode === 'NO' || isRead || owner.cityOfBirth !== '';
  const candidates = holdersIn(given).filter(isAdult);
  const take = ({ firstName, lastName, birthDate }: Adult) =>
    rewrite({
      'owner.firstName': [firstName],
      'owner.lastName': [lastName],
      // A parsed code takes precedence.
      ...(isRead ? {} : { 'owner.birthDate': [formatItalianDate(birthDate)] }),
    });

  return (
    <div className={styles['layout']}>
      {candidates.length > 0 && owner.firstName === '' && owner.lastName === '' && (
        <div className={styles['candidates']}>
          <p>Acquista una delle persone che sciano?</p>
          {candidates.map((holder, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may share a name
            <Button key={place} look="secondary" onClick={() => take(holder)}>
              {holder.firstName} {holder.lastName}
            </Button>
          ))}
        </div>
      )}
      {show('owner.firstName')}
      {show('owner.lastName')}
      <div className={styles['twoOptions']}>{show('owner.hasFiscalCode')}</div>
      {show('owner.fiscalCode')}
      {/* In the form from the start: the tax code fills it in. */}
      <div className={styles['birth']} hidden={!asksBirth}>
        {show('owner.birthDate')}
        <div className={styles['twoOptions']}>{show('owner.gender')}</div>
        <FieldRow widths={['wide', 'narrow']}>
          {show('owner.cityOfBirth')}
          {show('owner.districtOfBirth')}
        </FieldRow>
        {show('owner.countryOfBirth')}
        {show('owner.birthPlaceCode')}
      </div>
      {show('owner.phone')}
      {show('owner.email')}
    </div>
  );
}
