import { isoDate } from '../values/calendar.ts';
import { CANCER_RULES, CANCER_SAFEGUARD } from './articles.ts';
import type { Fact } from './fact.ts';
import { read, notLookedUp } from './sources.ts';

const on = isoDate('2026-11-18');

/** What IVASS and the European form require of documents and complaints. */
export const supervisionFacts: readonly Fact[] = [
  {
    says: 'Every warning about wrong or withheld answers is directly followed by one sentence; single form and further document have a section on the right to be forgotten after cancer; data about such an illness are erased within 30 days of the certificate.',
    named: [CANCER_SAFEGUARD, CANCER_RULES],
    source: 'https://www.ivass.it/',
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read(
      'https://cms.law/it/ita/publication/provvedimento-ivass-n.-169-2026-modifiche-ed-integrazioni-dei-regolamenti-ivass-nn.-40-e-41-del-2018-relative-alle-informazioni-concernenti-il-dir',
      on,
    ),
    note: 'The day is that of the act; companies had 15 days from the Gazzetta (https://www.sanita33.it/governo-e-parlamento/6818/oblio-oncologico-ivass-stop-ai-dati-sanitari-nei-contratti-assicurativi.html). Motor liability is left out by it; our documents say it for every product. Doubt: the number and the title of the section in the single form were not read, only that there is one.',
  },
  {
    says: 'The short document of an insurance (IPID, in Italy DIP) has fixed headings in a fixed order, names the insurer first and states that the full information is in other documents.',
    named: ['Documento informativo relativo al prodotto assicurativo'],
    source: 'https://eur-lex.europa.eu/eli/reg_impl/2017/1469/oj/ita',
    inForceFrom: isoDate('2017-09-01'),
    lookedUp: read('http://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32017R1469', on),
    note: 'Articles 1 and 2 were read there. The nine headings of article 6 were read as insurers print them (http://docplayer.it/130950092-Le-informazioni-precontrattuali-e-contrattuali-complete-relative-al-prodotto-sono-fornite-in-altri-documenti.html, http://docplayer.it/155986714-Assicurazione-responsabilita-civile-rischi-diversi-non-industriali.html): article 6 itself, and the annex with the order, were not reachable here to their end.',
  },
  {
    says: 'The further document (DIP aggiuntivo) states the product’s audience, additional costs, how to complain, what must precede a lawsuit, and taxation.',
    named: [
      'Come posso presentare i reclami e risolvere le controversie?',
      'Regolamenti IVASS 40 e 41 del 2018',
    ],
    source: 'https://www.ivass.it/normativa/nazionale/secondaria-ivass/regolamenti/2018/n41/index.html',
    inForceFrom: isoDate('2019-01-01'),
    lookedUp: read(
      'http://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.versione=1&art.idGruppo=5&art.flagTipoArticolo=0&art.codiceRedazionale=18A05459&art.idArticolo=29&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.dataPubblicazioneGazzetta=2018-09-19&art.progressivo=0',
      on,
    ),
    note: 'Article 29 and annexes 5 and 6, which have been changed since: the headings in force today were not read, so ours are in our words. Only the insurer writes this document; ours is a sample.',
  },
  {
    says: 'A broker answers complaints about its own work within 45 days, and records them in a register.',
    named: ['rispondiamo entro 45 giorni'],
    source: 'https://www.ivass.it/',
    inForceFrom: isoDate('2016-11-22'),
    lookedUp: notLookedUp,
    note: 'IVASS, provvedimento 46/2016 of 3 May 2016, which brought intermediaries into Regulation ISVAP 24/2008. The text was not reachable here. Doubt: the day from which brokers had to do so.',
  },
  {
    says: 'The pre-contractual documents name the Arbitro Assicurativo.',
    named: ['all’Arbitro Assicurativo (arbitroassicurativo.org)'],
    source: 'https://www.gazzettaufficiale.it/eli/id/2025/12/05/25A06489/sg',
    inForceFrom: isoDate('2025-12-05'),
    lookedUp: read('http://www.gazzettaufficiale.biz/atti/2025/20250283/25A06489.htm', on),
    note: 'IVASS, provvedimento 163/2025 of 25 November 2025, in the Gazzetta 283 of 5 December, which is the day given here.',
  },
];
