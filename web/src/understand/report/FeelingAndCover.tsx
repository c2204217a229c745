import { useId } from 'react';
import styles from './FeelingAndCover.module.css';

type FeelingAndCoverProps = { readonly feeling: number; readonly result: number };

/** Two arches, each as full as its figure: how covered one feels, and how covered one is. */
export function FeelingAndCover({ feeling, result }: FeelingAndCoverProps) {
  return (
    <dl className={styles['pair']}>
      <FilledArch name="Come ti senti" percent={feeling} tone="feeling" />
      <FilledArch name="Quanto sei al riparo" percent={result} tone="result" />
    </dl>
  );
}

const WIDTH = 160;
const HEIGHT = 220;
const ARCH = `M0 ${HEIGHT}V${WIDTH / 2}a${WIDTH / 2} ${WIDTH / 2} 0 0 1 ${WIDTH} 0V${HEIGHT}z`;

type FilledArchProps = {
  readonly name: string;
  readonly percent: number;
  readonly tone: 'feeling' | 'result';
};

function FilledArch({ name, percent, tone }: FilledArchProps) {
  const clip = useId();
  const level = HEIGHT * (1 - percent / 100);
  return (
    <div className={styles['one']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>
        {percent}%
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['arch']} aria-hidden="true">
          <clipPath id={clip}>
            <path d={ARCH} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect width={WIDTH} height={HEIGHT} className={styles['empty']} />
            <rect y={level} width={WIDTH} height={HEIGHT} className={styles[tone]} />
          </g>
        </svg>
      </dd>
    </div>
  );
}
