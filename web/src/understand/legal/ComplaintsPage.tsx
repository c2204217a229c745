import { NEW_COMPLAINT_PATH } from '@riparo/domain/care/complaints/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextPage } from './TextPage.tsx';
import { FORWARD_DAYS } from '@riparo/domain/care/complaints/clock.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import {
  ARBITER_NAME,
  ARBITER_SITE,
  arbiterSentence,
  wayOn,
} from '@riparo/domain/care/complaints/next-steps.ts';
import { guidePagePath } from '@riparo/domain/platform/site/guide.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type LegalText, link, list, mailTo, paragraph, section, steps, strong, table } from './text.ts';

const { support } = brand;

export const complaints: LegalText = {
  name: 'Reclami',
  description: `Come presentare un reclamo a ${brand.name} o alla compagnia, e a chi rivolgersi dopo: IVASS, Arbitro Assicurativo, mediazione.`,
  title: 'Reclami: come farti sentire',
  lead: 'Se qualcosa non è andato come doveva, diccelo: sul nostro lavoro rispondiamo per iscritto entro 45 giorni, mentre sul contratto e sui sinistri risponde la compagnia. Se la risposta non ti convince, ecco a chi puoi rivolgerti, in ordine.',
  updatedOn: isoDate('2026-11-18'),
  sections: [
    section(
      'in-breve',
      'In breve',
      steps(
        [
          strong('Scrivi il reclamo'),
          ' a noi, ',
          link('con il modulo', NEW_COMPLAINT_PATH),
          ' o come preferisci, oppure alla compagnia, se riguarda il contratto o un sinistro: è gratis.',
        ],
        [strong('Aspetta la risposta'), ', al massimo 45 giorni.'],
        [
          strong('Non ti convince, o non arriva?'),
          ' Puoi andare dall’Arbitro Assicurativo, segnalarlo a IVASS, o tentare una mediazione.',
        ],
        [strong('Resta sempre il giudice'), ', dopo uno dei tentativi che la legge chiede.'],
      ),
    ),
    section(
      'a-chi',
      'A chi scrivere',
      table(
        'Dipende da che cosa riguarda',
        ['Il reclamo riguarda', 'Scrivi a'],
        [
          'Il nostro lavoro: informazioni, consulenza, acquisto sul sito, pagamento, firma, recesso, e il comportamento dei nostri dipendenti e collaboratori',
          [
            `${support.complaints.office} di ${legal.companyName}, ${legal.registeredOffice}, `,
            mailTo(support.complaints.email),
            `, PEC ${legal.pec}`,
          ],
        ],
        [
          'La polizza, Sussidio Pet compreso: condizioni, gestione di un sinistro, indennizzo',
          `${partners.insurer}, all’ufficio reclami indicato nel set informativo`,
        ],
        ['Il Sussidio Covid-19', `${partners.mutualSociety}, ai recapiti indicati nel regolamento`],
      ),
      paragraph(
        `Se scrivi a noi per il contratto o per un sinistro, inoltriamo il reclamo a chi deve risponderti senza ritardo, al massimo entro ${FORWARD_DAYS} giorni, e te lo comunichiamo: i 45 giorni della compagnia partono da quando lo riceve. Lo stesso fa la compagnia con i reclami che riguardano noi.`,
      ),
    ),
    section(
      'come',
      'Che cosa scrivere',
      list(
        'nome, cognome, indirizzo e un recapito;',
        'il numero di polizza, o il prodotto e la data dell’acquisto;',
        'che cosa è successo e quando, in poche righe chiare;',
        'che cosa chiedi;',
        'copia dei documenti utili.',
      ),
      paragraph(
        'Il modulo chiede proprio questo, e ti dà subito un numero, una ricevuta e una pagina dove seguire il reclamo. Puoi anche scrivere una lettera o telefonarci: non serve un avvocato né un’e-mail, e se non ce l’hai ricevuta e risposta ti arrivano per posta. Può scrivere anche chi ti rappresenta, o un’associazione di consumatori, con una delega. Per scriverlo bene c’è una guida: ',
        link('come fare un reclamo', guidePagePath('reclami')),
        '.',
      ),
    ),
    section(
      'entro-quando',
      'Entro quando rispondiamo',
      paragraph(
        'Ti confermiamo che il reclamo è arrivato e, se riguarda il nostro lavoro, rispondiamo entro 45 giorni dal ricevimento, come prevede il Regolamento ISVAP 24/2008. Se riguarda chi collabora con noi, prima sentiamo anche la sua versione, nello stesso termine. Teniamo un registro dei reclami e ogni anno lo esaminiamo per migliorare.',
      ),
    ),
    section(
      'arbitro',
      'Arbitro Assicurativo',
      paragraph(arbiterSentence.before, link(ARBITER_NAME, ARBITER_SITE), arbiterSentence.after),
      list(...wayOn(null).facts),
    ),
    section(
      'ivass',
      'IVASS',
      paragraph(
        'IVASS vigila su compagnie e intermediari. Puoi scrivergli se la risposta al reclamo non arriva o non ti soddisfa, e quando pensi che non abbiamo rispettato le regole. Non decide quanto ti spetta e non è un giudice.',
      ),
      list(
        [
          'Modulo e istruzioni: ',
          link('reclami sul sito di IVASS', 'https://www.ivass.it/consumatori/reclami/index.html'),
          '.',
        ],
        'Indirizzo: IVASS, via del Quirinale 21, 00187 Roma. PEC: tutela.consumatore@pec.ivass.it.',
        'Allega il reclamo, la risposta se c’è, e i documenti.',
        [
          'Per informazioni c’è il Contact Center: ',
          link('800\u00a0486661', 'tel:800486661'),
          ', dal lunedì al venerdì.',
        ],
      ),
      paragraph(
        `Il Sussidio Covid-19 è di una società di mutuo soccorso e non è un’assicurazione: l’Arbitro non se ne occupa e IVASS non è competente su quanto decide ${partners.mutualSociety}, su cui vigila il Ministero delle Imprese e del Made in Italy. Resta sempre il giudice. Sussidio Pet, nonostante il nome, è una polizza.`,
      ),
    ),
    section(
      'altri-modi',
      'Mediazione, negoziazione, FIN-NET',
      list(
        [
          strong('Mediazione'),
          ': per i contratti assicurativi è il passo da fare prima del giudice (decreto legislativo 28/2010), se non hai già usato l’Arbitro. Scegli un organismo dal ',
          link('registro del Ministero della Giustizia', 'https://mediazione.giustizia.it/'),
          '; serve un avvocato.',
        ],
        [
          strong('Negoziazione assistita'),
          ': un accordo cercato dagli avvocati delle parti (decreto-legge 132/2014). È il passo da fare prima del giudice per i danni da circolazione stradale.',
        ],
        [
          strong('Liti con un’impresa di un altro Paese europeo'),
          ': puoi chiedere a IVASS di attivare la rete ',
          link(
            'FIN-NET',
            'https://finance.ec.europa.eu/consumer-finance-and-payments/consumer-protection-rights/financial-dispute-resolution-network-fin-net_it',
          ),
          ', o scrivere direttamente al sistema di quel Paese.',
        ],
      ),
    ),
    section(
      'giudice',
      'Il giudice',
      paragraph(
        'Nessuno di questi passi ti toglie il diritto di andare davanti a un giudice. Per i consumatori è competente quello del luogo in cui abitano. Attenzione ai tempi: i diritti che nascono da una polizza si prescrivono di solito in due anni, dieci per quelle sulla vita (articolo 2952 del codice civile). Per farli ripartire serve una richiesta di pagamento che arriva alla compagnia (articolo 2943 del codice civile): un reclamo a noi non basta.',
      ),
    ),
  ],
};

export default function ComplaintsPage() {
  return (
    <TextPage text={complaints}>
      <div>
        <ButtonLink to={NEW_COMPLAINT_PATH}>Presenta un reclamo</ButtonLink>
      </div>
    </TextPage>
  );
}
