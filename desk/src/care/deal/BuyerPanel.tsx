import { showDealDataCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { Phone } from '@riparo/ui/icons/Phone.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { ask } from '../../platform/api/ask.ts';
import { Masked } from '../../platform/parts/Masked.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { DealCorrection } from './DealCorrection.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

/** The buyer, and who or what is insured. */
export function BuyerPanel({ deal }: { readonly deal: OneDeal }) {
  const mayReadCustomers = useCan('read-customers');
  const [isCorrecting, setCorrecting] = useState(false);
  const { buyer, insured, personId } = deal;
  const correct = deal.actions.find(({ action }) => action === 'correct');
  const show = (field: 'phone' | 'taxCode' | 'birth') => async () =>
    (await ask(showDealDataCall, { params: { uuid: deal.uuid }, body: { field } })).value;
  return (
    <Panel
      title="Persone"
      aside={
        correct &&
        !isCorrecting && (
          <Button look="quiet" onClick={() => setCorrecting(true)}>
            Correggi i dati
          </Button>
        )
      }
    >
      {isCorrecting ? (
        <DealCorrection
          deal={deal}
          customerNotice={correct?.told ?? null}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <dl className={styles['facts']}>
          <dt>Acquista</dt>
          <dd>
            {personId && mayReadCustomers ? (
              <Link to={paths.customer(personId)}>
                {buyer.firstName} {buyer.lastName}
              </Link>
            ) : (
              `${buyer.firstName} ${buyer.lastName}`
            )}
            {buyer.hasAccount && <span className={styles['soft']}> · ha un account</span>}
          </dd>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          </dd>
          {buyer.phone && (
            <>
              <dt>Telefono</dt>
              <dd>
                <Masked name="il telefono" value={buyer.phone} isMasked show={show('phone')}>
                  {(shown) => (
                    <a href={`tel:${shown.replaceAll(/[^\d+]/g, '')}`} className={styles['phone']}>
                      <Phone size={18} aria-hidden="true" /> {shown}
                    </a>
                  )}
                </Masked>
              </dd>
            </>
          )}
          {buyer.taxCode && (
            <>
              <dt>Codice fiscale</dt>
              <dd>
                <Masked name="il codice fiscale" value={buyer.taxCode} isMasked show={show('taxCode')}>
                  {(shown) => shown}
                </Masked>
              </dd>
            </>
          )}
          {buyer.birth && (
            <>
              <dt>Nascita</dt>
              <dd>
                <Masked name="la nascita" value={buyer.birth} isMasked show={show('birth')}>
                  {(shown) => shown}
                </Masked>
              </dd>
            </>
          )}
          {[...buyer.facts, ...insured].map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      )}
    </Panel>
  );
}

export const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
