import { isoDate } from '../values/calendar.ts';
import {
  AFTER_AN_EVENT,
  ARBITER_FEE,
  ARBITER_NOT_FOR_SUBSIDIES,
  ARBITER_TIME,
  CANCER_FORGOTTEN,
  CANCER_SHORTER_TERMS,
  CLAIM_TIME_LIMIT,
  DISTANCE_SELLING,
  DISTANCE_WITHDRAWAL,
  HEALTH_CONSENT,
  HEALTH_IN_LAW,
  HONEST_ANSWERS,
  INSURER_LOOKUP,
  LIFE_WITHDRAWAL,
  MOTOR_COURT,
  MOTOR_DIRECT_ACTION,
  MOTOR_NO_TACIT_RENEWAL,
  MOTOR_OFFER,
  NOTICE_TO_INSURER,
  ONEROUS_CLAUSES,
  PENSION_ENROLMENT,
  PRIVACY_NOTICE,
  ROAD_LIABILITY,
  ROAD_TIME_LIMIT,
  ROAD_VICTIMS_FUND,
  SCOOTER_DUTY,
  SCOOTER_SINCE,
  TIME_LIMIT_INTERRUPTED,
  WITHDRAWAL_BUTTON,
} from './articles.ts';
import type { Fact } from './fact.ts';
import { pensionFacts } from './pension-facts.ts';
import {
  civilCode,
  civilFrom,
  codesFrom,
  consumerCode,
  gdpr,
  gdprFrom,
  insuranceCode,
  law,
  read,
  notLookedUp,
} from './sources.ts';
import { supervisionFacts } from './supervision-facts.ts';
import { taxFacts } from './tax-facts.ts';

/** The date on which the facts taken over were checked again. */
const recheckedOn = isoDate('2026-11-19');

