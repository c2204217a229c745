import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const sci: Guide = {
  ...guideSummaries.sci,
  sections: [
    {
      heading: 'L’assicurazione è obbligatoria',
      blocks: [
        paragraph(
          'Dal 1º gennaio 2022 chi scia sulle piste italiane deve avere una polizza di responsabilità civile valida, per i danni che può fare agli altri: lo dice l’articolo 30 del decreto legislativo 40/2021. Vale per sci alpino, snowboard e le altre discipline sulle piste; sono escluse le piste riservate allo sci di fondo. Chi non ce l’ha rischia una sanzione da 100 a 150 euro e il ritiro dello skipass.',
        ),
        paragraph(
          'Il gestore deve offrirti una polizza quando compri lo skipass. Non devi prendere per forza la sua: va bene qualunque polizza che copra i danni ad altri mentre scii.',
        ),
      ],
    },
    {
      heading: 'Forse ce l’hai già',
      blocks: [
        paragraph(
          'La polizza del capofamiglia spesso comprende lo sci, a volte solo su alcune piste o solo in Italia. Prima di partire controlla tre cose e porta con te il documento, anche sul telefono:',
        ),
        list(
          'che lo sci o lo snowboard non siano esclusi;',
          'che la persona che scia sia tra gli assicurati: figli, conviventi;',
          'che valga dove vai, e per quale somma.',
        ),
      ],
    },
    {
      heading: 'Il casco',
      blocks: [
        paragraph(
          'Fino al 2025 era obbligatorio per i minorenni. Con il decreto-legge 96/2025, convertito in legge, dalla stagione 2025-2026 lo è per tutti, a ogni età: sci alpino, snowboard, telemark, slitta e slittino. Deve essere omologato. La sanzione va da 100 a 150 euro; in caso di recidiva si può perdere lo skipass da uno a tre giorni.',
        ),
      ],
    },
    {
      heading: 'Le regole in pista',
      blocks: [
        list(
          'Scia a una velocità adatta a te, alla neve e alla folla.',
          'Chi è a monte sceglie una traiettoria che non metta in pericolo chi è a valle.',
          'Negli incroci dai la precedenza a chi viene da destra, se i cartelli non dicono altro.',
          'Fermati ai bordi, mai dopo un dosso o dove non ti vedono.',
          'Chi assiste a un incidente deve dare soccorso o chiamarlo.',
          'Si scia sobri: il limite è 0,5 grammi di alcol per litro, come alla guida.',
          'Fuori pista, dove c’è pericolo di valanghe, servono Artva, pala e sonda.',
        ),
        paragraph(
          'In uno scontro si presume, fino a prova contraria, che la colpa sia di entrambi in parti uguali (articolo 28 del decreto): testimoni e fotografie contano molto.',
        ),
      ],
    },
    {
      heading: 'Cosa aggiungere',
      blocks: [
        paragraph('La polizza obbligatoria paga gli altri, non te. Se ti fai male possono servire:'),
        list(
          'le spese mediche e di soccorso: in alcune Regioni, e all’estero, il recupero in pista o in elicottero si paga;',
          'una garanzia infortuni, per i danni che restano;',
          'il rimborso dello skipass e delle lezioni che non puoi più usare;',
          'l’assistenza, per tornare a casa.',
        ),
        paragraph(
          'Si può comprare per un giorno o per tutta la stagione. Conta i giorni: di solito la stagione costa come una decina di giornate.',
        ),
      ],
    },
    {
      heading: 'Dopo un incidente',
      blocks: [
        paragraph(
          'Metti in sicurezza il punto, chiama il soccorso piste o il 112, scambia nomi e recapiti con chi è coinvolto e con chi ha visto. Avvisa la compagnia entro tre giorni e conserva il verbale del soccorso.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Decreto legislativo 28 febbraio 2021, n. 40',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2021-02-28;40',
    },
    {
      label: 'Decreto-legge 30 giugno 2025, n. 96',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2025-06-30;96',
    },
    ...complaintSources,
  ],
};
