import { PhoneCall } from '@riparo/ui/icons/PhoneCall.ts';
import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { UserRoundSearch } from '@riparo/ui/icons/UserRoundSearch.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readPeopleQuery } from '@riparo/domain/people/search/read-query.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { useSettled } from '../../platform/parts/use-settled.ts';
import { Screen } from '../../platform/parts/Screen.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import styles from './CustomersPage.module.css';
import { PersonRow } from './PersonRow.tsx';
import { usePeople } from '../../platform/parts/use-people.ts';

/** The search text stays in this window: a name in an address would be in its history too. */
const typedBefore = { text: '' };

/** Everyone who wrote to us, searchable by whatever is known of them. */
export default function CustomersPage() {
  const canSell = useCan('sell-by-phone');
  const [text, setText] = useState(typedBefore.text);
  const settledText = useSettled(text.trim());
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    typedBefore.text = text;
  }, [text]);
  useEffect(() => box.current?.focus(), []);

  return (
    <Screen>
      <PageTitle
        aside={
          canSell && (
            <Link to={paths.newDeal} className={buttonClass('primary', false)}>
              <PhoneCall size={18} aria-hidden="true" /> Nuova pratica
            </Link>
          )
        }
      >
        Clienti
      </PageTitle>
      <search className={styles['search']} aria-label="Clienti">
        <Field
          id="people-search"
          label="Cerca una persona"
          hint="Nome anche a metà o con un errore, e-mail, numero di polizza; telefono e codice fiscale per intero"
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              ref={box}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
              data-search
              defaultValue={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      </search>
      <Found text={settledText} />
    </Screen>
  );
}

function Found({ text }: { readonly text: string }) {
  const people = usePeople(text);
  if (people.isPending) return <Loading label="Cerco" lines={8} />;
  if (people.error && !people.data)
    return (
      <LoadError what="La ricerca non risponde" error={people.error} onRetry={() => void people.refetch()} />
    );
  const { data, isMore } = people.data;
  const near = data.filter(({ match }) => match === 'near');
  const others = data.filter(({ match }) => match !== 'near');
  if (data.length === 0) {
    return text === '' ? (
      <EmptyState icon={UserRoundSearch} title="Nessuno ha ancora scritto" />
    ) : (
      <EmptyState icon={SearchX} title="Nessuna persona trovata">
        <p>
          {readPeopleQuery(text).isPartOfMasked
            ? 'Telefono e codice fiscale sono nascosti: si trovano solo scritti per intero.'
            : 'Prova con meno lettere o con il cognome da solo.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <div className={styles['results']} aria-busy={people.isPlaceholderData}>
      <p role="status" className={styles['count']}>
        {formatCount(text, data.length, isMore)}
      </p>
      {others.length > 0 && (
        <ul className={styles['list']} aria-label={text === '' ? 'Ultime persone' : 'Persone trovate'}>
          {others.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} />
            </li>
          ))}
        </ul>
      )}
      {near.length > 0 && (
        <>
          <h2 className={styles['near']}>Forse cercavi</h2>
          <ul className={styles['list']} aria-label="Forse cercavi">
            {near.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function formatCount(text: string, count: number, isMore: boolean): string {
  if (text === '') return 'Le ultime persone che hanno scritto, chiesto o acquistato.';
  if (isMore) return `Le prime ${count}: scrivi qualcosa in più per trovare le altre.`;
  return count === 1 ? 'Una persona.' : `${count} persone.`;
}
