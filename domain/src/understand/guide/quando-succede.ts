import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import { CANCER_SAFEGUARD, HONEST_ANSWERS } from '../../platform/law/articles.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const quandoSuccede: Guide = {
  ...guideSummaries['quando-succede'],
  sections: [
    {
      heading: 'Nei primi minuti',
      blocks: [
        list(
          'Se qualcuno sta male chiama il 112. Il resto può aspettare.',
          'Ferma il danno, se puoi farlo senza pericolo: chiudi l’acqua, sposta la bici dalla strada. La legge lo chiede a chi è assicurato, e le spese fatte con buon senso per limitare il danno le rimborsa la compagnia (articolo 1914 del codice civile).',
          'Fotografa prima di riordinare: da lontano, da vicino, poi targhe, numeri o etichette.',
          'Prendi nome e telefono di chi c’era, e di chi ha visto.',
        ),
        paragraph(
          'Se il danno l’hai causato tu, sii gentile ma non firmare promesse e non riconoscere colpe: chi paga e quanto lo decide la compagnia, e un accordo fatto da soli può non essere rimborsato.',
        ),
      ],
    },
    {
      heading: 'Quanto tempo hai',
      blocks: [
        list(
          'Tre giorni per avvisare, da quando è successo o da quando l’hai saputo (articolo 1913 del codice civile), se il contratto non dà un termine più lungo.',
          'Se avvisi tardi per distrazione non perdi tutto: la compagnia può pagare meno, per quanto il ritardo le è costato. Perde il diritto chi non avvisa apposta (articolo 1915 del codice civile).',
          'L’avviso deve arrivare alla compagnia: avvisare solo noi, che siamo un broker, non basta, se la compagnia non ci ha autorizzato a riceverlo.',
          'Due anni dal giorno del fatto, poi il diritto si prescrive; dieci per le polizze vita. Se hai causato tu un danno, i due anni contano da quando chi l’ha subito ti chiede di pagare o ti fa causa (articolo 2952 del codice civile).',
          'Per far ripartire il tempo chiedi il pagamento alla compagnia, con una raccomandata o una PEC (articolo 2943 del codice civile): un sollecito solo a noi non lo ferma.',
        ),
        paragraph('Per avvisare non servono tutti i documenti: comincia, il resto lo mandi dopo.'),
      ],
    },
    {
      heading: 'Che cosa serve, di solito',
      blocks: [
        list(
          'Il veterinario: la fattura intera, con le voci e il microchip, e il referto.',
          'Un infortunio: il verbale del pronto soccorso, la lettera di dimissione, le ricevute delle cure.',
          'Un furto: la denuncia a Carabinieri o Polizia, e la fattura di quello che è stato rubato.',
          'Un danno ad altri: le foto, e la lettera o il messaggio con cui ti chiedono di pagare.',
          'L’IBAN di un conto intestato a te, se ti spetta un pagamento.',
        ),
        paragraph(
          'Conta il giorno in cui è successo, non quello della fattura. Nel dubbio denuncia lo stesso: decide la compagnia. Alcune garanzie cominciano qualche giorno dopo le altre: è la carenza, scritta nelle condizioni.',
        ),
      ],
    },
    {
      heading: 'Come si fa con noi',
      blocks: [
        list(
          'Apri «Mi è successo qualcosa» dall’area personale, dalle e-mail della polizza o con il suo numero.',
          'Rispondi a poche domande: puoi fermarti e riprendere da un altro telefono per trenta giorni.',
          'Aggiungi fino a dieci file tra foto e PDF: togliamo i dati sul luogo.',
          'Ricevi un numero e una pagina dove seguire tutto: a che punto è, che cosa manca, i messaggi con chi se ne occupa.',
        ),
        paragraph(
          'Lì c’è sempre il giorno entro cui ricevi notizie, al massimo cinque giorni lavorativi. Se paga e quanto lo decide la compagnia: noi trasmettiamo i documenti e ti comunichiamo la risposta e i motivi.',
        ),
      ],
    },
    {
      heading: 'Perché a volte l’indennizzo non spetta',
      blocks: [
        list(
          'Il giorno è fuori dalla copertura, o dentro la carenza.',
          'Quello che è successo è tra le esclusioni, per esempio un danno fatto apposta.',
          'Il danno sta sotto la franchigia: la parte fissa che resta a te.',
          `Una risposta data quando hai comprato non era vera (${HONEST_ANSWERS}). ${CANCER_SAFEGUARD}`,
        ),
        paragraph('In tutti i casi hai diritto a sapere il motivo, per iscritto.'),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Codice civile, articoli 1892, 1893, 1913, 1914, 1915, 2943 e 2952',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
    ...complaintSources,
  ],
};
