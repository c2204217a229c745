import { TextPage } from './TextPage.tsx';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import {
  AFTER_AN_EVENT,
  CANCER_SAFEGUARD,
  DISTANCE_WITHDRAWAL,
  HONEST_ANSWERS,
  LIFE_WITHDRAWAL,
} from '@riparo/domain/platform/law/articles.ts';
import { paths } from '../../platform/router/paths.ts';
import { type LegalText, link, list, mailTo, paragraph, section, steps } from './text.ts';

const { support } = brand;

export const terms: LegalText = {
  name: 'Termini d’uso',
  description: `Le regole per usare ${brand.name}: stime e preventivi gratuiti, acquisto online, account, responsabilità.`,
  title: 'Termini d’uso',
  lead: `Le regole tra te e ${legal.companyName}, che gestisce ${brand.name}. Usando il sito le accetti; per ogni copertura che compri valgono anche le sue condizioni.`,
  updatedOn: isoDate('2026-11-19'),
  sections: [
    section(
      'servizio',
      'Che cosa offre il sito',
      paragraph(
        `${brand.name} è il sito di un mediatore di assicurazioni (broker). Calcola stime e preventivi, analizza quanto sei al riparo, mette in contatto con un consulente e vende online alcune coperture di ${partners.insurer} e il Sussidio Covid-19 di ${partners.mutualSociety}. È rivolto a consumatori che vivono in Italia e hanno almeno 18 anni.`,
      ),
    ),
    section(
      'stime',
      'Stime, report e preventivi',
      list(
        'Sono gratuiti, e non obbligano né te né noi a concludere un contratto.',
        'La stima della pensione applica le regole di legge a ipotesi che leggi accanto al risultato. Non è una consulenza previdenziale e non è un conteggio INPS.',
        'Il report di copertura ordina i bisogni secondo le tue risposte, con una regola uguale per tutti, e dice perché un’area può servirti. Non ti raccomanda un contratto: non è una consulenza (articolo 119-ter del Codice delle assicurazioni). Se la vuoi, chiedila a un consulente.',
        `Il prezzo di un preventivo vita vale fino alla data scritta sul preventivo, se le risposte sono esatte; l’emissione dipende dalle verifiche di chi assicura. ${CANCER_SAFEGUARD}`,
      ),
    ),
    section(
      'acquisto',
      'Come si compra',
      steps(
        'Rispondi alle domande: verificano che il prodotto corrisponda a ciò che chiedi.',
        'Leggi i documenti precontrattuali e controlla il riepilogo: puoi correggere ogni dato.',
        'Paghi con carta, presso un fornitore di pagamento autorizzato. Il prezzo è quello mostrato, imposte comprese: non ci sono costi in più.',
        'Ricevi i documenti per e-mail e li firmi con un codice. La copertura parte dal giorno dopo la firma, se il prodotto non dice altrimenti.',
      ),
      paragraph(
        'Per i prodotti RC Terzi l’ordine cambia: prima firmi, poi ricevi il link per pagare. Per la polizza sci la copertura vale dalla data che scegli. L’ordine si conclude in italiano; conserviamo il contratto e te ne mandiamo copia.',
      ),
    ),
    section(
      'recesso',
      `Ripensarci: ${WITHDRAWAL_DAYS} giorni`,
      paragraph(
        `Entro ${WITHDRAWAL_DAYS} giorni puoi recedere senza spiegazioni e senza penali, da «Recedere dal contratto qui» in fondo a ogni pagina, dalla tua area personale o dal link nelle e-mail dell’acquisto: ti restituiamo tutto sulla stessa carta. Il recesso non spetta per le polizze di viaggio e simili che durano meno di un mese, come la polizza sci giornaliera, né quando il contratto è già stato eseguito per intero, da tutte e due le parti, su tua richiesta (${DISTANCE_WITHDRAWAL}). ${AFTER_AN_EVENT} Per le polizze vita i giorni sono 30, da quando sai che il contratto è concluso (${LIFE_WITHDRAWAL}).`,
      ),
    ),
    section(
      'account',
      'Il tuo account',
      list(
        `I dati che inserisci devono essere veri e tuoi: una dichiarazione inesatta può ridurre o far perdere la prestazione (${HONEST_ANSWERS}). ${CANCER_SAFEGUARD}`,
        'La password è personale. Se pensi che qualcuno la conosca, cambiala: tutte le altre sessioni si chiudono.',
        'Puoi chiudere l’account dal profilo in ogni momento. Le coperture in corso restano valide.',
      ),
    ),
    section(
      'regole',
      'Che cosa non si può fare',
      list(
        'usare il sito a nome di altri senza il loro permesso;',
        'interrogarlo con programmi automatici, o cercare di aggirarne i controlli;',
        'copiare testi, marchi e illustrazioni per scopi commerciali senza accordo.',
      ),
      paragraph('In questi casi possiamo sospendere l’accesso, avvisandoti quando è possibile.'),
    ),
    section(
      'responsabilita',
      'Di che cosa rispondiamo',
      paragraph(
        'Lavoriamo perché il sito funzioni sempre e i testi siano esatti, ma può capitare un’interruzione o un errore: se ce lo segnali lo correggiamo. Rispondiamo dei danni che causiamo, e degli obblighi che abbiamo come intermediari, come dice la legge: nulla in questi termini riduce questa responsabilità o i diritti di chi è consumatore. Dei siti di altri a cui portano i collegamenti rispondono i loro gestori.',
      ),
    ),
    section(
      'legge',
      'Legge, giudice, modifiche',
      paragraph(
        'Vale la legge italiana. Per i consumatori è competente il giudice del luogo in cui abitano; prima ci sono vie più semplici, spiegate in ',
        link('Reclami', paths.complaints),
        '. Se cambiamo questi termini lo scriviamo qui con la data; per gli acquisti valgono quelli in vigore quando hai comprato. Domande? ',
        mailTo(support.email),
        '.',
      ),
    ),
  ],
};

export default function TermsPage() {
  return <TextPage text={terms} />;
}
