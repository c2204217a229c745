import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import styles from './ClaimsScreen.module.css';

const phoneLink = `tel:${brand.support.phone.replaceAll(' ', '')}`;

/** The introduction for all claimants, whichever way they came. */
export const ClaimIntroduction = () => (
  <header className={styles['opening']}>
    <h1 tabIndex={-1}>Ti è successo qualcosa?</h1>
    <p className={styles['lead']}>
      Ci dispiace. Raccontacelo con calma: bastano pochi minuti, le foto le fai con il telefono, e puoi
      fermarti e riprendere quando vuoi.
    </p>
  </header>
);

/** For emergencies that cannot wait for a form. */
export const HelpNow = () => (
  <section className={styles['part']} aria-labelledby="urgente">
    <h2 id="urgente" className={styles['title']}>
      Serve aiuto adesso?
    </h2>
    <p>
      Se qualcuno sta male chiama il <TextLink to="tel:112">112</TextLink>. Per tutto il resto ci siamo noi:{' '}
      <TextLink to={phoneLink}>{brand.support.phone}</TextLink>, oppure
    </p>
    <SupportContacts />
  </section>
);