/** Every law, tax and practice that our texts cite. A text that cites another fails its test. */
export const facts: readonly Fact[] = [
  {
    says: 'What a consumer must be told before a financial service is sold at a distance.',
    named: [DISTANCE_SELLING],
    source: consumerCode('59bis'),
    inForceFrom: isoDate('2026-06-19'),
    lookedUp: read(
      'https://www.previti.it/decreto-legislativo-2092025-lintroduzione-del-recesso-online-nei-contratti-distanza-e-novita-tema-di-servizi-finanziari-nei-rapporti-coi-consumatori',
    ),
    note: 'D.Lgs. 209/2025, in force since 23 January 2026, for contracts from 19 June. The text itself was not reachable here, only what law firms report of it.',
  },
  {
    says: '14 days to withdraw, without reasons or penalty, from the conclusion or from receipt of the terms. Excluded are travel and similar covers of less than a month, and contracts that both sides have fully performed at the consumer’s request.',
    named: [DISTANCE_WITHDRAWAL],
    source: consumerCode('59octies'),
    inForceFrom: isoDate('2026-06-19'),
    lookedUp: read('https://www.dirittobancario.it/?p=142414'),
    note: 'The days and their start are reported there; that the two exceptions were taken over unchanged from 67-duodecies follows from Directive 2023/2673, and the Italian wording remains to be read.',
  },
  {
    says: 'An insured event does not remove the right to withdraw.',
    named: [AFTER_AN_EVENT],
    source: law('stato:legge:2011-12-15;217~art5'),
    inForceFrom: isoDate('2012-01-17'),
    lookedUp: read(
      'https://www.assinews.it/01/2012/anche-nei-contratti-rca-a-distanza-diritto-di-recesso-del-contraente-entro-14-giorni-dalla-stipula-del-contratto/550006560/',
    ),
    note: 'It deleted the exception for motor liability from 67-duodecies; other insurance had none.',
  },
  {
    says: 'A contract concluded online can be withdrawn from online: a button, a confirmation, a receipt.',
    named: [WITHDRAWAL_BUTTON],
    source: consumerCode('54bis'),
    inForceFrom: isoDate('2026-06-19'),
    lookedUp: read(
      'https://cms.law/it/ita/publication/diritto-di-recesso-online-introdotta-la-nuova-funzione-digitale-nel-codice-del-consumo',
    ),
  },
  {
    says: '30 days to withdraw from life insurance, from notice of its conclusion; the premium is refunded less the days covered and the costs named in the contract. Not for contracts of six months or less.',
    named: [LIFE_WITHDRAWAL],
    source: insuranceCode('177'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'http://assicurazione-online.net/normativa-assicurazioni/art-177-diritto-di-recesso-assicurazione-vita',
    ),
  },
  {
    says: 'Compulsory vehicle insurance ends with its year and does not renew tacitly; the insurer gives notice 30 days before and covers up to 15 more days, until a new policy begins.',
    named: [MOTOR_NO_TACIT_RENEWAL],
    source: insuranceCode('170bis'),
    inForceFrom: isoDate('2012-10-20'),
    lookedUp: read(
      'https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.versione=1&art.idGruppo=8&art.flagTipoArticolo=0&art.codiceRedazionale=13A00321&art.idArticolo=22&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.dataPubblicazioneGazzetta=2013-01-11&art.progressivo=0',
    ),
    note: 'D.L. 179/2012, art. 22, which inserted it.',
  },
  {
    says: 'Injured parties claim directly from the insurer, which cannot invoke exceptions of the contract against them but may recover from the insured.',
    named: [MOTOR_DIRECT_ACTION],
    source: insuranceCode('144'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.versione=1&art.idGruppo=54&art.flagTipoArticolo=0&art.codiceRedazionale=005G0233&art.idArticolo=144&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.dataPubblicazioneGazzetta=2005-10-13&art.progressivo=0',
    ),
  },
  {
    says: 'Scooters need a helmet, a plate (contrassegno) and liability insurance; the fine is 100 to 400 euro.',
    named: [SCOOTER_DUTY, 'Legge 25 novembre 2024, n. 177', SCOOTER_SINCE, 'sanzione da 100 a 400 euro'],
    source: law('stato:legge:2024-11-25;177'),
    inForceFrom: isoDate('2024-12-14'),
    lookedUp: read(
      'https://www.polizialocale.com/nuovo-passo-verso-lobbligo-del-contrassegno-identificativo-per-i-monopattini-a-propulsione-prevalentemente-elettrica',
      isoDate('2026-11-18'),
    ),
    note: 'Published: the law; the decree of 6 October 2025, Gazzetta 264 of 13 November 2025. By it the plate, and with it the insurance, is due 60 days after the decree that opens the Ministry’s platform. Not found: that decree. The last that was read (2 and 3 March 2026, https://www.hdmotori.it/monopattini-elettrici-ritardo-obbligo-targa-assicurazione/) expected it for April 2026, so texts name no day and no year.',
  },
  {
    says: 'A tacit renewal clause binds only if approved separately, in writing.',
    named: [ONEROUS_CLAUSES],
    source: civilCode('1341'),
    inForceFrom: civilFrom,
    lookedUp: read('https://avvocato.it/codice-civile-libro-quarto-titolo-ii-capo-ii-sezione-i-art1341'),
  },
  {
    says: 'Cancer need not be declared ten years after the end of treatment without relapse, five if the illness began before the age of 21.',
    named: [CANCER_FORGOTTEN, 'Legge 7 dicembre 2023, n. 193'],
    source: law('stato:legge:2023-12-07;193'),
    inForceFrom: isoDate('2024-01-02'),
    lookedUp: read('https://www.leggioggi.it/oblio-oncologico-come-chiedere-la-certificazione/'),
  },
  {
    says: 'For some cancers the period is shorter, down to one year; the list is updated by 31 December where needed.',
    named: [CANCER_SHORTER_TERMS, 'Decreto del Ministro della salute 22 marzo 2024'],
    source: 'https://www.gazzettaufficiale.it/',
    inForceFrom: isoDate('2024-04-24'),
    lookedUp: read('https://medisoc.it/decreto-del-ministero-della-salute-22-marzo-2024/'),
    note: 'The day is that of the Gazzetta Ufficiale.',
  },
  {
    says: 'First-time employees of the private sector, except domestic workers, join the fund of their collective agreement unless they choose otherwise within 60 days.',
    named: [PENSION_ENROLMENT, 'Legge 30 dicembre 2025, n. 199'],
    source: law('stato:legge:2025-12-30;199'),
    inForceFrom: isoDate('2026-07-01'),
    lookedUp: read(
      'https://www.lamiafinanza.it/2026/01/tfr-e-fondi-pensione-la-manovra-2026-cambia-il-silenzio-assenso-dal-1-luglio-2026-solo-60-giorni-per-dire-no',
    ),
  },
  {
    says: 'An appeal to the Arbitro Assicurativo: 12 months from the complaint, for facts of the three years before it; up to 300,000 and 150,000 euro for life, 25,000 for other insurance, 2,500 for direct action.',
    named: [
      'articolo 187.1 del Codice delle assicurazioni',
      'decreto 6 novembre 2024 n. 215',
      'Arbitro Assicurativo',
    ],
    source: law('ministero.imprese.made.italy:decreto:2024-11-06;215'),
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read('https://www.realeabbiategrasso.it/arbitro-assicurativo'),
    note: 'The three years and the 12 months also at https://www.axa.it/arbitro-assicurativo, the limits at https://www.irenlucegas.it/assistenza/gestisci-il-tuo-contratto/reclami-assicurativi.',
  },
  {
    says: 'The Arbitro Assicurativo decides within 180 days of the appeal, 90 more once in complex cases; terms are suspended from 1 to 31 August and from 23 December to 6 January.',
    named: [ARBITER_TIME],
    source: law('ministero.imprese.made.italy:decreto:2024-11-06;215'),
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read(
      'https://tg24.sky.it/economia/2026/01/11/assicurazioni-arbitro-assicurativo-polizze',
      isoDate('2026-11-18'),
    ),
    note: 'The 180 and 90 days were read there and at https://www.helpconsumatori.it/soldi/assicurazioni/arbitro-assicurativo-da-oggi-e-online-il-sito/ on 2026-11-19; of the decree (https://circolazione-stradale.it/Normativa/Anno-2025/Decreto-20241106_215-GU) only the beginning was reachable, so the two suspensions are taken over. Doubt: others report 90 days from the end of the exchange of papers (https://www.notai.it/news/da-gennaio-2026-sara-operativo-l-arbitro-assicurativo-00044672.aspx), which is another beginning of the same time.',
  },
  {
    says: 'The 20 euro for the appeal are refunded if it is upheld, even in part.',
    named: [ARBITER_FEE, 'restituiti se hai ragione anche solo in parte'],
    source: law('ministero.imprese.made.italy:decreto:2024-11-06;215'),
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read(
      'https://tg24.sky.it/economia/2026/01/11/assicurazioni-arbitro-assicurativo-polizze',
      isoDate('2026-11-18'),
    ),
  },
  {
    says: 'The Arbitro decides disputes about an insurance contract or its distribution; a subsidy of a mutual society is neither.',
    named: [ARBITER_NOT_FOR_SUBSIDIES, 'Non si occupa dei sussidi delle società di mutuo soccorso'],
    source: insuranceCode('187.1'),
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read(
      'https://tesiindiritto.com/larbitro-assicurativo-ai-nastri-di-partenza',
      isoDate('2026-11-18'),
    ),
    note: 'What it decides about was read there. Unsure: whether IVASS watches how an intermediary offers a subsidy; texts claim it no more.',
  },
  {
    says: 'Intermediaries answer complaints about their own conduct within 45 days, and pass on without delay those that the insurer has to answer; its 45 days run from when it receives them.',
    named: [
      'a chi deve risponderti senza ritardo',
      'glielo inoltriamo senza ritardo',
      'chi lo riceve lo inoltra senza ritardo',
      'entro 45 giorni da quando lo riceve',
    ],
    source: 'https://www.ivass.it/normativa/nazionale/secondaria-ivass/regolamenti/2008/n24/index.html',
    inForceFrom: isoDate('2016-05-03'),
    lookedUp: read(
      'https://www.formazioneintermediari.com/area-ivass/provvedimenti-ivass/provvedimento-n-46-del-3-maggio-2016/',
      isoDate('2026-11-18'),
    ),
    note: 'IVASS order 46/2016 put the part on intermediaries into ISVAP regulation 24/2008. Only its beginning was reachable here, on 2026-11-19 too (also https://www.cgpa-europe.it/nuova-regolamentazione-sulla-gestione-dei-reclami-da-parte-degli-intermediari-di-prodotti-assicurativi/): that the text says "without delay" is taken over. The five days for passing on are our own reading of "without delay".',
  },
  {
    says: 'The driver of any vehicle without rails, including bicycles and scooters, is liable unless they prove that they did everything to avoid the damage; in a collision both are presumed equally at fault.',
    named: [ROAD_LIABILITY, 'articolo 2054', 'articoli 2043-2054'],
    source: civilCode('2054'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'https://iustrada.it/danni-e-responsabilita/collisione-tra-auto-e-bici-si-alla-presunzione-di-cui-allart-2054-c-2-c-c',
    ),
  },
  {
    says: 'The custodian of a thing is liable for it: the owner for pipes inside walls, the tenant for what can be replaced without breaking a wall.',
    named: ['articolo 2051 del codice civile', 'articolo 2051'],
    source: civilCode('2051'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'http://studiocataldi.it/articoli/19895-infiltrazioni-d-acqua-provocate-dalla-rottura-di-un-tubo-esterno-la-responsabilita-e-del-conduttore.asp',
    ),
    note: 'Cass. 21788/2015, 13881/2010 and 24737/2007.',
  },
  {
    says: 'Medical costs are deducted when paid traceably; medicines, medical devices and care in public or accredited places also in cash.',
    named: ['In contanti si possono pagare medicine', 'che si possono pagare pure in contanti'],
    source: 'https://www.agenziaentrate.gov.it/portale/spese-sanitarie-detraibili',
    inForceFrom: isoDate('2020-01-01'),
    lookedUp: read('https://www1.agenziaentrate.gov.it/web_app_entrate/spese_sanitarie.html'),
    note: 'Law 160/2019, art. 1, 679 and 680.',
  },
  {
    says: 'Skiers on Italian pistes need liability insurance; in a collision both are presumed equally at fault.',
    named: [
      'articolo 30 del decreto legislativo 40/2021',
      'decreto legislativo 40/2021',
      'd.lgs. 40/2021',
      'articolo 28 del decreto',
    ],
    source: law('stato:decreto.legislativo:2021-02-28;40'),
    inForceFrom: isoDate('2022-01-01'),
    lookedUp: read(
      'https://marisacappa.it/66/d-lgs-40-2021-art-30-polizza-per-la-responsabilita-civile-per-danni-e-infortuni-causati-a-terzi',
    ),
    note: 'Article 30; article 28 on collisions was not read again.',
  },
  {
    says: 'A helmet on the slopes at every age.',
    named: ['decreto-legge 96/2025'],
    source: law('stato:decreto.legge:2025-06-30;96'),
    inForceFrom: isoDate('2025-08-10'),
    lookedUp: read(
      'https://www.laprovinciadivarese.it/casco-obbligatorio-sulle-piste-anche-per-gli-adulti-scatta-la-nuova-normativa-ecco-da-quando-392409',
    ),
    note: 'By the law that converted it; so the first season was 2025/2026.',
  },
  {
    says: 'Wrong or withheld answers may reduce or forfeit the payment.',
    named: [HONEST_ANSWERS],
    source: civilCode('1892'),
    inForceFrom: civilFrom,
    lookedUp: read('http://tecnobrokersrlgenovablog.blogspot.com/2015/'),
  },
  {
    says: 'The sum of a life policy is the beneficiary’s own right.',
    named: ['articolo 1920 del codice civile', 'articoli 1919-1927'],
    source: civilCode('1920'),
    inForceFrom: civilFrom,
    lookedUp: notLookedUp,
  },
  {
    says: 'A tenant is liable for damage to the home, including fire; underinsurance reduces the payment in proportion.',
    named: [
      'articolo 1588 del codice civile',
      'articolo 1907 del codice civile',
      'articoli 1588, 1907, 1913, 2051 e 2952',
    ],
    source: civilCode('1588'),
    inForceFrom: civilFrom,
    lookedUp: notLookedUp,
  },
  {
    says: 'The insured must limit the damage, and the insurer pays the cost of doing so unless it was reckless; failing to notify or to limit the damage forfeits the payment if intentional, and reduces it if negligent.',
    named: [
      'articolo 1914 del codice civile',
      'articolo 1915 del codice civile',
      'articoli 1892, 1893, 1913, 1914, 1915, 2943 e 2952',
    ],
    source: civilCode('1914'),
    inForceFrom: civilFrom,
    lookedUp: read('https://lumstudiolegale.it/?p=2191'),
  },
  {
    says: 'Notice of a loss goes to the insurer, or to an agent who may conclude contracts, within three days of the event or of learning of it. A broker is neither: notice to us counts only where the insurer has agreed.',
    named: [NOTICE_TO_INSURER],
    source: civilCode('1913'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'https://www.avvocato.it/codice-civile-libro-quarto-titolo-iii-capo-xx-sezione-ii-art1913',
      recheckedOn,
    ),
    note: 'Whether the insurer lets us receive notices is in the brand file (claim-notices.ts), which says no until there is a written agreement.',
  },
  {
    says: 'Rights from insurance lapse two years after the event, those from life insurance after ten; for liability insurance the two years run from when the third party claims damages from the insured or sues.',
    named: [CLAIM_TIME_LIMIT],
    source: civilCode('2952'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'http://www.mondodiritto.it/codici/codice-civile/art-2952-codice-civile-prescrizione-in-materia-di-assicurazione.html',
      recheckedOn,
    ),
    note: 'Paragraphs 2 and 3; notifying the insurer of the third party’s claim suspends the period (paragraph 4). A late claim is still accepted: see decision 0090.',
  },
  {
    says: 'The period restarts with an act that puts the debtor in default: a written demand that reaches the debtor, not another party.',
    named: [TIME_LIMIT_INTERRUPTED],
    source: civilCode('2943'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'https://www.brocardi.it/codice-civile/libro-sesto/titolo-v/capo-i/sezione-iii/art2943.html',
      recheckedOn,
    ),
    note: 'Paragraph 4.',
  },
  {
    says: 'A motor insurer makes an offer or refuses with reasons within 60 days for property damage, 30 if both drivers signed the form, 90 for injuries; it pays within 15 days of acceptance, and also if the offer is not accepted.',
    named: [MOTOR_OFFER],
    source: insuranceCode('148'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.versione=1&art.idGruppo=54&art.flagTipoArticolo=0&art.codiceRedazionale=005G0233&art.idArticolo=148&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.dataPubblicazioneGazzetta=2005-10-13&art.progressivo=0',
      recheckedOn,
    ),
    note: 'Read as printed in 2005, to paragraph 2; the 15 days and the payment on account stand further down and were read in secondary sources (https://consulenza-legale.info/la-richiesta-di-risarcimento-dei-danni-derivati-da-sinistro-stradale). Unsure: whether direct compensation by one’s own insurer (art. 149) and the signed form’s 30 days hold for scooters, which law 177/2024 put under title X of the code; texts therefore send to the insurer of the scooter.',
  },
  {
    says: 'The right to damages caused by vehicles lapses two years after the event; if the event is a crime with a longer limitation period, that period applies.',
    named: [ROAD_TIME_LIMIT],
    source: civilCode('2947'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'https://www.mondodiritto.it/codici/codice-civile/art-2947-codice-civile-prescrizione-del-diritto-al-risarcimento-del-danno.html',
      recheckedOn,
    ),
  },
  {
    says: 'Injured parties may sue 60 days, 90 for injuries, after the insurer received the registered letter or certified mail.',
    named: [MOTOR_COURT],
    source: insuranceCode('145'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.versione=1&art.idGruppo=54&art.flagTipoArticolo=0&art.codiceRedazionale=005G0233&art.idArticolo=145&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.dataPubblicazioneGazzetta=2005-10-13&art.progressivo=0',
      recheckedOn,
    ),
    note: 'As printed in 2005: it names only the registered letter; that certified mail is equivalent follows from article 48 of the digital administration code, which was not read.',
  },
  {
    says: 'The road victims’ guarantee fund, at Consap, pays for unknown or uninsured vehicles; for unknown ones property damage only with serious injuries, beyond 500 euro.',
    named: [ROAD_VICTIMS_FUND],
    source: insuranceCode('283'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'http://www.filodiritto.com/codici/decreto-legislativo-7-settembre-2005-n-209-codice-delle-assicurazioni-private/capo-i-disposizioni-generali-sul-sistema-di-indennizzo-dei-danni-derivanti-dalla-circolazione-dei-veicoli-motore-e-dei-natanti/art-283-sinistri-verificatisi-nel',
      recheckedOn,
    ),
    note: 'Unsure how it applied to scooters before plate and insurance became compulsory.',
  },
  {
    says: 'The information centre at Consap says which insurer covers a plate.',
    named: [INSURER_LOOKUP],
    source: insuranceCode('154'),
    inForceFrom: codesFrom,
    lookedUp: notLookedUp,
    note: 'Unsure whether the plates (contrassegni) of scooters are in it yet.',
  },
  {
    says: 'Health data may be used with explicit consent, or to establish, exercise or defend a legal claim.',
    named: [HEALTH_CONSENT, HEALTH_IN_LAW],
    source: gdpr,
    inForceFrom: gdprFrom,
    lookedUp: read(
      'https://www.legalars.net/homepage-new/fonti-normative/gdpr-testo-del-regolamento-ue-2016-679/articolo-9-gdpr-trattamento-di-categorie-particolari-di-dati-personali-spiegazione/?amp',
      recheckedOn,
    ),
    note: 'Article 9.2, letters a and f. It is our reading that under letter f a broker may retain, unused, documents whose consent was withdrawn.',
  },
  {
    says: 'When personal data are collected, the notice states who uses them, why, for how long, who receives them and which rights there are.',
    named: [PRIVACY_NOTICE],
    source: gdpr,
    inForceFrom: gdprFrom,
    lookedUp: read('https://gdpr-text.com/ro/read/article-13/?col=2&lang1=it&lang2=en&lang3=fr', recheckedOn),
  },
  {
    says: 'Whoever causes damage is liable for it with all their assets; parents, guardians, employers and owners of animals are liable for others.',
    named: [
      'articolo 2043 del codice civile',
      'articolo 2047',
      'articolo 2048',
      'articolo 2049',
      'articolo 2052 del codice civile',
      'articolo 2052',
      'articolo 2740',
    ],
    source: civilCode('2043'),
    inForceFrom: civilFrom,
    lookedUp: notLookedUp,
  },
  {
    says: 'Business records are retained for ten years.',
    named: ['articoli 2220 e 2946 del codice civile'],
    source: civilCode('2220'),
    inForceFrom: civilFrom,
    lookedUp: read(
      'https://www.mondodiritto.it/codici/codice-civile/art-2220-codice-civile-conservazione-delle-scritture-contabili.html',
      recheckedOn,
    ),
    note: 'Only article 2220 was read; 2946 is taken over.',
  },
  {
    says: 'An e-bike up to 25 km/h and 250 watt is a bicycle.',
    named: ['articolo 50 del Codice della strada', 'Codice della strada, articolo 50'],
    source: law('stato:decreto.legislativo:1992-04-30;285~art50'),
    inForceFrom: isoDate('1993-01-01'),
    lookedUp: read('https://circolazione-stradale.it/Codice-della-strada/Articolo-50-CdS'),
  },
  {
    says: 'Members of professional orders must have liability insurance towards clients; lawyers, doctors and notaries under their own laws.',
    named: ['D.P.R. 137/2012, articolo 5', 'legge 247/2012', 'legge 24/2017', 'legge 89/1913'],
    source: law('presidente.repubblica:decreto:2012-08-07;137'),
    inForceFrom: isoDate('2013-08-15'),
    lookedUp: notLookedUp,
  },
  {
    says: 'Supplementary pensions have their own rules and taxation.',
    named: ['decreto legislativo 252/2005'],
    source: law('stato:decreto.legislativo:2005-12-05;252'),
    inForceFrom: isoDate('2007-01-01'),
    lookedUp: notLookedUp,
  },
  {
    says: 'Money for insurers is held separately from the intermediary’s own.',
    named: ['articolo 117 del Codice delle assicurazioni'],
    source: insuranceCode('117'),
    inForceFrom: codesFrom,
    lookedUp: read(
      'http://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.codiceRedazionale=005G0233&art.dataPubblicazioneGazzetta=2005-10-13&art.flagTipoArticolo=0&art.idArticolo=117&art.idGruppo=48&art.idSottoArticolo=1&art.idSottoArticolo1=10&art.progressivo=0&art.versione=4',
    ),
    note: 'For a broker only if an insurer lets it collect (Regulation IVASS 40/2018, articles 63 and 65): whether one does is in the brand file.',
  },
  {
    says: 'Before the signature the intermediary hands over the single form (modello unico precontrattuale, MUP): the contact person, the insurers, how premiums are collected, how the client is protected; on paper or digitally, as the client prefers.',
    named: [
      'Regolamento IVASS 40/2018',
      'Modello unico precontrattuale (MUP)',
      'articolo 120-quater del Codice delle assicurazioni',
    ],
    source: 'https://www.ivass.it/normativa/nazionale/secondaria-ivass/regolamenti/2018/n40/index.html',
    inForceFrom: isoDate('2018-10-01'),
    lookedUp: read('https://www.perprima.it/info-distributore'),
    note: 'Article 56 and annex 3, with articles 120-bis and 120-quater of the insurance code.',
  },
  {
    says: 'The product must fit the client’s demands and needs; anything more is advice, and must be declared as such.',
    named: ['articolo 119-ter del Codice delle assicurazioni', 'Codice delle assicurazioni, art. 119-ter'],
    source: insuranceCode('119ter'),
    inForceFrom: isoDate('2018-10-01'),
    lookedUp: read(
      'https://anapaweb.it/newsletter-n-1-del-09-gennaio-2019-di-anapa-rete-impresagenzia/?share=facebook',
    ),
    note: 'D.Lgs. 68/2018, art. 1, 21, which inserted it; the questions and the statement are regulated by article 58 of Regulation IVASS 40/2018.',
  },
  {
    says: 'A complaint is answered within 45 days.',
    named: ['Regolamento ISVAP 24/2008', 'entro 45 giorni', '45 giorni per rispondere'],
    source: 'https://www.ivass.it/consumatori/reclami/index.html',
    inForceFrom: isoDate('2008-11-01'),
    lookedUp: read('https://aneis.it/?p=238488'),
  },
  {
    says: 'Mediation, or negotiation by lawyers for road damage, must precede a lawsuit.',
    named: ['decreto legislativo 28/2010', 'decreto-legge 132/2014'],
    source: law('stato:decreto.legislativo:2010-03-04;28'),
    inForceFrom: isoDate('2010-03-20'),
    lookedUp: read('https://aneis.it/?p=238488'),
  },
  {
    says: 'A mutual society acts for its members and their cohabiting family, and for their health: care, subsidies for its costs, help for survivors and people in distress. Costs of animals are not included. It is not insurance.',
    named: ['legge 3818/1886'],
    source: law('stato:legge:1886-04-15;3818'),
    inForceFrom: isoDate('1886-05-14'),
    lookedUp: read(
      'https://www.gazzettaufficiale.it/atto/serie_generale/caricaArticolo?art.progressivo=0&art.idArticolo=23&art.versione=1&art.codiceRedazionale=13A00321&art.dataPubblicazioneGazzetta=2013-01-11&art.idGruppo=8&art.idSottoArticolo1=10&art.idSottoArticolo=1&art.flagTipoArticolo=0',
    ),
    note: 'Articles 1 and 2, as amended by D.L. 179/2012, art. 23.',
  },
  {
    says: 'Mutual societies are supervised by the Ministry, not by IVASS.',
    named: ['vigila il Ministero delle Imprese e del Made in Italy'],
    source: law('stato:decreto.legge:2012-10-18;179~art23'),
    inForceFrom: isoDate('2012-10-20'),
    lookedUp: read('https://www.consorziomusa.it/4110/'),
    note: 'With D.Lgs. 220/2002.',
  },
  {
    says: 'Insurance is exempt from VAT.',
    named: ['articolo 10 del D.P.R. 633/1972'],
    source: law('presidente.repubblica:decreto:1972-10-26;633~art10'),
    inForceFrom: isoDate('1973-01-01'),
    lookedUp: notLookedUp,
  },
  {
    says: 'The information about personal data, the legal basis of their use, and transfers.',
    named: [
      'articoli 13 e 14 del Regolamento (UE) 2016/679',
      'art. 6.1.a',
      'art. 6.1.b',
      'art. 6.1.c',
      'art. 6.1.f',
      'art. 22',
      'articoli 45 e 46',
    ],
    source: gdpr,
    inForceFrom: gdprFrom,
    lookedUp: notLookedUp,
  },
  {
    says: 'Technical cookies need no consent.',
    named: ['art. 122 del Codice privacy'],
    source: law('stato:decreto.legislativo:2003-06-30;196~art122'),
    inForceFrom: isoDate('2012-06-01'),
    lookedUp: notLookedUp,
  },
  {
    says: 'Sellers to consumers online must have an accessible site.',
    named: ['decreto legislativo 82/2022'],
    source: law('stato:decreto.legislativo:2022-05-27;82'),
    inForceFrom: isoDate('2025-06-28'),
    lookedUp: notLookedUp,
  },
  {
    says: 'Coefficients of the public pension by age, as the estimate uses them.',
    named: ['decreto ministeriale del 1º giugno 2020'],
    source: 'https://www.gazzettaufficiale.it/',
    inForceFrom: isoDate('2021-01-01'),
    lookedUp: notLookedUp,
    note: 'Newer ones apply since 2025; the estimate uses these on purpose.',
  },
  ...supervisionFacts,
  ...taxFacts,
  ...Object.values(pensionFacts).flat(),
];

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** `articolo 50` must not match `articolo 500`. */
const namedBy = (words: string) => new RegExp(`${escaped(words)}(?!\\d)`, 'gi');

