import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const animali: Guide = {
  ...guideSummaries.animali,
  sections: [
    {
      heading: 'Di cosa rispondi',
      blocks: [
        paragraph(
          'L’articolo 2052 del codice civile è severo: il proprietario di un animale, o chi lo tiene con sé in quel momento, risponde dei danni che fa, anche se era smarrito o fuggito. Si salva solo chi prova il caso fortuito, cioè qualcosa che non si poteva prevedere né evitare. Un cane che fa cadere uno scooter, un gatto che rovina la tenda del vicino: paga chi lo tiene.',
        ),
      ],
    },
    {
      heading: 'Cosa è obbligatorio',
      blocks: [
        list(
          'Il cane va identificato con il microchip e iscritto all’anagrafe degli animali d’affezione; per i gatti le regole cambiano secondo la Regione.',
          'Nei luoghi aperti al pubblico il guinzaglio non può superare un metro e mezzo, e la museruola va portata con sé: lo chiede un’ordinanza del Ministero della Salute del 2013, prorogata di anno in anno.',
          'La stessa ordinanza chiede una polizza di responsabilità civile per i cani che i veterinari pubblici hanno inserito nel registro di quelli a rischio elevato.',
          'Per tutti gli altri l’assicurazione è una scelta. Alcuni Comuni, condomìni o alberghi possono chiedere di più.',
        ),
      ],
    },
    {
      heading: 'Due coperture diverse',
      blocks: [
        paragraph(
          'La prima è la responsabilità civile, per i danni ad altri. Molte polizze della famiglia o della casa la comprendono già: guarda se nominano gli animali, e quali escludono.',
        ),
        paragraph(
          'La seconda sono le spese veterinarie: visite, esami, interventi, ricoveri. Le polizze si somigliano, ma cambiano molto in quattro punti:',
        ),
        list(
          'l’età: spesso si entra solo fino a una certa età dell’animale;',
          'la carenza: i primi giorni o mesi in cui la copertura non vale ancora;',
          'le malattie che ci sono già, o ereditarie della razza: di regola sono escluse;',
          'franchigia, scoperto e massimale: quanto resta a te e fino a dove si paga.',
        ),
      ],
    },
    {
      heading: 'Cosa si recupera nelle tasse',
      blocks: [
        paragraph(
          'Le spese veterinarie si detraggono al 19%, fino a 550 euro l’anno e per la parte che supera 129,11 euro. Significa recuperare al massimo circa 80 euro. Conta il totale, non ogni animale; serve pagare con mezzi tracciabili e conservare le fatture. Vale anche per i farmaci prescritti dal veterinario, che si possono pagare pure in contanti.',
        ),
      ],
    },
    {
      heading: 'In viaggio',
      blocks: [
        paragraph(
          'Per portare cane, gatto o furetto in un altro Paese dell’Unione europea servono il passaporto europeo, il microchip e la vaccinazione antirabbica valida. Se l’animale viene con te spesso, chiedi se la polizza vale anche all’estero.',
        ),
      ],
    },
    {
      heading: 'Prima di scegliere',
      blocks: [
        list(
          'Fatti dire dal veterinario quali spese sono probabili per la razza e l’età.',
          'Confronta il premio di un anno con quanto potresti mettere da parte per conto tuo: la polizza conviene per le spese grandi e rare.',
          'Leggi chi sceglie il veterinario e in quanti giorni arriva il rimborso.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Codice civile, articolo 2052',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
    { label: 'Ministero della Salute, cani, gatti e altri animali', href: 'https://www.salute.gov.it/' },
    { label: 'Agenzia delle Entrate, spese veterinarie', href: 'https://www.agenziaentrate.gov.it/' },
    ...complaintSources,
  ],
};
