import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { LOG_RETENTION_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { MAILED_LINK_DAYS, SHOWN_CODE_MINUTES } from '@riparo/domain/understand/resume-link/periods.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/platform/wizard/saved-fields-days.ts';
import { HEALTH_CONSENT, HEALTH_IN_LAW, PRIVACY_NOTICE } from '@riparo/domain/platform/law/articles.ts';
import { paths } from '../../../platform/router/paths.ts';
import {
  complaintRetentionInWords,
  contractRetentionInWords,
  retentionInWords,
  dealMailRetentionInWords,
} from '../retention-in-words.ts';
import { type LegalText, link, list, mailTo, paragraph, section, strong, table } from '../text.ts';

const { support } = brand;

export const privacy: LegalText = {
  name: 'Privacy',
  description: `Quali dati tratta ${brand.name}, perché, per quanto tempo, a chi li comunica e come esercitare i tuoi diritti.`,
  title: 'I tuoi dati, in parole semplici',
  lead: 'Quali dati ti chiediamo, perché, per quanto tempo li conserviamo e cosa puoi fare in ogni momento. È l’informativa degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).',
  updatedOn: isoDate('2026-11-19'),
  sections: [
    section(
      'titolare',
      'Chi tratta i tuoi dati',
      paragraph(
        `Il titolare del trattamento è ${legal.companyName}, ${legal.registeredOffice}, partita IVA ${legal.vatNumber}. Per ogni domanda sui tuoi dati, e per esercitare i tuoi diritti, scrivi a `,
        mailTo(support.email),
        ` o alla PEC ${legal.pec}. Il responsabile della protezione dei dati: ${legal.dataProtectionOfficer}.`,
      ),
      paragraph(
        `Quando compri una copertura, anche chi la offre (${partners.insurer} per le polizze, ${partners.mutualSociety} per il Sussidio Covid-19) tratta i tuoi dati come titolare autonomo, con una sua informativa che trovi nei documenti del prodotto.`,
      ),
    ),
    section(
      'dati',
      'Quali dati',
      list(
        [
          strong('Quelli che ci dai tu: '),
          'le risposte ai questionari (per esempio età, famiglia, lavoro, reddito, casa, animali, sport), nome e recapiti, codice fiscale e indirizzo quando compri, e quello che ci scrivi.',
        ],
        [
          strong('Quelli dei tuoi acquisti: '),
          'prodotto, prezzo, date, le risposte con cui verifichiamo che la copertura faccia per te, documenti firmati, esito del pagamento, eventuale recesso. I dati della carta non passano da noi: li inserisci presso il fornitore di pagamento.',
        ],
        [
          strong('Quelli di altre persone: '),
          'per la polizza sci ci indichi chi scia con te. Fallo solo se lo sanno, e mostra loro questa pagina.',
        ],
        [
          strong('La posizione: '),
          'solo se la permetti quando acquisti la polizza sci. Oggi il sito non la chiede al tuo dispositivo; se un servizio la userà, lo vedrai prima.',
        ],
        [
          strong('Quelli tecnici: '),
          'indirizzo IP, tipo di richiesta e orario, per la sicurezza. Quando firmi online, nella prova della firma scriviamo l’indirizzo IP, l’ora e il dispositivo con cui hai firmato e con cui hai scritto il codice: restano con il contratto. Nei registri del server non scriviamo nomi, e-mail o risposte. Se hai un account, anche il browser e il tipo di dispositivo da cui accedi, che ritrovi nel profilo.',
        ],
      ),
      paragraph(
        'Per il preventivo vita chiediamo se fumi. Per comprare non chiediamo diagnosi né altri dati sulla salute: quando servono, li raccoglie chi assicura, con il tuo consenso esplicito. Nei sinistri possono servire referti e ricevute di cure: li riceviamo solo se acconsenti, come è scritto sotto.',
      ),
    ),
    section(
      'sinistri',
      'Se denunci un sinistro',
      paragraph(
        `È l’informativa che vale dalla prima domanda di una denuncia (${PRIVACY_NOTICE}), insieme al resto di questa pagina. Il titolare e i recapiti sono quelli scritti sopra.`,
      ),
      list(
        [
          strong('Che cosa raccogliamo: '),
          'che cosa è successo, quando, dove e con quali parole lo racconti; nomi, recapiti e targhe di altre persone e di testimoni, se li scrivi; le foto e i documenti che mandi, da cui togliamo i dati su luogo e telefono; l’IBAN, se può spettarti un pagamento; i messaggi.',
        ],
        [
          strong('Perché: '),
          `per gestire il sinistro e trasmetterlo a chi decide se pagare (contratto, art. 6.1.b) e per gli obblighi di legge degli intermediari (art. 6.1.c). I dati di testimoni e di chi ha subito o causato il danno servono ad accertare i fatti e a far valere o difendere un diritto (legittimo interesse, art. 6.1.f; se riguardano la salute, ${HEALTH_IN_LAW}).`,
        ],
        [
          strong('I dati sulla salute: '),
          `referti, lettere di dimissione, ricevute di cure e quello che scrivi sulla tua salute li usiamo solo con il tuo consenso esplicito (${HEALTH_CONSENT}), che chiediamo prima del racconto e registriamo con il testo e la data. Se dici no la denuncia va avanti: non ce li mandi, e chi decide se pagare può chiederteli direttamente. Lo revochi quando vuoi dalla pagina del sinistro: da quel momento chi si occupa del sinistro non vede più i documenti sanitari. Restano conservati, senza altri usi, solo per accertare, esercitare o difendere un diritto (${HEALTH_IN_LAW}).`,
        ],
        [
          strong('A chi: '),
          `a chi assicura o eroga il sussidio (${partners.insurer}, ${partners.mutualSociety}), che li tratta come titolare autonomo insieme ai suoi periti, medici e legali; alle autorità quando la legge lo impone. Da noi li leggono le persone autorizzate che si occupano dei sinistri e chi le controlla.`,
        ],
        [
          strong('Per quanto: '),
          `una denuncia non inviata ${retentionInWords('claimDrafts')} dall’ultima risposta; una denuncia inviata, con foto, documenti, IBAN, messaggi e consensi, ${contractRetentionInWords} dalla fine del contratto.`,
        ],
        [
          strong('Le altre persone: '),
          'se sei un testimone o chi ha subito il danno, i tuoi dati li abbiamo da chi ha denunciato il sinistro o da te. Puoi esercitare gli stessi diritti.',
        ],
      ),
    ),
    section(
      'danneggiati',
      'Se un nostro cliente ti ha causato un danno',
      paragraph(
        `Vale se chiedi un risarcimento senza essere nostro cliente, per esempio perché ti ha investito un monopattino assicurato con noi (${PRIVACY_NOTICE}).`,
      ),
      list(
        [
          strong('Che cosa registriamo: '),
          'nome, recapito o indirizzo, chi scrive per te, che cosa è successo, che cosa chiedi, il contrassegno o la polizza, i documenti che alleghi e ciò che ti rispondiamo. I referti e gli altri documenti sulla tua salute mandali solo alla compagnia.',
        ],
        [
          strong('Perché: '),
          `per inoltrare la richiesta a chi assicura chi ti ha causato il danno e confermartelo: obblighi degli intermediari (art. 6.1.c) e interesse tuo e del nostro cliente che arrivi in tempo (art. 6.1.f). Se nella richiesta parli della tua salute, la base è ${HEALTH_IN_LAW}: serve a esercitare un diritto.`,
        ],
        [
          strong('Chi li vede: '),
          `da noi chi risponde del registro dei reclami, la persona a cui è affidata la richiesta e chi li controlla; poi ${partners.insurer}, titolare autonomo. Il nostro cliente non vede la tua richiesta nella sua area personale.`,
        ],
        [
          strong('Per quanto: '),
          `${complaintRetentionInWords} da quando la richiesta è conclusa, come i reclami.`,
        ],
      ),
    ),
    section(
      'perche',
      'Perché, e su quale base',
      table(
        'Per ogni scopo, la base giuridica e se il dato è obbligatorio',
        ['Scopo', 'Base giuridica', 'Se non lo dai'],
        [
          'Darti la stima, il report o il preventivo che hai chiesto, e richiamarti',
          'Misure precontrattuali su tua richiesta, art. 6.1.b',
          'Non possiamo risponderti',
        ],
        [
          'Vendere, firmare, gestire e rinnovare la copertura; recesso e reclami',
          'Contratto, art. 6.1.b',
          'Non possiamo concludere il contratto',
        ],
        [
          'Gestire un sinistro e trasmetterlo a chi decide se pagare: il racconto, le foto, i testimoni e le altre persone, l’IBAN',
          'Contratto, art. 6.1.b; per testimoni e altre persone legittimo interesse ad accertare i fatti, art. 6.1.f',
          'Possiamo trasmettere solo quello che sappiamo; senza IBAN non si può pagare con bonifico',
        ],
        [
          'Registrare e inoltrare alla compagnia la richiesta di chi ha subito un danno da un nostro cliente',
          `Obbligo di legge, art. 6.1.c, e legittimo interesse, art. 6.1.f; per la salute ${HEALTH_IN_LAW}`,
          'Puoi scrivere direttamente alla compagnia',
        ],
        [
          'Usare i dati sulla tua salute in un sinistro',
          `Il tuo consenso esplicito, art. 6.1.a e ${HEALTH_CONSENT}; per un diritto in giudizio ${HEALTH_IN_LAW}`,
          'La denuncia va avanti senza; chi decide se pagare può chiederteli',
        ],
        [
          'Annotare chi di noi legge o cambia i tuoi dati (registro interno)',
          'Obbligo di proteggere i dati e di poterlo dimostrare, art. 6.1.c',
          'Non si può scegliere: protegge te',
        ],
        [
          'Provare chi ha firmato: indirizzo IP, ora e dispositivo nella prova della firma',
          'Contratto, art. 6.1.b, e difesa di un diritto, art. 6.1.f',
          'Non puoi firmare online',
        ],
        [
          'Obblighi degli intermediari assicurativi, fiscali e contabili; richieste di IVASS e dell’autorità giudiziaria',
          'Obbligo di legge, art. 6.1.c',
          'Non possiamo concludere il contratto',
        ],
        [
          'Tenere aperto il tuo account e farti entrare in sicurezza',
          'Contratto, art. 6.1.b',
          'Non puoi avere un account; il resto del sito funziona',
        ],
        [
          'Analizzare le tue risposte per il preventivo o il report che chiedi',
          'Misure precontrattuali su tua richiesta, art. 6.1.b',
          'Non possiamo risponderti',
        ],
        [
          'Verificare che una polizza sia coerente con le tue richieste ed esigenze',
          'Contratto e obbligo di legge, art. 6.1.b e 6.1.c (Codice delle assicurazioni, art. 119-ter)',
          'Non possiamo vendertela',
        ],
        [
          'Analizzare i tuoi dati per proporti offerte su misura (profilazione)',
          'Il tuo consenso, art. 6.1.a: lo dai e lo togli nell’area personale, o acquistando la polizza sci',
          'Nessuna conseguenza',
        ],
        [
          'Usare la tua posizione per servizi vicini a dove scii (solo con la polizza sci)',
          'Il tuo consenso, art. 6.1.a',
          'Nessuna conseguenza',
        ],
        [
          'Mandarti novità e offerte',
          'Il tuo consenso, art. 6.1.a: se lo dai in un modulo senza entrare nell’account, vale dopo la conferma che ti chiediamo per e-mail',
          'Nessuna conseguenza',
        ],
        [
          'Statistiche sull’uso delle pagine, senza dati che ti identificano',
          'Il tuo consenso, art. 6.1.a',
          'Nessuna conseguenza',
        ],
        [
          'Proteggere il sito da abusi e difendere un diritto in giudizio',
          'Legittimo interesse, art. 6.1.f',
          'Non si può scegliere: riguarda la sicurezza di tutti',
        ],
      ),
      paragraph(
        'Prezzi, punteggi e stime sono calcolati da regole scritte, che spieghiamo accanto al risultato. Nessuna decisione che ti riguarda è presa solo da una macchina ai sensi dell’art. 22: se un preventivo non è disponibile, puoi sempre parlarne con una persona.',
      ),
    ),
    section(
      'a-chi',
      'A chi li comunichiamo',
      list(
        'A chi assicura o eroga il sussidio, solo se chiedi un preventivo a suo nome, compri una sua copertura o denunci un sinistro.',
        'Ai fornitori che lavorano per noi come responsabili del trattamento, con un contratto: ospitalità dei server, posta elettronica, gestione delle richieste di contatto, completamento degli indirizzi.',
        'Al fornitore dei pagamenti con carta, che è titolare autonomo.',
        'Alle autorità, quando la legge lo impone.',
      ),
      paragraph(
        'Non vendiamo i tuoi dati e non li diffondiamo. Li conserviamo nello Spazio economico europeo; se un fornitore li tratta altrove, lo fa con una decisione di adeguatezza o con le clausole contrattuali tipo della Commissione europea (articoli 45 e 46), di cui puoi chiederci copia. L’elenco aggiornato dei fornitori si chiede a ',
        mailTo(support.email),
        '.',
      ),
    ),
    section(
      'quanto',
      'Per quanto tempo',
      table(
        'Finito il tempo, i dati sono cancellati automaticamente',
        ['Che cosa', 'Quanto', 'Da quando'],
        ['Preventivi vita senza seguito', retentionInWords('quotes'), 'dal calcolo'],
        ['Richieste di preventivo o di chiamata', retentionInWords('leads'), 'dalla richiesta'],
        [
          'Risposte che porti su un altro dispositivo',
          `${MAILED_LINK_DAYS} giorni con un link per e-mail, ${SHOWN_CODE_MINUTES} minuti con un QR`,
          'da quando lo chiedi',
        ],
        ['Checkup e quiz, con il report', retentionInWords('checkups'), 'dalla compilazione'],
        ['Acquisti iniziati e mai pagati', retentionInWords('unfinishedDeals'), 'dalla scadenza del link'],
        [
          'Denunce di sinistro iniziate e mai inviate',
          retentionInWords('claimDrafts'),
          'dall’ultima risposta',
        ],
        [
          'Contratti, documenti firmati con la prova della firma, pagamenti e sinistri con foto, documenti, testimoni, IBAN e consensi',
          contractRetentionInWords,
          'dalla fine del contratto (articoli 2220 e 2946 del codice civile)',
        ],
        [
          'Registro di chi di noi ha letto o cambiato i tuoi dati',
          `${LOG_RETENTION_MONTHS} mesi`,
          'da quando avviene',
        ],
        ['Account', 'finché lo tieni', 'lo cancelli tu quando vuoi, dal profilo'],
        [
          'Reclami e richieste di danneggiati, con le risposte',
          complaintRetentionInWords,
          'da quando sono conclusi',
        ],
        ['Registrazioni mai confermate', retentionInWords('unconfirmedAccounts'), 'dalla registrazione'],
        ['Codici scaduti', retentionInWords('expiredCodes'), 'dalla scadenza'],
        ['Accessi e modifiche al tuo account', retentionInWords('accountEvents'), 'da quando avvengono'],
        [
          'Testo delle e-mail che ti mandiamo, se non riguardano un acquisto',
          retentionInWords('sentMails'),
          'dall’invio',
        ],
        [
          'Testo delle e-mail su un acquisto, una polizza o un sinistro',
          dealMailRetentionInWords,
          'lo cancelliamo con l’acquisto: dalla fine del contratto, o dalla scadenza del link',
        ],
        ['Operazioni non riuscite, da controllare', retentionInWords('deadLetters'), 'dall’errore'],
      ),
      paragraph(
        'Se c’è una lite in corso, i dati che servono restano fino alla sua fine. I consensi sono conservati con il testo che hai letto, la sua versione e la data; quelli di un contratto restano con il contratto, anche se chiudi l’account.',
      ),
      paragraph(
        `Le risposte che non hai ancora inviato restano nel tuo dispositivo, al massimo ${SAVED_FIELDS_DAYS} giorni. Quali, e come cancellarle prima, è scritto nella pagina `,
        link('Cookie', paths.cookies),
        '.',
      ),
    ),
    section(
      'diritti',
      'I tuoi diritti',
      list(
        [
          strong('Accesso'),
          ' e ',
          strong('portabilità'),
          ': dal profilo scarichi in un file tutto ciò che sappiamo di te.',
        ],
        [strong('Rettifica'), ': correggi i tuoi dati nel profilo, o ce lo scrivi.'],
        [
          strong('Cancellazione'),
          ': chiudi l’account dal profilo. Per i tempi scritti qui sopra restano contratti, sinistri e reclami, perché lo chiede la legge o per difendere un diritto, tuo o nostro.',
        ],
        [strong('Limitazione'), ' e ', strong('opposizione'), ': ci chiedi di fermare un uso dei tuoi dati.'],
        [strong('Revoca dei consensi'), ': quando vuoi, senza effetto su ciò che è stato fatto prima.'],
      ),
      paragraph(
        'Per esercitarli basta un’e-mail a ',
        mailTo(support.email),
        ': rispondiamo gratis ed entro un mese. Possiamo chiederti di dimostrare che sei tu.',
      ),
    ),
    section(
      'garante',
      'Se qualcosa non va',
      paragraph(
        'Puoi presentare un reclamo al ',
        link('Garante per la protezione dei dati personali', 'https://www.garanteprivacy.it/'),
        ', piazza Venezia 11, 00187 Roma, o rivolgerti al giudice. Ci farebbe piacere che prima ne parlassi con noi: spesso si risolve.',
      ),
    ),
    section(
      'cookie',
      'Cookie',
      paragraph(
        'Che cosa il sito ricorda nel tuo browser, e come cambiare la tua scelta sulle statistiche, è scritto nella pagina ',
        link('Cookie', paths.cookies),
        '.',
      ),
    ),
  ],
};
