import { TextPage } from './TextPage.tsx';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type LegalText, link, list, mailTo, paragraph, section } from './text.ts';

const { support } = brand;

export const accessibility: LegalText = {
  name: 'Accessibilità',
  description: `La dichiarazione di accessibilità di ${brand.name}: quali regole seguiamo, che cosa ancora non va e come segnalarlo.`,
  title: 'Dichiarazione di accessibilità',
  lead: `${brand.name} vuole essere usato da tutti: con la tastiera, con un lettore di schermo, ingrandito, su un telefono vecchio, con poca pazienza. Qui diciamo fin dove siamo arrivati.`,
  updatedOn: isoDate('2026-11-18'),
  sections: [
    section(
      'regole',
      'Quali regole seguiamo',
      paragraph(
        'Il sito è fatto per rispettare le ',
        link('WCAG 2.2', 'https://www.w3.org/TR/WCAG22/'),
        ' al livello AA, che comprendono quanto chiede la norma europea EN 301 549 alle pagine web. La legge di riferimento per chi vende servizi online ai consumatori è il decreto legislativo 82/2022, che recepisce l’Atto europeo sull’accessibilità ed è in vigore dal 28 giugno 2025.',
      ),
    ),
    section(
      'stato',
      'A che punto siamo',
      paragraph(
        'Secondo la nostra verifica il sito è conforme, con i limiti elencati sotto. È un’autovalutazione: non è stata fatta da un ente esterno.',
      ),
      list(
        'Ogni pagina e ogni passo dei questionari è controllato da un programma (axe) a ogni modifica, su telefono e computer.',
        'I percorsi principali sono provati con la sola tastiera; il punto in cui ti trovi si vede sempre, e gli errori sono elencati e collegati al campo.',
        'I contrasti sono misurati, nel tema chiaro e in quello scuro. I movimenti si fermano se il tuo dispositivo lo chiede.',
        'Ogni grafico ha le stesse cifre in una tabella. I cursori si possono anche scrivere.',
        'I PDF che produciamo dicono la lingua e la struttura del testo ai lettori di schermo.',
      ),
    ),
    section(
      'limiti',
      'Che cosa ancora non va',
      list(
        'Non abbiamo ancora fatto prove sistematiche con persone che usano tecnologie assistive.',
        'I PDF hanno titoli, paragrafi ed elenchi riconoscibili, ma non sono stati verificati con lo standard PDF/UA. Lo stesso contenuto si può chiedere per e-mail, in testo semplice.',
        'La pagina del pagamento con carta e la chat sono di altri fornitori: la loro accessibilità non dipende da noi. Se ti bloccano, scrivici e troviamo un altro modo.',
        'Il sito è fatto per Chrome e Edge dalla versione 111, Firefox dalla 115 e Safari dalla 16.4. I percorsi principali sono provati in Chromium, Firefox e WebKit (il motore di Safari); il controllo automatico di ogni passo (axe) si fa invece solo in Chromium.',
      ),
    ),
    section(
      'segnalazioni',
      'Se trovi un ostacolo',
      paragraph(
        'Scrivi a ',
        mailTo(support.email),
        ' dicendo la pagina, che cosa volevi fare e con quale programma navighi. Rispondiamo entro 30 giorni; intanto, se vuoi, facciamo con te per telefono ciò che la pagina non ti permette, senza costi.',
      ),
      paragraph(
        'Se la risposta non arriva o non ti soddisfa, puoi segnalarlo all’',
        link(
          'Agenzia per l’Italia Digitale',
          'https://www.agid.gov.it/it/ambiti-intervento/accessibilita-usabilita',
        ),
        ', che vigila sull’accessibilità dei servizi.',
      ),
    ),
  ],
};

export default function AccessibilityPage() {
  return <TextPage text={accessibility} />;
}
