import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import { CANCER_SAFEGUARD, HONEST_ANSWERS } from '../../platform/law/articles.ts';
import { cancerForgotten } from '../../platform/law/cancer-forgotten.ts';
import { cancerSources } from './cancer-forgotten.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const infortuniESalute: Guide = {
  ...guideSummaries['infortuni-e-salute'],
  sections: [
    {
      heading: 'Due cose che si confondono',
      blocks: [
        paragraph(
          'Un infortunio è un evento improvviso, violento e che viene da fuori: una caduta, un incidente, una scottatura. Una malattia no. Le due polizze seguono questa differenza: quella infortuni paga di solito una somma se resta un danno permanente; quella salute rimborsa le cure, qualunque sia la causa. Chi ne ha una sola pensa spesso di averle tutte e due.',
        ),
      ],
    },
    {
      heading: 'Cosa c’è già',
      blocks: [
        list(
          'Il Servizio sanitario nazionale cura tutti: le polizze non lo sostituiscono, aiutano con i tempi e con quello che resta da pagare.',
          'L’INAIL copre chi lavora, e chi si occupa della casa, solo per quello che accade in quelle attività: il tempo libero resta fuori.',
          'L’INPS, con abbastanza contributi, riconosce un assegno a chi perde almeno due terzi della capacità di lavoro.',
          'Molti contratti di lavoro hanno un fondo sanitario: guarda il tuo prima di comprare altro.',
        ),
      ],
    },
    {
      heading: 'La polizza infortuni',
      blocks: [
        paragraph(
          'Paga in caso di invalidità permanente, in percentuale, e di morte; a volte aggiunge una diaria per i giorni di ricovero o di gesso e le spese di cura. Guarda tre cose: la tabella con cui si misurano i danni, la franchigia (sotto quella percentuale non si riceve nulla) e gli sport esclusi.',
        ),
      ],
    },
    {
      heading: 'La polizza salute',
      blocks: [
        list(
          'Rimborso delle spese: ricoveri e interventi, e secondo il contratto anche visite ed esami.',
          'Diaria: una somma fissa per ogni giorno di ricovero.',
          'Carenza: il tempo iniziale in cui la copertura non vale, spesso 30 giorni e di più per la gravidanza.',
          'Malattie che ci sono già: di regola sono escluse.',
          'Durata: chiedi se la compagnia può disdire dopo un sinistro, e fino a che età rinnova.',
        ),
      ],
    },
    {
      heading: 'Reddito e non autosufficienza',
      blocks: [
        paragraph(
          'Per chi lavora in proprio il rischio più grande è non poter lavorare. La protezione del reddito versa una somma o una rendita quando l’invalidità supera una certa soglia. La polizza per la non autosufficienza (LTC) paga invece una rendita a chi non riesce più a compiere senza aiuto i gesti di ogni giorno: costa meno se si comincia presto.',
        ),
      ],
    },
    {
      heading: 'Il questionario',
      blocks: [
        paragraph(
          `Le domande sulla salute vogliono risposte esatte: tacere o sbagliare può far perdere il rimborso (${HONEST_ANSWERS}). ${CANCER_SAFEGUARD}`,
        ),
        paragraph(cancerForgotten),
      ],
    },
    {
      heading: 'Le tasse',
      blocks: [
        list(
          'I premi per il rischio di morte o di invalidità permanente non inferiore al 5% si detraggono al 19%, fino a 530 euro l’anno; quelli per la non autosufficienza fino a 1.291,14.',
          'Le spese mediche si detraggono al 19% per la parte oltre 129,11 euro, di regola se paghi con mezzi tracciabili. In contanti si possono pagare medicine, dispositivi medici e cure in strutture pubbliche o accreditate.',
          'Se la polizza rimborsa le spese e il premio non è stato agevolato, la detrazione resta.',
          'Con redditi alti la legge riduce alcune detrazioni.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    ...cancerSources,
    { label: 'INAIL', href: 'https://www.inail.it/' },
    {
      label: 'Agenzia delle Entrate, spese sanitarie e assicurazioni',
      href: 'https://www.agenziaentrate.gov.it/',
    },
    ...complaintSources,
  ],
};
