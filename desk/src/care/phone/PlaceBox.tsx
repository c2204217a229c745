import type { PlaceField } from '@riparo/domain/platform/wizard/definition.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Field } from '@riparo/ui/Field.tsx';
import styles from './NewDealPage.module.css';
import { placeSources, type Suggestion } from './place-sources.ts';
import type { QuestionFieldProps } from './question-field-props.ts';
import box from '@riparo/ui/TextInput.module.css';

/** A place with suggestions while typing; choosing one fills related fields. */
export function PlaceBox({
  field,
  id,
  value,
  answers,
  error,
  onFill,
}: QuestionFieldProps & { readonly field: PlaceField }) {
  const typed = useDeferredValue(value.trim());
  const bornOn = field.bornOn === undefined ? undefined : answers[field.bornOn];
  const { fromLetters, ask } = placeSources[field.source];
  const found = useQuery({
    queryKey: ['places', field.source, typed, bornOn ?? ''],
    queryFn: ({ signal }) =>
      ask({ text: typed, bornOn: typeof bornOn === 'string' ? bornOn : undefined, signal }),
    enabled: typed.length >= fromLetters,
    staleTime: Infinity,
  });
  const suggestions = (found.data ?? []).map((suggestion, place) => ({ ...suggestion, id: String(place) }));

  const choose = ({ text, parts }: Suggestion) => {
    const filled = Object.entries(field.fills).flatMap(([name, part]) => {
      const filledText = parts[part];
      return filledText === undefined ? [] : [[name, filledText] as const];
    });
    onFill({ [field.name]: text, ...Object.fromEntries(filled) });
  };

  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <ComboBox
          aria-label={field.label}
          className={styles['place'] ?? ''}
          allowsCustomValue
          // Suggestions arrive a moment after the letters.
          allowsEmptyCollection
          menuTrigger="input"
          items={suggestions}
          inputValue={value}
          onInputChange={(text) => {
            if (text !== value) onFill({ [field.name]: text });
          }}
          onSelectionChange={(key) => {
            const chosen = suggestions.find((suggestion) => suggestion.id === key);
            if (chosen) choose(chosen);
          }}
        >
          <span className={box['box']} data-invalid={wiring['aria-invalid']}>
            <Input {...wiring} name={field.name} className={box['input'] ?? ''} autoComplete="off" />
          </span>
          <Popover>
            <ListBox
              className={styles['suggestions'] ?? ''}
              renderEmptyState={() => (
                <span className={styles['question']}>
                  {found.isFetching ? 'Cerco…' : 'Nessun suggerimento: scrivilo tu'}
                </span>
              )}
            >
              {(suggestion: (typeof suggestions)[number]) => (
                <ListBoxItem className={styles['suggestion'] ?? ''} textValue={suggestion.text}>
                  {suggestion.text} <small>{suggestion.detail}</small>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </Field>
  );
}
