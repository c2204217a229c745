import { brand } from '@riparo/domain/brand.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './PrivacyPage.module.css';

const { legal, support } = brand;

export default function PrivacyPage() {
  return (
    <article className={styles['prose']}>
      <PageHead
        title="Privacy"
        description={`Quali dati tratta ${brand.name}, perché, per quanto tempo e come esercitare i tuoi diritti.`}
      />
      <h1>I tuoi dati, in parole semplici</h1>
      <p className={styles['lead']}>
        Questa informativa spiega quali dati ti chiediamo, perché, e cosa puoi fare in ogni momento. Vale ai
        sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).
      </p>

      <h2>Chi li tratta</h2>
      <p>
        Il titolare del trattamento è {legal.companyName}, {legal.registeredOffice}. Per qualsiasi domanda
        scrivi a <TextLink to={`mailto:${support.email}`}>{support.email}</TextLink>.
      </p>

      <h2>Quali dati e perché</h2>
      <ul>
        <li>
          <strong>Le risposte che dai nei questionari</strong> servono a calcolare la stima o il preventivo
          che hai chiesto (art. 6, par. 1, lett. b).
        </li>
        <li>
          <strong>Nome, e-mail e telefono</strong>, se ce li lasci, servono a richiamarti o a scriverti per la
          tua richiesta (art. 6, par. 1, lett. b).
        </li>
        <li>
          <strong>Comunicazioni commerciali e profilazione</strong> solo se dai il tuo consenso, che puoi
          ritirare quando vuoi (art. 6, par. 1, lett. a).
        </li>
        <li>
          <strong>Dati tecnici</strong>, come l’indirizzo da cui ti colleghi, per la sicurezza del sito (art.
          6, par. 1, lett. f).
        </li>
      </ul>

      <h2>Cookie e memoria del browser</h2>
      <p>
        Usiamo solo ciò che serve al funzionamento: il cookie <code>{brand.cookiePrefix}_fields</code> ricorda
        il nome, la data di nascita e il punto in cui eri, e la memoria della scheda conserva le risposte
        finché non la chiudi. Quando da un report apri un preventivo, nome e recapiti passano alla nuova
        scheda attraverso la memoria del browser, dove restano al massimo un minuto. Se hai un account,{' '}
        <code>{brand.cookiePrefix}_session</code> e <code>{brand.cookiePrefix}_signed_in</code> tengono aperta
        la sessione per 30 giorni dall’ultimo uso, e <code>{brand.cookiePrefix}_known_browser</code> riconosce
        per 180 giorni il browser da cui sei entrato, così nessuno può bloccarti l’accesso. Nessun cookie
        pubblicitario, nessun tracciamento di terze parti.
      </p>

      <h2>Per quanto tempo</h2>
      <p>
        Conserviamo i dati per il tempo necessario a rispondere alla tua richiesta e a rispettare gli obblighi
        di legge, poi li cancelliamo. I consensi sono conservati insieme al testo che hai letto e alla data.
      </p>

      <h2>A chi li comunichiamo</h2>
      <p>
        Alle compagnie di assicurazione solo se chiedi un preventivo o compri una polizza, e ai fornitori che
        ci aiutano a far funzionare il servizio, vincolati da contratto. Non vendiamo i tuoi dati.
      </p>

      <h2>I tuoi diritti</h2>
      <p>
        Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un
        formato leggibile da un computer o opporti al trattamento. Scrivici: rispondiamo entro un mese. Se
        pensi che qualcosa non vada, puoi rivolgerti al{' '}
        <TextLink to="https://www.garanteprivacy.it/">Garante per la protezione dei dati personali</TextLink>.
      </p>
    </article>
  );
}
