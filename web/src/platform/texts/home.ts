import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { SHORT_SEASON } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { paths } from '../router/paths.ts';
import type { Question } from '@riparo/domain/platform/site/question.ts';

export interface EntryPoint {
  readonly key: 'pension' | 'checkup' | 'quote';
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export const entryPoints: readonly EntryPoint[] = [
  {
    key: 'pension',
    title: 'Calcola la tua pensione',
    text: 'Quanto prendi e quando, in un minuto.',
    to: paths.pension,
  },
  {
    key: 'checkup',
    title: 'Scopri quanto sei al riparo',
    text: 'Che cosa hai e che cosa manca, in tre minuti.',
    to: paths.quiz,
  },
  {
    key: 'quote',
    title: 'Chiedi un preventivo',
    text: 'Casa, auto, salute: ti ascolta una persona.',
    to: paths.quote('generico'),
  },
];

export const steps = [
  {
    title: 'Rispondi a poche domande',
    text: 'Una alla volta, in italiano di tutti i giorni. Se ti interrompi, riprendi da dove eri.',
  },
  {
    title: 'Guarda i numeri, spiegati',
    text: 'Ogni cifra dice da dove viene: la regola, l’anno della legge, le ipotesi che abbiamo fatto.',
  },
  {
    title: 'Decidi tu, quando vuoi',
    text: 'Puoi fermarti qui, farti chiamare da un consulente o acquistare online. Nessuno ti insegue.',
  },
] as const;

export interface Trust {
  readonly key: 'broker' | 'supervised' | 'paid' | 'open' | 'person' | 'data';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** Who we are: only facts that the broker's disclosure states too. */
export const trust: readonly Trust[] = [
  {
    key: 'broker',
    title: 'Un broker, dalla tua parte',
    text: 'Agiamo su incarico tuo e non rappresentiamo chi assicura: cerchiamo quello che serve a te.',
  },
  {
    key: 'supervised',
    title: 'Vigilati da IVASS',
    text: 'Siamo iscritti al Registro unico degli intermediari, che chiunque può consultare.',
    link: { to: legal.ruiRegisterUrl, label: 'Apri il registro' },
  },
  {
    key: 'paid',
    title: 'Si sa chi ci paga',
    text: 'Una commissione di chi assicura, già compresa nel prezzo. Nessun onorario: il prezzo è uguale per tutti.',
  },
  {
    key: 'open',
    title: 'Conti alla luce del sole',
    text: 'Accanto a ogni risultato trovi come ci siamo arrivati. Una stima resta una stima, e lo scriviamo.',
  },
  {
    key: 'person',
    title: 'Una persona, se la vuoi',
    text: 'Chat, telefono o e-mail: in fondo a ogni pagina, sempre nello stesso posto.',
  },
  {
    key: 'data',
    title: 'I tuoi dati restano tuoi',
    text: 'Chiediamo solo ciò che serve, non li vendiamo a nessuno e li cancelliamo se ce lo chiedi.',
    link: { to: paths.privacy, label: 'Leggi come li trattiamo' },
  },
];

export const questions: readonly Question[] = [
  {
    question: `Quanto costa usare ${brand.name}?`,
    answer:
      'Stime, checkup e preventivi sono gratuiti e non impegnano a nulla. Se acquisti una polizza, il prezzo che vedi comprende già le imposte e la nostra commissione.',
  },
  {
    question: 'Devo registrarmi?',
    answer:
      'No: per una stima o un preventivo non serve un account. Se acquisti una polizza lo apriamo con la tua e-mail, così ritrovi i documenti in un posto solo.',
  },
  {
    question: 'La stima della pensione è affidabile?',
    answer:
      'È una stima: usa le regole del sistema contributivo e i coefficienti di legge, ma carriera e norme possono cambiare. Accanto al risultato trovi tutte le ipotesi. Non è una consulenza.',
  },
  {
    question: 'Come si paga?',
    answer:
      'Con carta, sulla pagina di un fornitore di servizi di pagamento autorizzato. I dati della carta non passano da noi e non li conserviamo.',
  },
  {
    question: 'E se ci ripenso?',
    answer: `Per le polizze annuali, e per quella da sci stagionale ${SHORT_SEASON}, hai ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto: bastano pochi clic da «Recedere dal contratto qui», in fondo a ogni pagina, dalla tua area personale o dal link nelle e-mail dell’acquisto. Senza spiegazioni e senza penali.`,
  },
  {
    question: 'Che cosa fate dei miei dati?',
    answer:
      'Li usiamo per quello che ci hai chiesto e per gli obblighi di legge. Ti scriviamo per altro solo se l’hai scelto, e puoi cambiare idea quando vuoi.',
  },
  {
    question: 'Chi risponde se ho un problema?',
    answer:
      'Noi. In fondo a ogni pagina trovi telefono, chat, e-mail e la prenotazione di una chiamata, insieme ai nostri dati di legge. A un reclamo rispondiamo entro 45 giorni.',
  },
];
