import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { Logo } from '@riparo/ui/Logo.tsx';
import { paths } from '../router/paths.ts';
import { CookiePreferences } from '../tracking/CookiePreferences.tsx';
import { TextLink } from '../router/links/TextLink.tsx';
import styles from './Footer.module.css';
import { SupportContacts } from '../page/SupportContacts.tsx';

const phoneLink = `tel:${brand.support.phone.replaceAll(' ', '')}`;

const legalDetails = [
  ['Sede legale', legal.registeredOffice],
  ['Partita IVA', legal.vatNumber],
  ['REA', legal.rea],
  ['PEC', legal.pec],
  ['Iscrizione al RUI', `${legal.ruiNumber}, ${legal.ruiSection}, ${legal.ruiDate}`],
] as const;

const ruleLinks = [
  [paths.transparency, 'Trasparenza'],
  [paths.privacy, 'Privacy'],
  [paths.cookies, 'Cookie'],
  [paths.terms, 'Termini d’uso'],
  [paths.complaints, 'Reclami'],
  [paths.accessibility, 'Accessibilità'],
] as const;

/** Rendered only by the build, so it has no event handlers: `StaticFooter` follows its links. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <Logo />
          <p>{brand.tagline}</p>
        </div>
        <section aria-labelledby="footer-support">
          <h2 id="footer-support" className={styles['title']}>
            Serve una mano?
          </h2>
          <SupportContacts />
          <p>
            Oppure chiamaci: <TextLink to={phoneLink}>{brand.support.phone}</TextLink>
          </p>
        </section>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site" className={styles['title']}>
            Il sito
          </h2>
          <ul className={styles['links']}>
            <li>
              <TextLink to={paths.products}>Tutti i prodotti</TextLink>
            </li>
            <li>
              <TextLink to={paths.pension}>Calcola la tua pensione</TextLink>
            </li>
            <li>
              <TextLink to={paths.quote('generico')}>Chiedi un preventivo</TextLink>
            </li>
            <li>
              <TextLink to={paths.quiz}>Quanto sei al riparo?</TextLink>
            </li>
            <li>
              <TextLink to={paths.guides}>Guide</TextLink>
            </li>
            <li>
              <TextLink to={paths.claims}>Mi è successo qualcosa</TextLink>
            </li>
            <li>
              <TextLink to={paths.injured}>Un monopattino mi ha causato un danno</TextLink>
            </li>
            <li>
              <TextLink to={paths.personalArea}>La tua area personale</TextLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-rules">
          <h2 id="footer-rules" className={styles['title']}>
            Regole chiare
          </h2>
          <ul className={styles['links']}>
            {ruleLinks.map(([to, label]) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
            <li>
              <TextLink to={paths.withdrawals}>Recedere dal contratto qui</TextLink>
            </li>
            <li>
              <CookiePreferences />
            </li>
          </ul>
        </nav>
      </div>
      <section className={styles['legal']} aria-label="Informazioni di legge">
        <p className={styles['company']}>{legal.companyName}</p>
        <dl className={styles['details']}>
          {legalDetails.map(([term, detail]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <p>
          {legal.supervision}. L’iscrizione si può verificare nel{' '}
          <TextLink to={legal.ruiRegisterUrl}>Registro unico degli intermediari</TextLink>.
        </p>
      </section>
    </footer>
  );
}
