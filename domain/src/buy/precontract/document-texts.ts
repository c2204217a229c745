import { productPages, findPurchasableProduct } from '../products/catalogue.ts';
import type { SoldProduct } from '../products/product.ts';
import type { Cover } from '../products/cover.ts';
import { type PrecontractKind, documentOf } from '../documents/precontract-documents.ts';
import { conditions, furtherInformation, shortInformation } from './information-set.ts';
import { type DocumentText, list, paragraph } from './text.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { skiTerms } from '../products/ski/cover.ts';
import { yearlyTerms } from '../products/terms/yearly-terms.ts';
import { toMailbox } from '../../platform/values/article.ts';
import { brand, disclosure } from '../../platform/brand/brand.ts';
import { WITHDRAWAL_DAYS } from '../deal/withdrawal.ts';
import {
  AFTER_AN_EVENT,
  DISTANCE_SELLING,
  WITHDRAWAL_BUTTON,
  PAID_TO_INTERMEDIARY,
} from '../../platform/law/articles.ts';
import { complaintInWords, providerName } from '../products/terms/provider.ts';
import { legal } from '../../platform/brand/legal.ts';
import { cancerForgotten } from '../../platform/law/cancer-forgotten.ts';

const { support } = brand;
const { contactPerson } = disclosure;

const relation = (product: SoldProduct) =>
  product.provider === 'insurer'
    ? `«${product.title}» è un prodotto di ${providerName(product)}, con cui abbiamo un accordo di collaborazione.`
    : `«${product.title}» è un sussidio di ${providerName(product)}, una società di mutuo soccorso, con cui abbiamo un accordo di collaborazione. Non è un’assicurazione: ti diamo comunque le stesse informazioni.`;

/** Paying the broker has the effect of paying the insurer where their agreement says so. */
const paymentEffect = ({ provider }: SoldProduct) =>
  provider === 'insurer'
    ? [
        list(
          `Se la compagnia ci autorizza a incassare, il premio che paghi a noi in buona fede vale come pagato alla compagnia; se non ci autorizza, ti libera solo il pagamento che arriva alla compagnia (${PAID_TO_INTERMEDIARY}).`,
          'Quello che la compagnia ti deve e passa da noi si considera ricevuto solo quando firmi la quietanza.',
        ),
      ]
    : [];

/**
 * What a broker must disclose before a sale: the single form for pre-contractual information (modello unico
 * precontrattuale, IVASS Regulation 40/2018, annex 3), with its sections in order and its fields from the
 * brand. The last section comes from IVASS's act 169/2026 and may be short where the further DIP has the
 * details.
 */
export const brokerDisclosure = (product: SoldProduct): DocumentText => ({
  lead: `Modello unico precontrattuale (MUP) per «${product.title}»: il distributore ha l’obbligo di consegnarlo prima della sottoscrizione della proposta o del contratto. Può essere dato in formato non cartaceo se il contraente lo consente (articolo 120-quater del Codice delle assicurazioni).`,
  sections: [
    {
      heading: 'Sezione I. Chi entra in contatto con te',
      blocks: [
        list(
          `Persona fisica: ${contactPerson.name}, ${contactPerson.role}, iscrizione al RUI ${contactPerson.ruiNumber}, dal ${contactPerson.ruiDate}.`,
          `Per l’intermediario: ${legal.companyName}, con il marchio ${brand.name}, iscritto al Registro unico degli intermediari (RUI) con il numero ${legal.ruiNumber}, ${legal.ruiSection}, dal ${legal.ruiDate}.`,
          `Sede legale: ${legal.registeredOffice}. Partita IVA: ${legal.vatNumber}. REA: ${legal.rea}.`,
          `Telefono: ${support.phone}. E-mail: ${support.email}. PEC: ${legal.pec}.`,
          `${legal.supervision}. Gli estremi dell’iscrizione si controllano su ruipubblico.ivass.it.`,
        ),
      ],
    },
    {
      heading: 'Sezione II. Il modello di distribuzione',
      blocks: [
        paragraph(
          `Siamo un mediatore (broker): agiamo su incarico tuo e non rappresentiamo chi assicura. ${relation(product)}`,
        ),
        paragraph(
          `Compagnie con cui abbiamo o potremmo avere rapporti: ${disclosure.insurersWorkedWith.join(', ')}.`,
        ),
      ],
    },
    {
      heading: 'Sezione III. Conflitti di interesse',
      blocks: [
        paragraph(
          `Partecipazioni dirette o indirette pari o superiori al 10% del capitale o dei voti, nostre in una compagnia o di una compagnia in noi: ${disclosure.holdings}.`,
        ),
      ],
    },
    {
      heading: 'Sezione IV. Distribuzione e consulenza',
      blocks: [
        paragraph(
          'Per questo acquisto online verifichiamo con le tue risposte che il prodotto sia coerente con le tue richieste ed esigenze. Non è una consulenza ai sensi dell’articolo 119-ter del Codice delle assicurazioni, né un’analisi imparziale e personale del mercato: se la vuoi, un consulente ti ascolta senza impegno.',
        ),
        list(
          `Obblighi contrattuali di proporre i prodotti di una o più compagnie: ${disclosure.exclusivity}.`,
          'Puoi chiedere i nomi delle compagnie con cui lavoriamo: sono nella sezione II.',
          'Ti consegniamo questo documento e il set informativo prima che tu sottoscriva, e copia di ciò che firmi.',
        ),
      ],
    },
    {
      heading: 'Sezione V. Le remunerazioni',
      blocks: [
        paragraph(`${disclosure.remuneration}. È già compreso nel prezzo, che è lo stesso per tutti.`),
      ],
    },
    {
      heading: 'Sezione VI. Il pagamento dei premi',
      blocks: [
        paragraph(`Incasso: ${disclosure.premiumCollection}.`),
        ...paymentEffect(product),
        paragraph(
          `I premi pagati all’intermediario sono protetti (articolo 117 del Codice delle assicurazioni): ${disclosure.premiumSafeguard}. Si paga con carta, presso un fornitore di servizi di pagamento autorizzato.`,
        ),
      ],
    },
    {
      heading: 'Sezione VII. Le tue tutele',
      blocks: [
        list(
          `L’attività di distribuzione è garantita da un contratto di responsabilità civile professionale: ${disclosure.liabilityPolicy}.`,
          'Come broker siamo iscritti al Fondo di garanzia presso Consap, a cui puoi chiedere il risarcimento dei danni che non sono stati risarciti né da noi né da quella polizza.',
          complaintInWords(product),
        ),
      ],
    },
    {
      heading: 'Sezione VIII. Il diritto all’oblio oncologico',
      blocks: [
        paragraph(cancerForgotten),
        paragraph(
          `Come si esercita è scritto nel documento «${documentOf(product, 'dip-aggiuntivo').title}».`,
        ),
      ],
    },
  ],
});

