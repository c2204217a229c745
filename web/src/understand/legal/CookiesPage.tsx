import { buttonClass } from '@riparo/ui/button-look.ts';
import { part } from '../../platform/page/part.ts';
import { TextPage } from './TextPage.tsx';
import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import {
  ASKING_BROWSER_DAYS,
  KNOWN_BROWSER_DAYS,
  SESSION_LIFETIME_MS,
} from '@riparo/domain/people/account/session-rules.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { PROVED_MAILBOX_MS } from '@riparo/domain/buy/signature/proved-mailbox.ts';
import { BUYING_BROWSER_HOURS } from '@riparo/domain/buy/deal/buying-browser.ts';
import { VALIDITY_DAYS } from '@riparo/domain/buy/products/vita/validity.ts';
import { CHOICE_COOKIE, CHOICE_DAYS } from '@riparo/domain/platform/tracking/choice.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/platform/wizard/saved-fields-days.ts';
import { paths } from '../../platform/router/paths.ts';
import { daysInWords } from './retention-in-words.ts';
import { code, type LegalText, link, list, paragraph, section, table } from './text.ts';

const prefix = brand.cookiePrefix;
const days = (count: number) => `${count} giorni`;
const sessionDays = days(SESSION_LIFETIME_MS / DAY_MS);

