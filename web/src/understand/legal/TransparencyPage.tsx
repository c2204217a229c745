import { TextPage } from './TextPage.tsx';
import { brand, disclosure } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { paths } from '../../platform/router/paths.ts';
import { file, type LegalText, link, list, mailTo, paragraph, section, strong, table } from './text.ts';

const { support } = brand;

export const transparency: LegalText = {
  name: 'Trasparenza',
  description: `Chi è ${brand.name}, con quale iscrizione al RUI lavora, chi lo paga, quali conflitti di interesse ha e quali documenti ti dà prima di comprare.`,
  title: 'Chi siamo e chi ci paga',
  lead: 'Ciò che un intermediario deve dirti prima di venderti qualcosa, e che puoi controllare da te.',
  updatedOn: isoDate('2026-11-18'),
  sections: [
    section(
      'chi-siamo',
      'Chi siamo',
      table(
        'I dati del registro e i recapiti',
        ['Voce', 'Dato'],
        ['Ragione sociale', legal.companyName],
        ['Marchio', brand.name],
        ['Sede legale', legal.registeredOffice],
        ['Partita IVA', legal.vatNumber],
        ['REA', legal.rea],
        ['Telefono', support.phone],
        ['E-mail', [mailTo(support.email)]],
        ['PEC', legal.pec],
        ['Iscrizione al RUI', `${legal.ruiNumber}, ${legal.ruiSection}, dal ${legal.ruiDate}`],
        ['Vigilanza', [link('IVASS', legal.supervisionUrl), ', via del Quirinale 21, Roma']],
      ),
      paragraph(
        'L’iscrizione si controlla nel ',
        link('Registro unico degli intermediari', legal.ruiRegisterUrl),
        ', che IVASS tiene aperto a tutti. Controllala sempre, chiunque ti venda una polizza online.',
      ),
    ),
    section(
      'come-lavoriamo',
      'Come lavoriamo',
      paragraph(
        'Siamo un mediatore (broker): agiamo su incarico di chi si rivolge a noi e non rappresentiamo le compagnie.',
      ),
      list(
        `Obblighi di proporre i prodotti di una o più compagnie: ${disclosure.exclusivity}.`,
        `Le polizze vendute online sono di ${partners.insurer}; il Sussidio Covid-19 è di ${partners.mutualSociety}, una società di mutuo soccorso, e non è un’assicurazione. Sussidio Pet, nonostante il nome, è una polizza.`,
        'Nella vendita online verifichiamo, con le tue risposte, che il prodotto sia coerente con le tue richieste ed esigenze. Non è una consulenza fondata su un’analisi imparziale e personale del mercato.',
        'Se vuoi una consulenza, un nostro consulente ti ascolta senza impegno e ti dice prima su quante compagnie si basa.',
      ),
    ),
    section(
      'compensi',
      'Chi ci paga',
      list(
        `Per le coperture vendute qui: ${disclosure.remuneration}. È già compreso nel prezzo che vedi.`,
        'Stime, report, preventivi e guide sono gratuiti, e non dipendono dal fatto che tu compri.',
        `Il denaro destinato a chi assicura è protetto (articolo 117 del Codice delle assicurazioni): ${disclosure.premiumSafeguard}.`,
      ),
    ),
    section(
      'conflitti',
      'Conflitti di interesse',
      paragraph(
        `Partecipazioni dirette o indirette pari o superiori al 10%, nostre in una compagnia o di una compagnia in noi: ${disclosure.holdings}.`,
      ),
      paragraph(
        'Il report di copertura ordina i bisogni con una formula uguale per tutti, che non guarda alle commissioni: comprende anche ciò che non vendiamo, e a volte non indica nulla.',
      ),
    ),
    section(
      'tutele',
      'Le tue tutele',
      list(
        `Una polizza di responsabilità civile professionale copre i danni che dovessimo causarti per errore: ${disclosure.liabilityPolicy}.`,
        'Puoi rivolgerti al Fondo di garanzia dei mediatori presso Consap per i danni patrimoniali che un broker non ha risarcito.',
        ['Puoi presentare un reclamo, ed ecco come: ', link('Reclami', paths.complaints), '.'],
        ['I tuoi dati: ', link('Privacy', paths.privacy), '.'],
      ),
    ),
    section(
      'documenti',
      'I documenti di ogni prodotto',
      paragraph(
        'Li ricevi prima di pagare, e li puoi leggere già adesso. Sono quelli previsti dai Regolamenti IVASS 40 e 41 del 2018 e dal Codice del consumo per la vendita a distanza.',
      ),
      ...soldProducts.flatMap(({ key, title }) => [
        paragraph(strong(title)),
        list(...precontractDocuments(key).map((document) => file(document.title, document.path))),
      ]),
    ),
  ],
};

export default function TransparencyPage() {
  return <TextPage text={transparency} />;
}
