import { brand } from '../../../platform/brand/brand.ts';
import { partners } from '../../../platform/brand/partners.ts';
import {
  ARBITER_NOT_FOR_SUBSIDIES,
  CANCER_SAFEGUARD,
  WRONG_ANSWERS,
} from '../../../platform/law/articles.ts';
import type { SoldProduct } from '../product.ts';

const { support } = brand;

type Provided = Pick<SoldProduct, 'provider'>;

type ProviderWords = {
  /** Who pays after an event. */
  readonly who: string;
  /** What was paid for, on a receipt. */
  readonly payment: string;
  /** The consequence of wrong answers, and the right that remains. */
  readonly wrongAnswers: string;
  /** Who is responsible for complaints. */
  readonly complaint: string;
};

const providers: Readonly<Record<SoldProduct['provider'], ProviderWords>> = {
  insurer: {
    who: `La compagnia che assicura il rischio è ${partners.insurer}, autorizzata e vigilata da IVASS.`,
    payment: 'Le operazioni di assicurazione sono esenti da IVA (articolo 10 del D.P.R. 633/1972).',
    wrongAnswers: `${WRONG_ANSWERS} ${CANCER_SAFEGUARD}`,
    complaint: `Per il contratto o un sinistro il reclamo va prima a ${partners.insurer}, al suo ufficio reclami; per il nostro lavoro scrivi al nostro ${support.complaints.office}, ${support.complaints.email}. Ognuno risponde entro 45 giorni da quando lo riceve, e se scrivi a noi per qualcosa che riguarda la compagnia glielo inoltriamo senza ritardo. Se la risposta non arriva o non ti convince puoi rivolgerti a IVASS (ivass.it) o all’Arbitro Assicurativo (arbitroassicurativo.org), e sempre a un giudice. Il contratto segue la legge italiana.`,
  },
  'mutual-society': {
    who: `Il sussidio è erogato da ${partners.mutualSociety}, società di mutuo soccorso ai sensi della legge 3818/1886, che aiuta i soci e i loro familiari conviventi quando è in gioco la salute: acquistandolo entri tra i soci per la durata del sussidio, senza altri costi. Non è un’assicurazione.`,
    payment:
      'È il contributo associativo a una società di mutuo soccorso (legge 3818/1886): non è un premio di assicurazione.',
    wrongAnswers: `Se le informazioni che dai quando acquisti sono sbagliate il sussidio può essere negato o ridotto. ${CANCER_SAFEGUARD}`,
    complaint: `Sul sussidio scrivi a ${partners.mutualSociety}, ai recapiti del suo regolamento; sul nostro lavoro scrivi al nostro ${support.complaints.office}, ${support.complaints.email}: rispondiamo entro 45 giorni. ${ARBITER_NOT_FOR_SUBSIDIES} Neppure IVASS è competente su quanto decide la società. Sulla società vigila il Ministero delle Imprese e del Made in Italy, e puoi sempre rivolgerti a un giudice. Il contratto segue la legge italiana.`,
  },
};

export const providerInWords = ({ provider }: Provided) => providers[provider].who;
export const paymentInWords = ({ provider }: Provided) => providers[provider].payment;
export const wrongAnswersInWords = ({ provider }: Provided) => providers[provider].wrongAnswers;
export const complaintInWords = ({ provider }: Provided) => providers[provider].complaint;

export const providerName = ({ provider }: Provided) =>
  provider === 'insurer' ? partners.insurer : partners.mutualSociety;
