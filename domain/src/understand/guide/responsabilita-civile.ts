import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const responsabilitaCivile: Guide = {
  ...guideSummaries['responsabilita-civile'],
  sections: [
    {
      heading: 'La regola di partenza',
      blocks: [
        paragraph(
          'Chi causa ad altri un danno ingiusto, anche solo per distrazione, lo deve risarcire: lo dice l’articolo 2043 del codice civile. Non c’è un tetto. Un vaso che cade o un ciclista urtato possono costare poche decine di euro o quanto si guadagna in una vita, e si risponde con tutto quello che si ha, anche in futuro (articolo 2740).',
        ),
      ],
    },
    {
      heading: 'Anche senza averlo fatto tu',
      blocks: [
        paragraph('In alcuni casi la legge chiama a rispondere qualcun altro:'),
        list(
          'i genitori per i figli minorenni che vivono con loro (articolo 2048);',
          'chi sorveglia una persona incapace (articolo 2047);',
          'chi ha in custodia una cosa: i tubi nei muri sono del proprietario anche se la casa è affittata (articolo 2051);',
          'chi guida un veicolo, e bici e monopattini lo sono, se non prova di aver fatto di tutto per evitare il danno (articolo 2054);',
          'il proprietario di un animale, o chi lo sta usando, anche se è scappato (articolo 2052);',
          'chi fa lavorare altri, come una colf, per i danni fatti durante il lavoro (articolo 2049).',
        ),
        paragraph(
          'Per liberarsi bisogna dare prove non facili: che non si è potuto impedire il fatto, oppure che è stato un caso fortuito.',
        ),
      ],
    },
    {
      heading: 'La polizza del capofamiglia',
      blocks: [
        paragraph(
          'È una polizza di responsabilità civile per la vita privata. Copre di solito te, chi vive con te e gli animali di casa, per i danni fatti ad altri nella vita di tutti i giorni: a scuola, in bicicletta, in vacanza, tra le mura di casa. Costa poco rispetto a quello che protegge, e spesso è già dentro una polizza casa: prima di comprarne una, guarda se ce l’hai.',
        ),
      ],
    },
    {
      heading: 'Cosa non copre',
      blocks: [
        list(
          'I danni fatti apposta.',
          'I danni a te e, di regola, a chi vive con te.',
          'Auto, moto e gli altri veicoli con assicurazione obbligatoria.',
          'Il lavoro e la professione, che hanno polizze proprie.',
          'Multe e sanzioni: nessuna assicurazione può pagarle.',
        ),
      ],
    },
    {
      heading: 'Se hai una professione',
      blocks: [
        paragraph(
          'Chi è iscritto a un ordine deve avere una polizza per i danni ai clienti e comunicarne gli estremi (D.P.R. 137/2012, articolo 5). Per gli avvocati l’obbligo è nella legge 247/2012, per chi cura le persone nella legge 24/2017. Guarda bene come vale nel tempo: con la formula «claims made» conta quando arriva la richiesta del cliente, non quando hai sbagliato. Servono quindi la retroattività e, a fine carriera, una copertura per le richieste tardive.',
        ),
      ],
    },
    {
      heading: 'Prima di scegliere',
      blocks: [
        list(
          'Il massimale è la somma più alta che la compagnia paga: tra poche centinaia di migliaia di euro e un milione, la differenza di prezzo di solito è piccola.',
          'Controlla chi è assicurato: figli che studiano fuori, conviventi, nonni, baby-sitter.',
          'Controlla gli animali e gli sport: alcune razze e alcune attività sono escluse.',
          'Se qualcuno ti chiede un risarcimento, avvisa subito la compagnia e non promettere nulla prima.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Codice civile, articoli 2043-2054',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
    {
      label: 'D.P.R. 7 agosto 2012, n. 137',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:2012-08-07;137',
    },
    ...complaintSources,
  ],
};
