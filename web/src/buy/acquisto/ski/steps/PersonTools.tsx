import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { ADULT_SKIER_AGE } from '@riparo/domain/buy/products/ski/ages.ts';
import { holderNotice, isInsurable, isKidOn } from '@riparo/domain/buy/products/ski/holders.ts';
import { holderField } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { X } from '@riparo/ui/icons/X.ts';
import { useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { firstDayIn } from './cover-dates.ts';
import { settled } from './party.ts';
import styles from './People.module.css';

type PersonToolsProps = Pick<StepLayoutProps, 'given' | 'rewrite'> & {
  readonly place: number;
  /** Undefined for a single person. */
  readonly onRemove?: () => void;
};

/** Notes about one insured person, and the button to remove them. */
export function PersonTools({ place, given, rewrite, onRemove }: PersonToolsProps) {
  const start = firstDayIn(given);
  const birthDate = given[holderField(place, 'birthDate')];
  const [today] = useState(() => dayInRome(new Date()));
  const isKnown =
    start !== null &&
    typeof birthDate === 'string' &&
    // People who are too young see only that.
    isInsurable(birthDate, today);
  const isKid = place >= choiceIn(given).policyAdults;
  const isOther = isKnown && isKidOn(birthDate, start) !== isKid;
  const notice = isKnown ? holderNotice(birthDate, start, today) : null;
  return (
    <>
      {onRemove && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={`Togli la persona ${place + 1}`}
          onClick={onRemove}
        >
          <X size={22} aria-hidden="true" />
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status" className={styles['notices']}>
        {isOther && (
          <Alert tone="info">
            <p>
              {isKid
                ? `Il primo giorno avrà già ${ADULT_SKIER_AGE} anni: conta come adulto.`
                : `Il primo giorno non avrà ancora ${ADULT_SKIER_AGE} anni: conta come bambino.`}
            </p>
            <div>
              <Button look="secondary" onClick={() => rewrite(settled(given))}>
                {isKid ? 'Segna come adulto' : 'Segna come bambino'}
              </Button>
            </div>
          </Alert>
        )}
        {notice && (
          <Alert tone="info">
            <p>{notice}</p>
          </Alert>
        )}
      </div>
    </>
  );
}
