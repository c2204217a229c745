import { LOG_KEPT_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';

export const AboutLog = () => (
  <Fold title="Che cos’è questo registro" size="small">
    <Stack gap={3}>
      <p>
        Annota chi ha fatto che cosa al banco, quando e da quale indirizzo di rete. Anche ogni lettura di dati
        personali: una pagina, un elenco (con i codici delle persone mostrate), un file, un dato nascosto. Una
        schermata che resta aperta e si aggiorna da sola conta una volta ogni quarto d’ora, e di nuovo quando
        mostra dati nuovi. I clienti si riconoscono dal loro codice; delle ricerche restano le parole scritte,
        con telefoni e codici fiscali nascosti.
      </p>
      <p>
        Le righe si possono solo aggiungere: il database rifiuta di modificarle o di eliminarle. Restano
        almeno {LOG_KEPT_MONTHS} mesi; poi i mesi più vecchi vengono eliminati per intero e una riga indica
        fino a dove.
      </p>
      <p>
        Ogni riga porta l’impronta di quella prima, come gli anelli di una catena. Chi gestisce il server la
        controlla con <code>npm run log:check</code>, che trova ogni riga cambiata o mancante. Il comando dice
        anche numero e impronta dell’ultima riga: annotali altrove, così si nota anche se qualcuno elimina le
        ultime righe.
      </p>
    </Stack>
  </Fold>
);