export const cookies: LegalText = {
  name: 'Cookie',
  description: `Che cosa ${brand.name} ricorda nel tuo browser, per quanto tempo, e come cambiare la tua scelta sulle statistiche.`,
  title: 'Cookie: pochi, e spiegati',
  lead: 'Senza il tuo consenso il sito usa solo cookie tecnici. Nessun cookie pubblicitario, nessun cookie di terze parti: mai.',
  updatedOn: isoDate('2026-11-18'),
  sections: [
    section(
      'cosa-sono',
      'Che cosa sono',
      paragraph(
        'Un cookie è un piccolo testo che un sito lascia nel browser e ritrova alla visita dopo. Anche la memoria della scheda e quella del browser servono a ricordare, e qui le elenchiamo allo stesso modo. Quelli tecnici, indispensabili per ciò che chiedi, non richiedono consenso (art. 122 del Codice privacy e linee guida del Garante del 10 giugno 2021).',
      ),
    ),
    section(
      'tecnici',
      'Cookie tecnici',
      table(
        'Tutti nostri, tutti necessari al funzionamento. Con la connessione protetta quelli dell’account hanno davanti al nome __Host-',
        ['Nome', 'A che cosa serve', 'Durata'],
        [
          code(`${prefix}_fields`),
          'ricorda nome, data di nascita e a quale domanda eri, per non chiederteli due volte',
          days(SAVED_FIELDS_DAYS),
        ],
        [
          [code(`${prefix}_session`), ', ', code(`${prefix}_signed_in`)],
          'tengono aperto il tuo account',
          `${sessionDays} dall’ultimo uso`,
        ],
        [
          code(`${prefix}_known_browser`),
          'riconosce un browser da cui hai già fatto l’accesso, così nessuno può bloccarti l’accesso provando password',
          days(KNOWN_BROWSER_DAYS),
        ],
        [
          code(`${prefix}_asking_browser`),
          'riconosce il browser da cui hai fatto la registrazione o chiesto un codice, così nessuno può confermare un account al posto tuo',
          days(ASKING_BROWSER_DAYS),
        ],
        [
          code(`${prefix}_buying_browser`),
          'riconosce il browser da cui hai fatto un acquisto, così puoi firmare i documenti subito e chi trova il link della pratica non li può aprire',
          `${BUYING_BROWSER_HOURS} ore`,
        ],
        [
          code(`${prefix}_proved_mailbox`),
          'ricorda, in modo che solo noi possiamo leggerlo, con quale codice hai confermato la tua e-mail in un acquisto (quando, da quale indirizzo di rete e browser), così lo firmi senza un altro codice',
          `${PROVED_MAILBOX_MS / 3_600_000} ore`,
        ],
        [
          code(`${prefix}_quoting_browser`),
          'riconosce il browser da cui hai chiesto un preventivo vita, così chi ne trova il link non può farlo suo né vedere quando ti chiamiamo',
          days(VALIDITY_DAYS),
        ],
        [
          code(`${prefix}_passkey`),
          'lega a questo browser la richiesta che fai al tuo dispositivo quando usi una passkey',
          `${PASSKEY_CHALLENGE_MS / 60_000} minuti`,
        ],
        [
          code(CHOICE_COOKIE),
          'ricorda la tua scelta sulle statistiche, per non chiedertela a ogni pagina',
          daysInWords(CHOICE_DAYS),
        ],
      ),
    ),
    section(
      'memoria',
      'Memoria della scheda e del browser',
      table(
        'Restano nel tuo dispositivo',
        ['Che cosa', 'A che cosa serve', 'Durata'],
        [
          'Risposte di questionari, preventivi, acquisti e reclami non finiti',
          'riprendere da dove eri, anche se chiudi la scheda',
          `${days(SAVED_FIELDS_DAYS)} dall’ultima risposta; prima, se arrivi alla fine, premi «Ricomincia» o esci dall’account`,
        ],
        [
          'Tra quelle risposte: codice fiscale, consensi, le risposte su cosa ti serve, se fumi, chi scia con te',
          'non perderle se ricarichi la pagina',
          'fino a quando chiudi la scheda',
        ],
        [
          'Risposte della denuncia di un sinistro che non ci sono ancora arrivate',
          'mandarle quando torna la connessione, o se ricarichi la pagina',
          'fino a quando ci arrivano o chiudi la scheda; quelle arrivate restano da noi, come dice la pagina Privacy',
        ],
        [
          'Moduli non inviati (profilo, registrazione, richiesta di chiamata), codice di chi ti ha invitato, ultimo acquisto iniziato, e-mail a cui abbiamo mandato un codice',
          'riprendere da dove eri',
          'fino a quando chiudi la scheda',
        ],
        [
          'Nome e recapiti, quando da un report apri un preventivo in un’altra scheda; l’e-mail, quando dal check-up passi al report',
          'non farteli riscrivere',
          'al massimo 1 minuto, o fino a quando chiudi la scheda',
        ],
        [
          'Un avviso da mostrare nella pagina dopo, l’ora dell’ultimo ricaricamento automatico, un segnale quando esci dall’account',
          'non perdere l’avviso, non ricaricare la pagina due volte, chiudere la sessione in ogni scheda',
          'fino a quando chiudi la scheda; il segnale sparisce subito',
        ],
      ),
      paragraph(
        'Password e codici non vengono mai conservati. Se usi un dispositivo di altri e non finisci, premi «Ricomincia», in alto accanto al numero della domanda: cancella subito le risposte, e anche nome e data di nascita.',
      ),
    ),
    section(
      'statistiche',
      'Statistiche, solo se accetti',
      paragraph(
        'Se accetti, contiamo quali pagine si aprono, fino a quale domanda si arriva e quali collegamenti si seguono, per capire dove il sito si può migliorare. Lo facciamo con un programma nostro, non di terzi.',
      ),
      list(
        'Non lascia cookie e non legge nulla nel tuo dispositivo.',
        'Non contiene nomi, e-mail, risposte, numeri di pratica: un elenco chiuso dice che cosa può partire, e il resto è scartato.',
        'Non ti segue da una visita all’altra, né da un sito all’altro.',
        'Quando un sito non ha un programma di statistiche, non ti chiede nulla: non c’è niente da scegliere.',
      ),
    ),
    section(
      'scelta',
      'Cambiare idea',
      paragraph(
        `Rifiutare è facile quanto accettare: due pulsanti uguali, e la X vale come un no. Ricordiamo la scelta per ${daysInWords(CHOICE_DAYS)}; la cambi quando vuoi con «Preferenze cookie», in fondo a ogni pagina. Se ritiri il consenso, le statistiche si fermano subito.`,
      ),
      paragraph(
        'Puoi anche cancellare i cookie dalle impostazioni del browser: il sito continua a funzionare, ma non ricorda più chi sei. Per tutto il resto c’è la pagina ',
        link('Privacy', paths.privacy),
        '.',
      ),
    ),
  ],
};

export default function CookiesPage() {
  return (
    <TextPage text={cookies}>
      <button type="button" className={buttonClass('secondary', false)} {...part('cookie-preferences')}>
        <span>Cambia la tua scelta</span>
      </button>
    </TextPage>
  );
}