export const isNamedIn = ({ named }: Fact, text: string) => named.some((words) => namedBy(words).test(text));

const anyArticle =
  /(?:\bart\.|\bartt\.|\barticol[oi])\s+\d[^.;)\n]{0,60}|\b(?:legge|decreto[- ]\w+|D\.P\.R\.|d\.lgs\.)\s+\d+\/\d{4}/gi;

/** Laws that a text cites and the table lacks. */
export function unknownLawIn(text: string): readonly string[] {
  let rest = text;
  for (const words of facts.flatMap(({ named }) => named).toSorted((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(namedBy(words), '');
  }
  return [...rest.matchAll(anyArticle)].map(([found]) => found);
}

/** Sentences about tax, fines and limits: their content depends on a law. */
const ruledByLaw = /detra|dedu[crt]|sanzion|IRPEF|aliquot|imposta (?:su|di)|Arbitro|Se chiedi denaro/i;
const figure = /\d\s*(?:%|euro)|€\s*\d|\d,\d\d\b/;

/** Such sentences with an amount that the table lacks. */
export function unknownAmountsIn(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.;:?!])\s+/)
    .filter((sentence) => ruledByLaw.test(sentence) && figure.test(sentence))
    .filter((sentence) => !facts.some((fact) => isNamedIn(fact, sentence)));
}
