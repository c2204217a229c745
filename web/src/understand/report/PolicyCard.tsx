import type { SuggestedPolicy } from '@riparo/domain/understand/checkup/report-schema.ts';
import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { KnownPerson } from '@riparo/domain/platform/wizard/known-person.ts';
import { ArrowUpRight } from '@riparo/ui/icons/ArrowUpRight.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { handOverPerson } from '../../platform/wizard/person-hand-over.ts';
import styles from './PolicyCard.module.css';

type PolicyCardProps = {
  readonly policy: SuggestedPolicy;
  /** Its place in the plan. */
  readonly step: number;
  readonly person: KnownPerson;
};

/** The button of a policy whose insurer is not known yet. */
const QUOTED = 'Chiedi un preventivo';

/**
 * A missing policy: its lowest price, why it may be needed, and where to go on. No advice (decision 0096).
 */
export function PolicyCard({ policy, step, person }: PolicyCardProps) {
  const { title, cta, cta_url: address, company_logo: logo, guide_url: pdf, guide_page_url: page } = policy;
  const handOver = () => handOverPerson(person);
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {/* The list already numbers them. */}
        <span className={styles['step']} aria-hidden="true">
          {step}
        </span>
        <h3>{title}</h3>
        <Price policy={policy} />
        <p className={styles['partner']}>
          <img src={logo} alt="" width="24" height="24" className={styles['logo']} />
          {cta === QUOTED ? 'La compagnia la scegli con il preventivo' : 'Con un partner di Riparo'}
        </p>
      </div>
      <div className={styles['why']}>
        <h4>Perché può servirti</h4>
        <ul className={styles['reasons']}>
          {policy.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <div className={styles['actions']}>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          // Only the first step of the plan has a primary button.
          className={buttonClass(step === 1 ? 'primary' : 'secondary', false)}
          onClick={handOver}
          onAuxClick={handOver}
        >
          <span>
            {cta}
            <VisuallyHidden> per {title} (si apre in una nuova scheda)</VisuallyHidden>
          </span>
          <ArrowUpRight size={20} aria-hidden="true" />
        </a>
        {policy.product_page_url && (
          <p className={styles['guide']}>
            <TextLink to={policy.product_page_url}>Leggi che cosa copre, e che cosa no</TextLink>
          </p>
        )}
        {page && (
          <p className={styles['guide']}>
            <TextLink to={page}>Leggi la guida</TextLink>
            {pdf && (
              <>
                {' '}
                o{' '}
                <a href={pdf} download>
                  scaricala in PDF
                </a>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Price({ policy }: { readonly policy: SuggestedPolicy }) {
  if (policy.minimum_price === null)
    return <p className={styles['price']}>Il prezzo dipende da te: lo dice il preventivo</p>;
  return (
    <p className={styles['price']}>
      da <strong>{formatEuro(centsFromEuro(policy.minimum_price))}</strong> {policy.installment}
      {policy.is_price_indicative && <span className={styles['note']}>prezzo indicativo di mercato</span>}
    </p>
  );
}
