import {
  addAmounts,
  addFunnels,
  addPromises,
  medianWait,
  shareKept,
} from '@riparo/domain/desk/statistics/figures.ts';
import { callWaitNames } from '@riparo/domain/desk/statistics/kinds.ts';
import { formatEuro, formatNumber, formatShare } from './format-statistics.ts';
import styles from './Summary.module.css';
import type { Figures } from './use-statistics.ts';

/** The most important numbers. */
export function Summary({ figures }: { readonly figures: Figures }) {
  const promises = addPromises(figures.promises);
  const wait = medianWait(figures.waits);
  const bought = addFunnels(figures.funnel.map((each) => each));
  const premium = addAmounts(figures.premium);
  const refunds = addAmounts(figures.refunds);
  const due = promises.kept + promises.missed;
  const facts = [
    {
      name: 'Promesse mantenute',
      value: formatShare(shareKept(promises)),
      about:
        due === 0 ? 'nessuna chiamata promessa' : `${formatNumber(promises.kept)} su ${formatNumber(due)}`,
    },
    {
      name: 'Metà delle persone',
      value: wait === null ? 'nessuna' : callWaitNames[wait].toLowerCase(),
      about: wait === null ? 'nessuna chiamata fatta' : 'dalla richiesta alla chiamata',
    },
    {
      name: 'Premi incassati',
      value: formatEuro(premium.cents),
      about: premium.number === 1 ? '1 pagamento' : `${formatNumber(premium.number)} pagamenti`,
    },
    {
      name: 'Pratiche pagate',
      value: formatNumber(bought.paid),
      about: `di ${formatNumber(bought.opened)} aperte nel periodo`,
    },
    {
      name: 'Rimborsi',
      value: formatEuro(refunds.cents),
      about: refunds.number === 1 ? '1 rimborso' : `${formatNumber(refunds.number)} rimborsi`,
    },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value, about }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>
            <span className={styles['value']}>{value}</span>
            <span className={styles['about']}>{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