/** The information duties for financial services sold at a distance. */
const distanceSelling = (product: SoldProduct, terms: Terms): DocumentText => ({
  lead: `Stai acquistando «${product.title}» a distanza, senza incontrare nessuno: ecco i diritti che la legge ti dà in più (${DISTANCE_SELLING}).`,
  sections: [
    {
      heading: 'Che cosa concludi, e come',
      blocks: [
        list(
          terms.conclusion,
          'Oltre al prezzo non ci sono costi per l’uso del sito o della carta.',
          'Prima di pagare vedi un riepilogo e puoi correggere ogni dato.',
          'Ricevi tutti i documenti per e-mail, in un formato che puoi conservare; puoi chiederli su carta, gratis, in ogni momento.',
        ),
      ],
    },
    {
      heading: `Hai ${WITHDRAWAL_DAYS} giorni per ripensarci`,
      blocks: [
        paragraph(terms.withdrawal),
        list(
          `Da «Recedere dal contratto qui» in fondo a ogni pagina del sito, dalla tua area personale, o dal link nelle e-mail dell’acquisto, con «recedere dal contratto qui»: confermi e ricevi subito una ricevuta (${WITHDRAWAL_BUTTON}).`,
          `Oppure con un’e-mail ${toMailbox(brand.support.email)}: bastano il tuo nome e il prodotto.`,
          `Ti restituiamo quanto hai pagato entro 30 giorni, sulla stessa carta. ${AFTER_AN_EVENT}`,
        ),
      ],
    },
    {
      heading: 'Come trattiamo i tuoi dati e le tue e-mail',
      blocks: [
        paragraph(
          'Usiamo e-mail e telefono per il contratto. Ti scriviamo per altro solo se l’hai scelto, e puoi cambiare idea quando vuoi. L’informativa completa è sul sito, alla pagina Privacy.',
        ),
      ],
    },
    {
      heading: 'Legge, lingua e reclami',
      blocks: [
        paragraph(
          `Valgono la legge italiana e il giudice del luogo in cui abiti. ${complaintInWords(product)}`,
        ),
      ],
    },
  ],
});

const termsOf = ({ key }: SoldProduct): Terms => {
  const product = findPurchasableProduct(key);
  return product ? yearlyTerms(product) : skiTerms;
};

const texts = await Promise.all(productPages.map((page) => page.texts()));
const covers: ReadonlyMap<string, Cover> = new Map(texts.flatMap((each) => Object.entries(each.covers)));

/** What a product covers, for other documents that quote it. */
export const coverOf = (productKey: string): Cover | null => covers.get(productKey) ?? null;

/** Long texts, for the server only: pages link to the documents. Null for a product without documents. */
export const precontractText = (product: SoldProduct, kind: PrecontractKind): DocumentText | null => {
  const cover = covers.get(product.key);
  if (!cover) return null;
  const terms = termsOf(product);
  switch (kind) {
    case 'dip':
      return shortInformation(product, cover, terms);
    case 'dip-aggiuntivo':
      return furtherInformation(product, cover, terms);
    case 'condizioni':
      return conditions(product, cover, terms);
    case 'informativa-precontrattuale':
      return brokerDisclosure(product);
    case 'vendita-a-distanza':
      return distanceSelling(product, terms);
  }
};
