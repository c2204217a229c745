import { brand } from '@riparo/domain/brand.ts';
import { Protected, Wait } from '../../../session/Protected.tsx';
import { Portrait } from '../Portrait.tsx';
import { Beginnings } from './Beginnings.tsx';
import styles from './PersonalAreaPage.module.css';
import { Policies } from './Policies.tsx';
import { useOwnDeals } from './use-own-deals.ts';

export default function PersonalAreaPage() {
  return (
    <Protected title="La tua area personale" description={`La tua area personale di ${brand.name}.`}>
      {({ attributes }) => <PersonalArea name={attributes.name} />}
    </Protected>
  );
}

function PersonalArea({ name }: { readonly name: string }) {
  const own = useOwnDeals();
  // All at once: what stands below the policies must not move when they come.
  if (own.deals === null && !own.isLost) return <Wait />;
  return (
    <div className={styles['area']}>
      <div className={styles['welcome']}>
        <div className={styles['words']}>
          <h1>Ti diamo il benvenuto, {name}</h1>
          <p className={styles['lead']}>
            Questa è la tua area personale: qui ritrovi le tue pratiche, le tue polizze e i tuoi dati, quando
            ti servono.
          </p>
        </div>
        <div className={styles['picture']}>
          <Portrait />
        </div>
      </div>
      <Policies {...own} />
      <Beginnings />
    </div>
  );
}
