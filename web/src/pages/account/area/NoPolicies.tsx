import { paths } from '../../../router/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Nothing.module.css';

/** Nothing here yet, and where to go from nothing. */
export function NoPolicies() {
  return (
    <Card>
      <div className={styles['nothing']}>
        <p>
          <strong>Non hai polizze attive con noi.</strong> Quando ne avrai una la trovi qui, con i suoi
          documenti. Puoi acquistare online per <TextLink to={paths.buyPet}>cane e gatto</TextLink> o per{' '}
          <TextLink to={paths.buyMobility}>muoverti in città</TextLink>; se non sai da dove cominciare, un
          consulente ti ascolta e ti propone solo quello che ti serve.
        </p>
        <ButtonLink to={paths.quote('generico')} look="secondary">
          Chiedi un preventivo
        </ButtonLink>
      </div>
    </Card>
  );
}
