import styles from './Columns.module.css';

export type Series = {
  readonly name: string;
  readonly tone: 'first' | 'second';
  readonly values: readonly number[];
};

interface ColumnsProps {
  /** What the chart shows, in a sentence. */
  readonly label: string;
  /** The label below each column. */
  readonly places: readonly string[];
  /** From the bottom up. */
  readonly series: readonly Series[];
  readonly write: (value: number) => string;
}

const WIDTH = 640;
const HEIGHT = 200;
const BELOW = 24;
const GAP = 0.25;
const ABOVE = 24;
const MAX_LABELS = 6;

/** Columns over time, stacked if there is more than one series. */
export function Columns({ label, places, series, write }: ColumnsProps) {
  const totals = places.map((_, index) => sum(series.map(({ values }) => values[index] ?? 0)));
  const top = niceMaximum(Math.max(...totals, 1));
  const step = WIDTH / places.length;
  const heightOf = (value: number) => (value / top) * (HEIGHT - BELOW - ABOVE);
  const everyLabel = Math.ceil(places.length / MAX_LABELS);
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles['picture']}>
        <line className={styles['grid']} x1={0} x2={WIDTH} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} />
        {[top / 2, top].map((mark) => {
          const y = HEIGHT - BELOW - heightOf(mark);
          return (
            <g key={mark}>
              <line className={styles['grid']} x1={0} x2={WIDTH} y1={y} y2={y} />
              <text className={styles['mark']} x={0} y={y - 4}>
                {write(mark)}
              </text>
            </g>
          );
        })}
        {places.map((place, index) => {
          const x = index * step + (step * GAP) / 2;
          let below = 0;
          return (
            <g key={place}>
              {series.map(({ name, tone, values }) => {
                const value = values[index] ?? 0;
                const height = heightOf(value);
                const y = HEIGHT - BELOW - heightOf(below) - height;
                below += value;
                return (
                  value > 0 && (
                    <rect
                      key={name}
                      className={styles[tone]}
                      x={x}
                      y={y}
                      width={step * (1 - GAP)}
                      height={Math.max(height, 1)}
                    >
                      <title>{`${place}: ${name.toLowerCase()} ${write(value)}`}</title>
                    </rect>
                  )
                );
              })}
              {index % everyLabel === 0 && (
                <text className={styles['mark']} x={(index + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                  {place}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {series.length > 1 && (
        <figcaption className={styles['keys']}>
          {series.map(({ name, tone }) => (
            <span key={name} className={styles['key']} data-tone={tone}>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The next number that is easy to read and halve: 2, 4, 10, 20, 40, 100 … */
function niceMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [2, 4, 10].map((times) => times * power).find((top) => top >= most) ?? 10 * power;
}
