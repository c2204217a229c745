import { GENERIC_PRODUCT } from '@riparo/domain/quote/products.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './Policies.module.css';

/** Nothing here yet, and where to go from nothing. */
export function Policies() {
  return (
    <section className={styles['policies']} aria-labelledby="le-tue-polizze">
      <h2 id="le-tue-polizze">Le tue polizze</h2>
      <Card>
        <div className={styles['none']}>
          <p>
            <strong>Non hai ancora polizze con noi.</strong> Quando ne avrai una la trovi qui, con i suoi
            documenti. Se non sai da dove cominciare, un consulente ti ascolta e ti propone solo quello che ti
            serve.
          </p>
          <ButtonLink to={paths.quote(GENERIC_PRODUCT.key)} look="secondary">
            Chiedi un preventivo
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
