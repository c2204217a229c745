import styles from './Postbox.module.css';

/** A sealed letter on its way out of an arch. */
export function Postbox() {
  return (
    <svg className={styles['picture']} viewBox="0 0 360 300" aria-hidden="true">
      <ellipse cx="180" cy="284" rx="150" ry="13" fill="var(--art-mist)" />
      <path d="M30 284V164a104 104 0 0 1 208 0v120z" fill="var(--art-pine)" />
      <path d="M62 284V166a72 72 0 0 1 144 0v118z" fill="var(--art-sky)" />
      <circle cx="296" cy="66" r="34" fill="var(--art-sun)" />
      <g className={styles['letter']}>
        <path
          d="M132 154h136a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10H132a10 10 0 0 1-10-10v-76a10 10 0 0 1 10-10z"
          fill="var(--art-peach)"
        />
        <path d="m126 160 74 54 74-54" className={styles['flap']} />
        <circle cx="200" cy="212" r="15" fill="var(--art-terracotta)" />
        <path d="m193 212 5 5 9-10" className={styles['tick']} />
      </g>
      <path d="M82 178h24M74 202h32M88 226h18" className={styles['wind']} />
    </svg>
  );
}
