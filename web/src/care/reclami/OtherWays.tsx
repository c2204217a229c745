import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { FORWARD_DAYS } from '@riparo/domain/care/complaints/clock.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { paths } from '../../platform/router/paths.ts';
import styles from './complaint-parts.module.css';

const { support } = brand;

/** How to complain by letter, and what happens to an online complaint. */
export function OtherWays() {
  return (
    <Card as="section" labelledBy="altri-modi">
      <div className={styles['stack']}>
        <h2 id="altri-modi" className={styles['title']}>
          Preferisci scrivere tu?
        </h2>
        <p>
          {support.complaints.office} di {legal.companyName}, {legal.registeredOffice}
        </p>
        <p>
          <TextLink to={`mailto:${support.complaints.email}`}>{support.complaints.email}</TextLink>
          <br />
          PEC {legal.pec}
        </p>
        <p className={styles['soft']}>
          Per lettera l’e-mail non serve: se non ce l’hai, ti rispondiamo per posta al tuo indirizzo.
        </p>
        <p className={styles['soft']}>
          <TextLink to={paths.guide('reclami')}>La guida: come fare un reclamo</TextLink>
        </p>
        <p className={styles['soft']}>
          Se riguarda le condizioni del contratto o un sinistro, risponde la compagnia: puoi scriverle
          direttamente, oppure lo inoltriamo noi entro {FORWARD_DAYS} giorni.{' '}
          <TextLink to={paths.complaints}>A chi scrivere, e che cosa succede dopo</TextLink>.
        </p>
        <p className={styles['soft']}>
          Usiamo questi dati per risponderti e per tenere il registro dei reclami:{' '}
          <TextLink to={paths.privacy}>informativa privacy</TextLink>.
        </p>
      </div>
    </Card>
  );
}
