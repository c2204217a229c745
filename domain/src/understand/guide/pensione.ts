import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { PENSION_ENROLMENT } from '../../platform/law/articles.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const pensione: Guide = {
  ...guideSummaries.pensione,
  sections: [
    {
      heading: 'Perché se ne parla',
      blocks: [
        paragraph(
          'Chi ha iniziato a lavorare nel 1996 o dopo avrà una pensione calcolata solo sui contributi versati: più bassa, rispetto all’ultimo stipendio, di quella dei genitori. La previdenza complementare è un secondo assegno che ci si costruisce negli anni, con regole e vantaggi fiscali propri (decreto legislativo 252/2005). È una scelta, non un obbligo.',
        ),
      ],
    },
    {
      heading: 'Tre strade',
      blocks: [
        list(
          'Fondo di categoria (negoziale): nasce dal contratto di lavoro. Costa poco e, se versi anche tu, il datore di lavoro aggiunge il suo contributo.',
          'Fondo aperto: lo istituiscono banche, assicurazioni e società di gestione, ed è per tutti.',
          'PIP: è un piano individuale che prende la forma di una polizza vita. È il più flessibile da comprare e in media il più caro.',
        ),
        paragraph(
          'Per confrontarli guarda l’Indicatore sintetico dei costi (ISC), che la COVIP pubblica per tutti. Un punto in più all’anno sembra poco: in trentacinque anni può togliere circa un quinto di quello che avresti messo da parte.',
        ),
      ],
    },
    {
      heading: 'Il TFR',
      blocks: [
        paragraph(
          `Se lavori come dipendente nel privato puoi mandare il TFR che maturi a un fondo, oppure lasciarlo in azienda. Per chi dal 1º luglio 2026 è assunto nel privato per la prima volta, lavoro domestico escluso, l’adesione al fondo del contratto è automatica se entro 60 giorni non sceglie altro (${PENSION_ENROLMENT}). Chi ha lasciato il TFR in azienda può cambiare idea in ogni momento; versarlo al fondo, di norma, è irrevocabile.`,
        ),
      ],
    },
    {
      heading: 'I vantaggi fiscali',
      blocks: [
        list(
          'Quello che versi si deduce dal reddito fino a 5.300 euro l’anno: è il limite dal 2026, prima era 5.164,57. Il TFR non conta.',
          'I rendimenti pagano il 20%, e il 12,5% sulla parte in titoli di Stato, invece del 26%.',
          'Alla pensione l’imposta sulla parte dedotta è del 15%, e scende fino al 9% con gli anni di iscrizione.',
          'Quello che non hai potuto dedurre, comunicato al fondo, alla fine non viene tassato di nuovo.',
        ),
      ],
    },
    {
      heading: 'Quando si possono riavere i soldi',
      blocks: [
        list(
          'In ogni momento, fino al 75%, per spese sanitarie gravi e straordinarie.',
          'Dopo otto anni, fino al 75%, per comprare o ristrutturare la prima casa, tua o dei figli; fino al 30% per qualsiasi motivo.',
          'Se resti a lungo senza lavoro, o con un’invalidità grave, si può riscattare in parte o del tutto.',
          'A pochi anni dalla pensione, chi smette di lavorare può chiedere una rendita temporanea anticipata (RITA).',
        ),
        paragraph(
          'Alla pensione si riceve una parte in capitale e il resto in rendita: dal 1º luglio 2026 il capitale può arrivare al 60%, e accanto alla rendita per tutta la vita ce ne sono altre di durata definita. Se l’iscritto muore prima, quanto ha messo da parte va agli eredi o a chi ha indicato.',
        ),
      ],
    },
    {
      heading: 'Prima di scegliere',
      blocks: [
        list(
          'Guarda se il tuo contratto prevede un contributo del datore: rinunciarci è come lasciare sul tavolo una parte di stipendio.',
          'Il comparto conta più del nome del fondo: con trent’anni davanti si può rischiare di più, vicino alla pensione di meno.',
          'Anche i fondi possono perdere valore. Leggi la nota informativa, e chiedi quello che non è chiaro.',
        ),
      ],
    },
    {
      heading: 'Se qualcosa non va',
      blocks: [
        paragraph(
          'Si scrive prima un reclamo al fondo, che ha 45 giorni per rispondere. Poi ci si può rivolgere alla COVIP, che vigila su tutti i fondi pensione.',
        ),
      ],
    },
  ],
  sources: [
    { label: 'COVIP, guida alla previdenza complementare', href: 'https://www.covip.it/per-il-cittadino' },
    {
      label: 'Decreto legislativo 5 dicembre 2005, n. 252',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-12-05;252',
    },
    {
      label: 'Legge 30 dicembre 2025, n. 199 (legge di bilancio 2026)',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-12-30;199',
    },
  ],
};
