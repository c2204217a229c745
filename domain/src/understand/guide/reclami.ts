import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaintSources } from './complaint.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const reclami: Guide = {
  ...guideSummaries.reclami,
  sections: [
    {
      heading: 'Che cos’è un reclamo',
      blocks: [
        paragraph(
          'Con un reclamo scrivi a una compagnia o a un intermediario che qualcosa non è andato come doveva, e dici che cosa chiedi. Non è una domanda, non è una denuncia di sinistro e non è una causa: è il primo passo, è gratis e non serve un avvocato.',
        ),
        paragraph(
          'Può scriverlo chi è o è stato cliente, chi ha subito un danno da una persona assicurata, chi rappresenta qualcuno e le associazioni di consumatori, con una delega.',
        ),
      ],
    },
    {
      heading: 'A chi si scrive',
      blocks: [
        list(
          'All’intermediario, cioè a noi, per quello che fa: informazioni, consulenza, acquisto, pagamento, firma, recesso.',
          'Alla compagnia (o alla società di mutuo soccorso, per il Sussidio Covid-19), per le condizioni del contratto, la gestione di un sinistro o un importo che ti sembra sbagliato: la risposta spetta a lei.',
        ),
        paragraph(
          'Se sbagli destinatario non perdi niente: chi lo riceve lo inoltra senza ritardo e te lo comunica.',
        ),
      ],
    },
    {
      heading: 'Come si scrive bene',
      blocks: [
        list(
          'Chi sei e dove risponderti.',
          'Il numero della polizza o della pratica; se non l’hai, il prodotto e la data dell’acquisto.',
          'Che cosa è successo, in ordine e con le date. Bastano dieci righe.',
          'Che cosa chiedi: una cifra, una correzione, una spiegazione. È la parte che più spesso manca.',
          'Le copie di quello che lo dimostra: e-mail, ricevute, schermate.',
        ),
        paragraph(
          'Tieni i fatti da una parte e quello che ne pensi dall’altra: chi legge deve poter rispondere a ogni punto.',
        ),
      ],
    },
    {
      heading: 'Come si fa con noi',
      blocks: [
        list(
          'Con il modulo «Presenta un reclamo»: ricevi subito un numero, una ricevuta in PDF e una pagina dove seguirlo.',
          'Oppure per lettera, e-mail, PEC o telefono, ai recapiti della pagina Reclami: finisce nello stesso registro, con la stessa numerazione. L’e-mail non è obbligatoria: se non ce l’hai, ricevuta e risposta arrivano per posta al tuo indirizzo.',
        ),
        paragraph(
          'Se il reclamo riguarda il nostro lavoro, la risposta arriva per iscritto entro 45 giorni dal ricevimento. Dice che cosa abbiamo deciso, perché, e che cosa puoi fare se non sei d’accordo. Se il reclamo riguarda chi collabora con noi, prima sentiamo anche la sua versione, senza allungare i tempi.',
        ),
      ],
    },
    {
      heading: 'Se la risposta non arriva o non ti convince',
      blocks: [
        list(
          'L’Arbitro Assicurativo, dal 15 gennaio 2026: si fa online, senza avvocato. Costa 20 euro, restituiti se hai ragione anche solo in parte. Il ricorso va fatto entro 12 mesi dal reclamo, per fatti di non più di tre anni prima del reclamo. Decide sui documenti; per le polizze danni si può chiedere fino a 25.000 euro. Non si occupa dei sussidi delle società di mutuo soccorso, che non sono assicurazioni.',
          'IVASS, se pensi che non siano state rispettate le regole: vigila su compagnie e intermediari, ma non decide quanto ti spetta.',
          'La mediazione, con un avvocato: per i contratti assicurativi è il passo da fare prima del giudice, se non hai già usato l’Arbitro (decreto legislativo 28/2010).',
          'Il giudice, che resta sempre possibile.',
        ),
        paragraph(
          'Intanto il tempo corre: i diritti che nascono da una polizza si prescrivono di solito in due anni, dieci per quelle sulla vita (articolo 2952 del codice civile). Lo fa ripartire la richiesta di pagamento che arriva alla compagnia, con raccomandata o PEC (articolo 2943 del codice civile): scritta solo a noi non basta.',
        ),
      ],
    },
    {
      heading: 'Prima di scriverlo',
      blocks: [
        paragraph(
          'Molte cose si risolvono in un giorno con un messaggio o una telefonata: un documento che non si apre, un nome scritto male, un rimborso che non si vede ancora. Chiedere prima non ti toglie il diritto di reclamare dopo.',
        ),
      ],
    },
  ],
  sources: [
    ...complaintSources,
    {
      label: 'L’articolo 2952 del codice civile',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  ],
};
