import { brand } from '../brand.ts';
import type { SoldProduct } from '../deal/products.ts';
import type { Cover } from './cover.ts';
import { providerName } from './provider.ts';
import { type DocumentText, list, paragraph } from './text.ts';

const { legal, support } = brand;

/** What a broker tells about itself before a sale (IVASS Regulation 40/2018, annexes 3, 4 and 4-ter in one form). */
export const brokerDisclosure = ({ title }: SoldProduct, cover: Cover): DocumentText => ({
  lead: `Chi ti vende «${title}», con quali obblighi e come viene pagato. Consegnato prima della sottoscrizione, come chiede il Regolamento IVASS 40/2018.`,
  sections: [
    {
      heading: 'Chi siamo',
      blocks: [
        list(
          `Intermediario: ${legal.companyName}, con il marchio ${brand.name}.`,
          `Sede legale: ${legal.registeredOffice}. Partita IVA: ${legal.vatNumber}. REA: ${legal.rea}.`,
          `Iscrizione al Registro unico degli intermediari (RUI): ${legal.ruiNumber}, ${legal.ruiSection}, dal ${legal.ruiDate}. Si controlla su ruipubblico.ivass.it.`,
          `E-mail: ${support.email}. PEC: ${legal.pec}.`,
          `${legal.supervision}.`,
        ),
      ],
    },
    {
      heading: 'Come lavoriamo',
      blocks: [
        paragraph(
          `Siamo un mediatore (broker): agiamo su incarico tuo e non rappresentiamo chi assicura. «${title}» è un prodotto di ${providerName(cover)}, con cui abbiamo un accordo di collaborazione non esclusivo.`,
        ),
        paragraph(
          'Per questo acquisto online verifichiamo con le tue risposte che il prodotto corrisponda a quello che chiedi. Non è una consulenza basata su un’analisi imparziale di tutto il mercato: se la vuoi, un consulente ti ascolta senza impegno.',
        ),
      ],
    },
    {
      heading: 'Conflitti di interesse',
      blocks: [
        paragraph(
          `Non possediamo quote di ${providerName(cover)} e nessuna compagnia possiede quote di noi oltre il 10%, salvo quanto scritto nei dettagli di legge in fondo al sito.`,
        ),
      ],
    },
    {
      heading: 'Chi ci paga',
      blocks: [
        paragraph(
          'Riceviamo una commissione, già compresa nel prezzo, da chi assicura. Non ti chiediamo onorari e il prezzo è lo stesso per tutti.',
        ),
        paragraph(
          'I pagamenti avvengono con carta presso un fornitore di servizi di pagamento autorizzato: il denaro destinato a chi assicura è tenuto separato dal nostro patrimonio (articolo 117 del Codice delle assicurazioni).',
        ),
      ],
    },
    {
      heading: 'Come sei tutelato',
      blocks: [
        list(
          'Siamo coperti da una polizza di responsabilità civile professionale e, come broker, dal Fondo di garanzia presso Consap.',
          `Puoi scrivere un reclamo a ${support.email} o alla PEC: rispondiamo entro 45 giorni.`,
          'Se la risposta non ti convince puoi rivolgerti a IVASS, all’Arbitro Assicurativo o a un giudice.',
        ),
      ],
    },
    {
      heading: 'I nostri obblighi',
      blocks: [
        list(
          'consegnarti questo documento e il set informativo prima che tu sottoscriva, e copia di ciò che firmi;',
          'raccogliere le informazioni che servono e proporti solo prodotti coerenti con le tue richieste ed esigenze;',
          'dirti con parole chiare che cosa è coperto, che cosa no, quanto costa e quanto dura;',
          'agire con equità, onestà e professionalità, nel tuo interesse.',
        ),
      ],
    },
  ],
});
