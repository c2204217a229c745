import { isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Answers, PlaceField as Place } from '@riparo/domain/platform/wizard/definition.ts';
import { useCombobox } from 'downshift';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { fillFields } from '../fill-form.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { PlaceNote } from '../places/PlaceNote.tsx';
import { SOURCES } from '../places/sources.ts';
import { ProvinceQuestion } from '../places/ProvinceQuestion.tsx';
import { inProvince, type Suggestion } from '../places/suggestion.ts';
import { useChoice } from '../places/use-choice.ts';
import { useRoomForMenu } from '../places/use-room-for-menu.ts';
import { type Search, useSuggestions } from '../places/use-suggestions.ts';
import { useTidying } from '../places/use-tidying.ts';
import styles from './ComboboxField.module.css';

/**
 * A place or an address, typed freely with suggestions from the server. The typed text is the answer, chosen
 * or not: an unreachable server only removes the help. Loaded only where a step needs it.
 */
export function PlaceField({ wizard, field, id, initial, error, current, onDraft }: WizardFieldProps<Place>) {
  const source = SOURCES[field.source];
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const { search, ask } = useSuggestions(source);
  const [province, setProvince] = useState('');
  /** Chosen, but in another province than the one typed. */
  const [disputed, setDisputed] = useState<{ chosen: Suggestion; typed: string } | null>(null);
  const fill = (values: Answers) => fillFields({ wizard, form: input.current?.form, onDraft }, values);
  const { choose, forget, doubt, understand, typedProvince } = useChoice({ wizard, field, current, fill });
  const tidy = useTidying({ wizard, name: field.name, current, fill });

  const bornOn = () => {
    const date = field.bornOn === undefined ? undefined : current()[field.bornOn];
    return typeof date === 'string' && isIsoDate(date) ? date : undefined;
  };
  const askFor = (text: string) => {
    setProvince(typedProvince());
    ask(text, bornOn());
  };
  const items = inProvince(search.suggestions, province);

  const chooseOrAsk = (chosen: Suggestion) => {
    const typed = typedProvince().trim();
    const own = chosen.parts.province;
    if (typed === '' || own === undefined || own.toUpperCase() === typed.toUpperCase()) choose(chosen);
    else {
      fill({ [field.name]: chosen.text });
      setDisputed({ chosen, typed });
    }
  };

  const { isOpen, getMenuProps, getInputProps, getItemProps, highlightedIndex, openMenu } =
    useCombobox<Suggestion>({
      id,
      inputId: id,
      items: [...items],
      itemToString: (item) => item?.text ?? '',
      // Each choice is new, even the same one after the text was changed.
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && chooseOrAsk(selectedItem),
      // The browser's autofill changes the text from another field: opening the menu would pull the focus
      // here.
      stateReducer: (_, { changes }) =>
        document.activeElement === input.current ? changes : { ...changes, isOpen: false },
    });
  const isShown = isOpen && items.length > 0;
  useRoomForMenu(isShown, input, menu);

  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDisputed(null);
    if (source.choosesByName) forget();
    askFor(target.value);
  };

  const typedNow = () => input.current?.value ?? '';
  const readName = ({ state, text, suggestions }: Search) => {
    const typed = typedNow();
    if (source.choosesByName && state === 'found' && text === typed.trim()) understand(suggestions, typed);
  };

  // An answer may arrive after the visitor has moved to the next field.
  const onAnswer = useEffectEvent(readName);
  useEffect(() => {
    if (document.activeElement !== input.current) onAnswer(search);
  }, [search]);

  const onNeighbourTyped = useEffectEvent((event: Event) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    if (field.fills[name] === 'province') setDisputed(null);
    if (!source.choosesByName || !(name in field.fills)) return;
    doubt();
    const typed = typedNow().trim();
    // After a choice or a reload this name has not been looked up yet.
    if (search.text !== typed) askFor(typed);
    else readName(search);
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('input', onNeighbourTyped);
    return () => form?.removeEventListener('input', onNeighbourTyped);
  }, []);

  return (
    <Field id={id} label={field.label} hint={field.hint} error={error}>
      {(wiring) => (
        <>
          <div className={styles['combobox']}>
            <TextInput
              {...getInputProps({
                ...wiring,
                ref: input,
                name: field.name,
                // Uncontrolled, like every input: values filled in by another choice stay.
                value: undefined,
                defaultValue: initial[0],
                autoComplete: field.autocomplete ?? 'off',
                autoCapitalize: 'words',
                spellCheck: false,
                maxLength: 100,
                'aria-labelledby': undefined,
                'aria-expanded': isShown,
                onChange: onType,
                onBlur: () => {
                  readName(search);
                  tidy();
                },
              })}
            />
            <ul
              {...getMenuProps({ ref: menu, 'aria-label': 'Suggerimenti', 'aria-labelledby': undefined })}
              className={styles['menu']}
              hidden={!isShown}
            >
              {isShown &&
                items.map((item, index) => (
                  <li
                    key={`${item.text} ${item.detail}`}
                    {...getItemProps({ item, index })}
                    className={styles['item']}
                    data-highlighted={index === highlightedIndex}
                  >
                    {item.text} <span className={styles['detail']}>{item.detail}</span>
                  </li>
                ))}
            </ul>
          </div>
          <PlaceNote
            search={{ ...search, suggestions: items }}
            source={source}
            isOpen={isShown}
            onRetry={() => {
              input.current?.focus();
              openMenu();
              askFor(typedNow());
            }}
          />
          {disputed && (
            <ProvinceQuestion
              {...disputed}
              onReplace={() => {
                choose(disputed.chosen);
                setDisputed(null);
                input.current?.focus();
              }}
              onKeep={() => {
                setDisputed(null);
                input.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
