import { TextPage } from './TextPage.tsx';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { claimNotices } from '@riparo/domain/platform/brand/claim-notices.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import {
  INSURER_LOOKUP,
  MOTOR_COURT,
  MOTOR_DIRECT_ACTION,
  MOTOR_OFFER,
  ROAD_TIME_LIMIT,
  ROAD_VICTIMS_FUND,
} from '@riparo/domain/platform/law/articles.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { paths } from '../../platform/router/paths.ts';
import { type LegalText, link, list, mailTo, paragraph, section, steps, strong, table } from './text.ts';

const { support } = brand;

/**
 * For third parties hit by a scooter that is insured here: no account, no policy number, no contract with us.
 */
export const injured: LegalText = {
  name: 'Un monopattino mi ha causato un danno',
  description:
    'Se un monopattino assicurato con noi ti ha ferito o ha rovinato le tue cose: a chi chiedere il risarcimento, che cosa scrivere e in quanto tempo devono risponderti.',
  title: 'Un monopattino ti ha causato un danno',
  lead: 'Ci dispiace. Puoi chiedere il risarcimento direttamente alla compagnia che assicura il monopattino: non serve un account, e non devi passare da chi ti ha investito.',
  updatedOn: isoDate('2026-11-19'),
  sections: [
    section(
      'subito',
      'Che cosa fare subito',
      steps(
        'Se qualcuno sta male chiama il 112. Se ci sono feriti, aspetta chi interviene e chiedi il numero del verbale.',
        'Fotografa il contrassegno del monopattino: è la targhetta con le lettere e i numeri che lo identificano, come una targa.',
        'Prendi nome e telefono di chi guidava e di chi ha visto. Se chi guidava sa con chi è assicurato, annota la compagnia e il numero della polizza.',
        'Fotografa il luogo e i danni. Conserva fatture e preventivi e, se ti sei fatto male, il verbale del pronto soccorso e le ricevute delle cure.',
      ),
    ),
    section(
      'a-chi',
      'A chi chiedere',
      paragraph(
        `Per le assicurazioni obbligatorie dei veicoli la legge ti dà un’azione diretta verso la compagnia (${MOTOR_DIRECT_ACTION}): paga lei, entro il massimale, e non può opporti le clausole del contratto del suo cliente.`,
      ),
      list(
        [
          strong('Se la polizza è stata venduta da noi: '),
          `scrivi a ${partners.insurer}, ${claimNotices.insurer}, con una raccomandata o una PEC. Per i termini conta la data in cui la compagnia la riceve.`,
        ],
        [
          strong('Mandane una copia a noi: '),
          mailTo(support.email),
          ` o PEC ${legal.pec}. Siamo il broker: non decidiamo e non paghiamo, ma registriamo la tua richiesta con un numero, ti mandiamo una ricevuta, la inoltriamo alla compagnia entro il giorno lavorativo successivo a quello in cui la riceviamo e te lo confermiamo, per e-mail o per posta. La copia a noi non sostituisce la lettera alla compagnia.`,
        ],
        [
          strong('Se non sai chi lo assicura: '),
          `chiedilo a noi con il contrassegno, oppure al Centro di informazione di Consap (${INSURER_LOOKUP}), `,
          link('consap.it', 'https://www.consap.it/'),
          '.',
        ],
        [
          strong('Se non è assicurato, o è scappato: '),
          `può intervenire il Fondo di garanzia per le vittime della strada, gestito da Consap (${ROAD_VICTIMS_FUND}).`,
        ],
      ),
    ),
    section(
      'che-cosa-scrivere',
      'Che cosa scrivere',
      list(
        'Il tuo nome, il codice fiscale, un recapito e, se ti rappresenta qualcuno, il suo nome.',
        'Il giorno, l’ora e il luogo, e che cosa è successo, con parole tue.',
        'Il contrassegno del monopattino e il nome di chi guidava, se li sai; i testimoni; il numero del verbale, se qualcuno è intervenuto.',
        'Per le cose: che cosa si è rovinato, e dove e quando si può vedere nei giorni successivi.',
        'Per le ferite: età, lavoro e reddito, i giorni di cura, il certificato di guarigione con o senza postumi, e se ricevi prestazioni da INAIL o INPS. Questi documenti parlano della tua salute: mandali solo alla compagnia, perché a noi non servono.',
        'L’IBAN su cui ricevere il pagamento.',
      ),
      paragraph(
        'Se manca qualcosa la compagnia deve chiedertelo entro 30 giorni, e i termini ripartono quando la ricevono completa.',
      ),
    ),
    section(
      'tempi',
      'Quando devono risponderti',
      table(
        `Dalla richiesta completa, la compagnia fa un’offerta o spiega perché non paga (${MOTOR_OFFER})`,
        ['Danno', 'Entro'],
        ['Cose', '60 giorni'],
        ['Cose, con il modulo di constatazione firmato da entrambi', '30 giorni'],
        ['Ferite', '90 giorni'],
      ),
      list(
        'Se accetti l’offerta, il pagamento arriva entro 15 giorni. Se non la accetti ti paga lo stesso quella somma, in acconto.',
        `Puoi andare dal giudice dopo 60 giorni, 90 per le ferite, da quando la compagnia ha ricevuto la richiesta (${MOTOR_COURT}).`,
        `Il diritto al risarcimento per la circolazione dei veicoli si prescrive di solito in due anni dal fatto (${ROAD_TIME_LIMIT}): una richiesta scritta che arriva alla compagnia li fa ripartire.`,
      ),
    ),
    section(
      'se-non-va',
      'Se qualcosa non va',
      paragraph(
        'Se la compagnia non risponde o non ti convince puoi fare un reclamo alla compagnia e poi a IVASS. Se riguarda il nostro lavoro, presenta il reclamo a noi dalla pagina ',
        link('Reclami', paths.complaints),
        '. Come usiamo i tuoi dati è scritto nell’',
        link('informativa sui tuoi dati', `${paths.privacy}#danneggiati`),
        '.',
      ),
    ),
  ],
};

export default function InjuredPage() {
  return <TextPage text={injured} />;
}
