import styles from './Pills.module.css';

type PillsProps = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
};

/** A short choice beside the text: native radios that look like pills. */
export function Pills({ legend, name, options, chosen, disabled, onChoose }: PillsProps) {
  return (
    <fieldset className={styles['pills']} disabled={disabled}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['row']}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles['pill']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className={styles['input']}
            />
            <span className={styles['words']}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
