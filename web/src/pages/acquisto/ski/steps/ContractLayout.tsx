import { precontractDocuments } from '@riparo/domain/precontract/documents.ts';
import { formatEuro } from '@riparo/domain/money.ts';
import { promoCodeIn } from '@riparo/domain/ski/answers.ts';
import { choiceIn } from '@riparo/domain/ski/choice-answers.ts';
import { skiMessages } from '@riparo/domain/ski/messages.ts';
import { priceSki, promoEffect } from '@riparo/domain/ski/price.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import type { StepLayoutProps } from '../../../../wizard/step-layout.ts';
import { useTelling } from '../given.ts';
import styles from './ConsentLayouts.module.css';

/** The documents, what must be agreed to, and the promo code with what it does. */
export function ContractLayout({ show, given }: StepLayoutProps) {
  useTelling(given);
  return (
    <div className={styles['layout']}>
      <Documents />
      {show('consents.privacyChecked')}
      {show('consents.digitalContractChecked')}
      {show('consents.preContractChecked')}
      <div className={styles['question']}>
        {show('promoCode')}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
        <div role="status">
          <PromoNote given={given} />
        </div>
      </div>
    </div>
  );
}

function Documents() {
  return (
    <section className={styles['documents']} aria-labelledby="documenti">
      <h2 id="documenti" className={styles['title']}>
        Da leggere prima di pagare
      </h2>
      <ul className={styles['list']}>
        {precontractDocuments('ski').map(({ key, title, purpose, path }) => (
          <li key={key}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
            <p className={styles['purpose']}>{purpose} · PDF, si apre in una nuova scheda</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromoNote({ given }: Pick<StepLayoutProps, 'given'>) {
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
      return <Alert tone="warning">{skiMessages.SKI_promo_season_only}</Alert>;
    case 'unknown':
      return <Alert tone="warning">{skiMessages.SKI_promo_unknown}</Alert>;
  }
}
