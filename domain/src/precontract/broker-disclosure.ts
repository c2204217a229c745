import { brand, disclosure } from '../brand/brand.ts';
import { legal } from '../brand/legal.ts';
import type { SoldProduct } from '../products/product.ts';
import { complaintInWords, providerName } from '../products/terms/provider.ts';
import { type DocumentText, list, paragraph } from './text.ts';

const { support } = brand;
const { contactPerson } = disclosure;

const relation = (product: SoldProduct) =>
  product.provider === 'insurer'
    ? `«${product.title}» è un prodotto di ${providerName(product)}, con cui abbiamo un accordo di collaborazione non esclusivo.`
    : `«${product.title}» è un sussidio di ${providerName(product)}, una società di mutuo soccorso, con cui abbiamo un accordo di collaborazione non esclusivo. Non è un’assicurazione: ti diamo comunque le stesse informazioni.`;

/**
 * What a broker tells about itself before a sale: the single form for pre-contract information (modello unico
 * precontrattuale, IVASS Regulation 40/2018, annex 3), its seven sections in their order, its fields from the brand.
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
          'Non abbiamo obblighi contrattuali di proporre i prodotti di una sola compagnia.',
          'Puoi chiedere i nomi delle compagnie con cui lavoriamo: sono nella sezione II.',
          'Ti consegniamo questo documento e il set informativo prima che tu sottoscriva, e copia di ciò che firmi.',
        ),
      ],
    },
    {
      heading: 'Sezione V. Le remunerazioni',
      blocks: [
        paragraph(
          'Riceviamo una commissione, già compresa nel prezzo, da chi offre la copertura. Non ti chiediamo onorari e il prezzo è lo stesso per tutti.',
        ),
      ],
    },
    {
      heading: 'Sezione VI. Il pagamento dei premi',
      blocks: [
        paragraph(`Incasso: ${disclosure.premiumCollection}.`),
        paragraph(
          'I premi pagati all’intermediario sono un patrimonio autonomo e separato dal nostro (articolo 117 del Codice delle assicurazioni). Si paga con carta, presso un fornitore di servizi di pagamento autorizzato.',
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
  ],
});
