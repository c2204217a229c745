import { LOG_KEPT_MONTHS } from '@riparo/domain/desk-log/actions.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';

export const AboutLog = () => (
  <Fold title="Che cos’è questo registro" size="small">
    <Stack gap={3}>
      <p>
        Scrive chi ha fatto che cosa al banco, quando e da quale indirizzo di rete. Anche ogni lettura di dati
        personali: una pagina, un elenco (con i codici di chi c’era), un file, un dato nascosto. Una schermata
        che resta aperta e si aggiorna da sola conta una volta ogni quarto d’ora, e di nuovo per quello che di
        nuovo mostra. I clienti si riconoscono dal loro codice; delle ricerche restano le parole scritte, con
        telefoni e codici fiscali nascosti.
      </p>
      <p>
        Le righe si aggiungono e basta: il database rifiuta di cambiarle o di toglierle. Restano almeno{' '}
        {LOG_KEPT_MONTHS} mesi, poi i mesi più vecchi si tolgono interi e una riga dice fino a dove.
      </p>
      <p>
        Ogni riga porta l’impronta di quella prima, come gli anelli di una catena. Chi gestisce il server la
        controlla con <code>npm run log:check</code>, che trova ogni riga cambiata o mancante. Il comando dice
        anche numero e impronta dell’ultima riga: annotali altrove, e si nota anche se qualcuno toglie la
        fine.
      </p>
    </Stack>
  </Fold>
);
