import { Download } from '@riparo/ui/icons/Download.ts';
import { RefreshCw } from '@riparo/ui/icons/RefreshCw.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { useAddressFilter } from '../../platform/parts/use-address-filter.ts';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useCan } from '../../platform/session/session.ts';
import {
  filePathOf,
  isFiltering,
  type LogFilter,
  readLogFilter,
  writeLogFilter,
  searchOf,
} from './log-filter.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogTable } from './LogTable.tsx';
import { LOG_RETENTION_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { logPeopleCall, readLogCall } from '@riparo/domain/desk/log/log-calls.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../platform/api/ask.ts';
import type { NameOf } from './format-line.ts';

const AboutLog = () => (
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
        almeno {LOG_RETENTION_MONTHS} mesi; poi i mesi più vecchi vengono eliminati per intero e una riga
        indica fino a dove.
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

export default function LogPage() {
  const canRead = useCan('read-log');
  return <Screen>{canRead ? <Log /> : <NotAllowed />}</Screen>;
}

const NotAllowed = () => (
  <>
    <PageTitle>Registro</PageTitle>
    <Forbidden title="Non hai accesso al registro">
      Lo leggono responsabili e revisori. Se ti serve sapere chi ha fatto qualcosa, chiedi a uno di loro.
    </Forbidden>
  </>
);

function Log() {
  const [filter, change] = useAddressFilter(readLogFilter, writeLogFilter);
  const { people, nameOf } = useLogPeople();
  const log = useLog(filter);
  return (
    <>
      <PageTitle
        aside={
          <Stack direction="row" gap={2}>
            <Button
              look="quiet"
              busy={log.isRefetching}
              icon={<RefreshCw size={18} aria-hidden="true" />}
              onClick={() => void log.refetch()}
            >
              Aggiorna
            </Button>
            <a
              className={buttonClass('secondary', false)}
              href={filePathOf(filter)}
              download
              title="Anche l’esportazione è annotata nel registro"
            >
              <Download size={18} aria-hidden="true" /> Esporta in CSV
            </a>
          </Stack>
        }
      >
        Registro
      </PageTitle>
      <AboutLog />
      <LogFilters filter={filter} people={people} onChange={change} />
      <Lines log={log} nameOf={nameOf} filter={filter} />
    </>
  );
}

interface LinesProps extends Pick<ReturnType<typeof useLogPeople>, 'nameOf'> {
  readonly log: ReturnType<typeof useLog>;
  readonly filter: LogFilter;
}

function Lines({ log, nameOf, filter }: LinesProps) {
  const lines = log.data?.pages.flatMap(({ data }) => data) ?? [];
  if (log.isPending) return <Loading label="Carico il registro" lines={10} />;
  if (log.error && lines.length === 0)
    return (
      <LoadError
        what="Non riusciamo a caricare il registro"
        error={log.error}
        onRetry={() => void log.refetch()}
      />
    );
  if (lines.length === 0) {
    return (
      <EmptyState icon={SearchX} title="Nessuna riga trovata">
        {isFiltering(filter) && <p>Togli un filtro o scegli altri giorni.</p>}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <LogTable lines={lines} nameOf={nameOf} isOld={log.isPlaceholderData} />
      <p role="status">
        {log.hasNextPage
          ? `${lines.length} righe, le più recenti.`
          : lines.length === 1
            ? 'Una riga: è tutto.'
            : `${lines.length} righe: è tutto.`}
      </p>
      {log.hasNextPage && (
        <div>
          <Button look="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchNextPageError ? 'Caricamento non riuscito: riprova' : 'Mostra righe più vecchie'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The log, latest line first, page by page. */
function useLog(filter: LogFilter) {
  const search = searchOf(filter);
  return useInfiniteQuery({
    queryKey: ['log', 'lines', search],
    queryFn: ({ pageParam, signal }) =>
      ask(readLogCall, { signal, query: { ...search, ...(pageParam > 0 && { before: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // There is no event for new log lines: they are refetched on every visit.
    staleTime: 0,
  });
}

/** Everyone who can be the actor or the subject of a line. */
function useLogPeople() {
  const { data } = useQuery({
    queryKey: ['log', 'people'],
    queryFn: ({ signal }) => ask(logPeopleCall, { signal }),
  });
  const people = data?.data;
  const nameOf: NameOf = useCallback((id) => people?.find((each) => each.id === id)?.name, [people]);
  return { people: people ?? [], nameOf };
}
