import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import { ROAD_LIABILITY, SCOOTER_DUTY, SCOOTER_SINCE } from '../../platform/law/articles.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const mobilita: Guide = {
  ...guideSummaries.mobilita,
  sections: [
    {
      heading: 'Bici ed e-bike',
      blocks: [
        paragraph(
          'Per la bicicletta non ci sono targa né assicurazione obbligatoria. Lo stesso vale per la bici a pedalata assistita, purché il motore aiuti solo mentre pedali, si fermi a 25 chilometri l’ora e non superi i 250 watt (articolo 50 del Codice della strada). Una e-bike che va più veloce, o che parte senza pedalare, per la legge è un ciclomotore: servono targa, casco, patente e assicurazione.',
        ),
        paragraph(
          'Il casco in bici non è obbligatorio, ma è la protezione che costa meno. Luci e campanello invece sì, e di sera fuori città anche il giubbotto riflettente.',
        ),
      ],
    },
    {
      heading: 'Monopattino elettrico',
      blocks: [
        paragraph(`La ${SCOOTER_DUTY}, in vigore dal 14 dicembre 2024, ha cambiato molte regole:`),
        list(
          'il casco è obbligatorio per tutti, a ogni età;',
          'si guida dai 14 anni, da soli, senza passeggeri né animali;',
          'si circola in città, sulle strade con limite fino a 50 chilometri l’ora, a non più di 20 (6 nelle aree pedonali);',
          'non si va né si parcheggia sui marciapiedi, salvo dove il Comune lo segnala;',
          'servono frecce, luci e freni su entrambe le ruote;',
          'servono un contrassegno adesivo, personale, e una polizza di responsabilità civile.',
        ),
        paragraph(
          `${SCOOTER_SINCE}: se è già aperta lo dice il Portale dell’Automobilista. Da quel momento chi circola senza contrassegno o senza polizza rischia una sanzione da 100 a 400 euro.`,
        ),
      ],
    },
    {
      heading: 'Se fai male a qualcuno',
      blocks: [
        paragraph(
          `Bici e monopattini sono veicoli: chi li guida risarcisce il danno fatto a persone o cose se non prova di aver fatto tutto il possibile per evitarlo, e in uno scontro tra veicoli si presume che la colpa sia di entrambi, in parti uguali (${ROAD_LIABILITY}). Vale con o senza polizza. In bici ti protegge di solito la polizza di responsabilità civile della famiglia; per il monopattino serve quella obbligatoria, perché la polizza della famiglia può escluderlo. Con i mezzi in condivisione guarda le condizioni dell’app: spesso coprono i danni ad altri, quasi mai te.`,
        ),
      ],
    },
    {
      heading: 'Se ti fai male tu',
      blocks: [
        paragraph(
          'La responsabilità civile paga gli altri. Per te servono una polizza infortuni o le garanzie per il conducente che trovi nelle polizze dedicate a chi si muove in città: spese mediche, diaria, invalidità. Se cadi andando al lavoro può intervenire l’INAIL: l’uso della bici per andare al lavoro è sempre tutelato.',
        ),
      ],
    },
    {
      heading: 'Furto',
      blocks: [
        list(
          'Le polizze chiedono quasi sempre un lucchetto di un certo tipo e un punto fisso a cui legare il mezzo.',
          'Conserva fattura e numero di telaio: senza, è difficile dimostrare che era tua.',
          'Guarda se il rimborso scende con gli anni e se vale anche di notte, in strada.',
          'La batteria e gli accessori sono spesso esclusi.',
        ),
      ],
    },
    {
      heading: 'In caso di incidente',
      blocks: [
        paragraph(
          'Soccorri chi è ferito e chiama il 112: fermarsi è un obbligo. Scambia i dati, fotografa, cerca testimoni, e avvisa la compagnia entro tre giorni. Sul posto non discutere di chi è la colpa.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Legge 25 novembre 2024, n. 177',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-11-25;177',
    },
    {
      label: 'Codice della strada, articolo 50',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1992-04-30;285',
    },
    { label: 'Portale dell’Automobilista', href: 'https://www.ilportaledellautomobilista.it/' },
    ...complaintSources,
  ],
};
