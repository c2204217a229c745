import { list, paragraph } from './blocks.ts';
import { guideSummaries } from './catalogue.ts';
import { complaint, complaintSources } from './complaint.ts';
import { CANCER_SAFEGUARD, HONEST_ANSWERS, LIFE_WITHDRAWAL } from '../../platform/law/articles.ts';
import { cancerForgotten } from '../../platform/law/cancer-forgotten.ts';
import { cancerSources } from './cancer-forgotten.ts';
import type { Guide } from '../../platform/site/guide.ts';

export const vita: Guide = {
  ...guideSummaries.vita,
  sections: [
    {
      heading: 'Che cos’è',
      blocks: [
        paragraph(
          'La temporanea caso morte, spesso chiamata TCM, è la forma più semplice di assicurazione sulla vita: paghi un premio per un certo numero di anni e, se in quel periodo vieni a mancare, la compagnia versa un capitale alle persone che hai scelto. Se alla scadenza stai bene, il contratto finisce e non si riceve nulla: è il prezzo della protezione, come per l’auto o la casa.',
        ),
        paragraph(
          'È diversa dalle polizze di risparmio e di investimento, che hanno il nome «vita» ma servono ad altro e costano di più.',
        ),
      ],
    },
    {
      heading: 'A chi serve',
      blocks: [
        paragraph('Serve quando qualcuno farebbe fatica senza il tuo reddito. Succede soprattutto a:'),
        list(
          'chi ha figli che non sono ancora autonomi;',
          'chi è l’unica fonte di reddito della famiglia;',
          'chi sta pagando un mutuo, per intero o in due;',
          'chi ha un’attività con soci o debiti.',
        ),
        paragraph('Chi non ha debiti né persone a carico di solito può farne a meno.'),
      ],
    },
    {
      heading: 'Quanto capitale',
      blocks: [
        paragraph(
          'Una regola pratica: somma i debiti che restano (per esempio il mutuo), le spese di casa per gli anni in cui la famiglia avrà bisogno di te e gli studi dei figli, poi togli i risparmi e le altre coperture, come quella legata al mutuo o al contratto di lavoro. Quello che resta è il capitale di cui ha senso parlare. La durata si sceglie allo stesso modo: fino a quando i figli saranno grandi o il mutuo finito.',
        ),
      ],
    },
    {
      heading: 'Da cosa dipende il prezzo',
      blocks: [
        paragraph(
          `Contano l’età, la durata, il capitale, il fumo, la salute e alcune attività rischiose. Non conta se sei uomo o donna: le regole europee lo vietano. Al questionario sanitario si risponde con precisione, perché una dichiarazione inesatta o taciuta può ridurre o far perdere il pagamento (${HONEST_ANSWERS}). ${CANCER_SAFEGUARD}`,
        ),
        paragraph(cancerForgotten),
      ],
    },
    {
      heading: 'Beneficiari e tasse',
      blocks: [
        list(
          'I beneficiari li scegli tu e puoi cambiarli. Il capitale è un loro diritto proprio (articolo 1920 del codice civile): non passa dall’eredità e non sconta l’imposta di successione.',
          'La somma versata per il caso di morte non è soggetta a IRPEF.',
          'Il premio dà diritto a una detrazione del 19% su un massimo di 530 euro l’anno, se paghi con mezzi tracciabili; con redditi alti i limiti possono essere più bassi.',
        ),
      ],
    },
    {
      heading: 'Prima di firmare',
      blocks: [
        list(
          'Leggi le esclusioni: attività pericolose, alcuni Paesi, il primo periodo dopo la firma.',
          'Controlla se il capitale resta uguale o scende negli anni, come fa il debito di un mutuo.',
          'Scrivi nome e dati dei beneficiari: «eredi» è la formula più lenta da pagare.',
          'Di’ a qualcuno che la polizza esiste.',
          `Hai 30 giorni per recedere, da quando ti dicono che il contratto è concluso (${LIFE_WITHDRAWAL}): riavrai il premio, meno la parte dei giorni coperti e le spese indicate nel contratto.`,
        ),
      ],
    },
    complaint,
  ],
  sources: [
    {
      label: 'Codice civile, articoli 1919-1927',
      href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
    ...cancerSources,
    ...complaintSources,
  ],
};
