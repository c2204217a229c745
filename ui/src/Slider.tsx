import { Minus } from './icons/Minus.ts';
import { Plus } from './icons/Plus.ts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import styles from './Slider.module.css';
import { useHydrated } from './use-hydrated.ts';

interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children' | 'ref'
> {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly defaultValue: number;
  /** The step of − and +; by default one step. */
  readonly buttonStep?: number;
  /** The value in words, shown large and announced, e.g. `€ 50.000` or `Nella media`. */
  readonly format: (value: number) => string;
  /** The consequence of the value, in smaller text below it. */
  readonly detail?: (value: number) => string;
  /** What − and + change, where there are several sliders: `l’età`. */
  readonly moves?: string;
  /** Labels of the two ends, below the track. */
  readonly ends?: readonly [string, string];
  readonly onValueChange?: (value: number) => void;
}

/** A native range that can also be moved without dragging, by − and +. The form reads the input itself. */
export function Slider({
  min,
  max,
  step = 1,
  buttonStep = step,
  defaultValue,
  format,
  detail,
  moves,
  ends,
  onValueChange,
  ...rest
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const hydrated = useHydrated();
  // A focused range announces its own value: announcing it below too would repeat it.
  const [isHeld, setHeld] = useState(false);

  // The visitor may have moved it before hydration: the element is right, not the default.
  useEffect(() => {
    if (input.current) setValue(input.current.valueAsNumber);
  }, []);

  // By script, not as an attribute: the CSP refuses style attributes in the HTML.
  useEffect(() => {
    input.current?.style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`);
  }, [value, min, max]);

  const accept = (next: number) => {
    setValue(next);
    onValueChange?.(next);
  };
  const move = (by: number) => {
    if (!input.current) return;
    input.current.value = String(Math.min(max, Math.max(min, input.current.valueAsNumber + by)));
    accept(input.current.valueAsNumber);
  };

  const named = (action: string) => (moves ? `${action} ${moves}` : action);

  return (
    <div className={styles['slider']}>
      <div className={styles['valueRow']}>
        <button
          type="button"
          className={styles['stepButton']}
          aria-label={named('Diminuisci')}
          aria-controls={rest.id}
          disabled={!hydrated}
          onClick={() => move(-buttonStep)}
        >
          <Minus size={22} aria-hidden="true" />
        </button>
        <output className={styles['value']} htmlFor={rest.id} aria-live={isHeld ? 'off' : undefined}>
          {format(value)}
          {detail && <span className={styles['detail']}>{detail(value)}</span>}
        </output>
        <button
          type="button"
          className={styles['stepButton']}
          aria-label={named('Aumenta')}
          aria-controls={rest.id}
          disabled={!hydrated}
          onClick={() => move(buttonStep)}
        >
          <Plus size={22} aria-hidden="true" />
        </button>
      </div>
      <input
        {...rest}
        ref={input}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-valuetext={format(value)}
        className={styles['range']}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onInput={(event) => accept(event.currentTarget.valueAsNumber)}
      />
      {ends && (
        <div className={styles['ends']} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
