import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const casa: Guide = {
  ...guideSummaries.casa,
  sections: [
    {
      heading: 'Tre cose diverse',
      blocks: [
        paragraph('Una polizza casa è quasi sempre fatta di parti che si possono scegliere una per una:'),
        list(
          'il fabbricato: muri, tetto, impianti, infissi;',
          'il contenuto: mobili, vestiti, elettrodomestici, a volte i preziosi;',
          'la responsabilità civile: i danni che la casa, o chi ci vive, provoca ad altri. L’acqua che scende dal vicino di sotto è il caso più comune.',
        ),
      ],
    },
    {
      heading: 'Se la casa è tua',
      blocks: [
        paragraph(
          'Oggi la legge non obbliga i privati ad assicurare la casa in cui vivono: l’obbligo di coprire terremoti e alluvioni riguarda le imprese. In condominio controlla che cosa copre già la polizza dell’edificio: di solito le parti comuni e i muri, non quello che hai dentro.',
        ),
        paragraph(
          'Se accendi un mutuo la banca chiede in genere una polizza incendio e scoppio sull’immobile. Non devi comprarla da lei: puoi cercarne una sul mercato, purché rispetti le condizioni minime richieste.',
        ),
      ],
    },
    {
      heading: 'Se sei in affitto',
      blocks: [
        paragraph(
          'Anche l’inquilino rischia. Secondo l’articolo 1588 del codice civile risponde del deterioramento della casa, incendio compreso, se non dimostra che è accaduto per una causa che non dipende da lui. La garanzia si chiama «rischio locativo»; accanto, di solito, servono il contenuto e la responsabilità verso i vicini.',
        ),
        paragraph(
          'Se l’acqua scende dai vicini conta da dove viene: dei tubi nei muri risponde il proprietario, che li ha in custodia anche quando affitta; l’inquilino risponde di quello che sta fuori e che può cambiare senza rompere un muro, come il tubo della lavatrice o di un rubinetto (articolo 2051 del codice civile).',
        ),
      ],
    },
    {
      heading: 'Terremoti e alluvioni',
      blocks: [
        paragraph(
          'Gli eventi catastrofali non sono compresi quasi mai nella polizza di base: vanno aggiunti. Per le abitazioni, il premio di questa garanzia dà diritto a una detrazione del 19% e non paga l’imposta sulle assicurazioni. Se vivi in una zona esposta è la prima domanda da fare.',
        ),
      ],
    },
    {
      heading: 'Le parole da capire',
      blocks: [
        list(
          'Valore a nuovo: quanto costa ricostruire o ricomprare. Non è il prezzo di mercato, che comprende anche il terreno e la zona.',
          'Regola proporzionale: se assicuri la casa per metà di quello che vale, anche il rimborso si dimezza (articolo 1907 del codice civile).',
          'Primo rischio assoluto: si paga il danno fino alla somma scelta, senza quella riduzione.',
          'Franchigia: la parte fissa che resta a te. Scoperto: la percentuale che resta a te.',
        ),
      ],
    },
    {
      heading: 'Quando succede',
      blocks: [
        list(
          'Limita il danno, se puoi farlo senza pericolo, e conserva le prove: fotografie, fatture, preventivi.',
          'Avvisa la compagnia entro tre giorni (articolo 1913 del codice civile), o nel termine scritto nel contratto.',
          'Per un furto serve la denuncia alle autorità.',
          'Dopo due anni il diritto si prescrive: fa ripartire il tempo una richiesta di pagamento scritta, quando arriva alla compagnia.',
        ),
        paragraph(
          'Un inventario con qualche foto, fatto in una sera tranquilla, è la cosa che aiuta di più il giorno in cui serve.',
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Codice civile, articoli 1588, 1907, 1913, 2051 e 2952',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
    {
      label: 'Agenzia delle Entrate, agevolazioni sulle assicurazioni',
      href: 'https://www.agenziaentrate.gov.it/',
    },
    ...complaintSources,
  ],
};
