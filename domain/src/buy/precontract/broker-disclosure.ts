import { brand, disclosure } from '../../platform/brand/brand.ts';
import { legal } from '../../platform/brand/legal.ts';
import { PAID_TO_INTERMEDIARY } from '../../platform/law/articles.ts';
import { cancerForgotten } from '../../platform/law/cancer-forgotten.ts';
import type { SoldProduct } from '../products/product.ts';
import { complaintInWords, providerName } from '../products/terms/provider.ts';
import { documentOf } from '../documents/precontract-documents.ts';
import { type DocumentText, list, paragraph } from './text.ts';

const { support } = brand;
const { contactPerson } = disclosure;

const relation = (product: SoldProduct) =>
  product.provider === 'insurer'
    ? `«${product.title}» è un prodotto di ${providerName(product)}, con cui abbiamo un accordo di collaborazione.`
    : `«${product.title}» è un sussidio di ${providerName(product)}, una società di mutuo soccorso, con cui abbiamo un accordo di collaborazione. Non è un’assicurazione: ti diamo comunque le stesse informazioni.`;

/** What it is worth to have paid a broker: as much as to have paid the insurer, where their agreement says so. */
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
 * What a broker tells about itself before a sale: the single form for pre-contract information (modello unico
 * precontrattuale, IVASS Regulation 40/2018, annex 3), its sections in their order, its fields from the brand. The last one is
 * of IVASS's act 169/2026, which may be short where the further information document says the rest.
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
