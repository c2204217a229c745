import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { promoCodeIn } from '@riparo/domain/buy/products/ski/answers.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { skiMessages } from '@riparo/domain/buy/products/ski/messages.ts';
import { priceSki, promoEffect } from '@riparo/domain/buy/products/ski/price.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { usePublishAnswers } from '../given.ts';
import styles from './ConsentLayouts.module.css';

/** The consents, each beside its documents, and the promo code with its effect. */
export function ContractLayout({ show, given, errors }: StepLayoutProps) {
  usePublishAnswers(given);
  return (
    <div className={styles['layout']}>
      {show('consents.privacyChecked')}
      {show('consents.digitalContractChecked')}
      {show('consents.preContractChecked')}
      <div className={styles['question']}>
        {show('promoCode')}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
        <div role="status">
          <PromoNote given={given} isAnswerGiven={errors['promoCode'] !== undefined} />
        </div>
      </div>
    </div>
  );
}

type PromoNoteProps = Pick<StepLayoutProps, 'given'> & {
  /** The error is already shown at the field. */
  readonly isAnswerGiven: boolean;
};

function PromoNote({ given, isAnswerGiven }: PromoNoteProps) {
  const choice = choiceIn(given);
  const code = promoCodeIn(given);
  switch (promoEffect(code, choice)) {
    case 'none':
      return null;
    case 'applied':
      return (
        <Alert tone="success">
          <p>Codice applicato: risparmi {formatEuro(priceSki(choice, code).discountCents)}.</p>
        </Alert>
      );
    case 'season-only':
      return isAnswerGiven ? null : <Alert tone="warning">{skiMessages.SKI_promo_season_only}</Alert>;
    case 'unknown':
      return isAnswerGiven ? null : <Alert tone="warning">{skiMessages.SKI_promo_unknown}</Alert>;
  }
}
