import { paths, STEP } from '../../platform/router/paths.ts';
import { FirstViewEnds } from '../../platform/page/FirstViewEnds.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { part } from '../../platform/page/part.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import styles from './SuccessPage.module.css';

// Past the last step: the wizard opens the furthest question that the answers reach.
const LAST_QUESTION = `${paths.checkup}?${STEP}=99`;

/** After the checkup: the report is being sent by e-mail. */
export default function SuccessPage() {
  return (
    <div className={styles['page']}>
      <PageHead
        title="Grazie! Il report è in arrivo"
        description="Il report del tuo checkup arriva per e-mail: dove cercarlo e cosa puoi fare adesso."
      />
      <Postbox />
      <h1>Grazie! Il tuo report è in viaggio</h1>
      <p className={styles['lead']}>
        Lo mandiamo{' '}
        <span {...part('mailed-to')}>
          al tuo indirizzo e-mail
          <template>
            a <strong data-fill="email" />
          </template>
        </span>
        : arriva tra pochi minuti, con il report in PDF e un link per rileggerlo quando vuoi.
      </p>
      <section className={styles['part']} aria-labelledby="dove-cercarlo">
        <h2 id="dove-cercarlo">Non lo trovi?</h2>
        <ul className={styles['list']}>
          <li>Guarda anche tra la posta indesiderata e nella scheda «Promozioni».</li>
          <li>
            Se l’indirizzo non è giusto, <TextLink to={LAST_QUESTION}>torna al checkup</TextLink>: le risposte
            sono ancora lì, basta correggerlo e inviare di nuovo.
          </li>
        </ul>
      </section>
      <FirstViewEnds />
      <section className={styles['part']} aria-labelledby="cosa-fare">
        <h2 id="cosa-fare">Cosa succede adesso</h2>
        <p>
          Niente che tu non voglia: leggi il report con calma. Se qualcosa non è chiaro, una persona ti
          risponde.
        </p>
        <SupportContacts />
        <div className={styles['actions']}>
          <ButtonLink to={paths.guides}>Leggi le nostre guide</ButtonLink>
          <ButtonLink to={paths.home} look="secondary">
            Torna alla home
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** A sealed letter leaving through an arch. */
function Postbox() {
  return (
    <svg className={styles['picture']} viewBox="0 0 360 300" aria-hidden="true">
      <ellipse cx="180" cy="284" rx="150" ry="13" fill="var(--art-mist)" />
      <path d="M30 284V164a104 104 0 0 1 208 0v120z" fill="var(--art-pine)" />
      <path d="M62 284V166a72 72 0 0 1 144 0v118z" fill="var(--art-sky)" />
      <circle cx="296" cy="66" r="34" fill="var(--art-sun)" />
      <g className={styles['letter']}>
        <path
          d="M132 154h136a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H132a10 10 0 0 1-10-10v-76a10 10 0 0 1 10-10z"
          fill="var(--art-peach)"
        />
        <path d="m126 160 74 54 74-54" className={styles['flap']} />
        <circle cx="200" cy="212" r="15" fill="var(--art-terracotta)" />
        <path d="m193 212 5 5 9-10" className={styles['tick']} />
      </g>
      <path d="M82 178h24M74 202h32M88 226h18" className={styles['wind']} />
    </svg>
  );
}
