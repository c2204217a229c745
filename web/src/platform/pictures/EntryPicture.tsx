import type { EntryPoint } from '../texts/home.ts';
import styles from './EntryPicture.module.css';

const scenes = { pension: Coins, quote: Conversation, checkup: Checklist } as const;

/** A window under an arch that shows the subject of an entry point. */
export function EntryPicture({ way }: { readonly way: EntryPoint['key'] }) {
  const Scene = scenes[way];
  return (
    <svg
      className={styles['picture']}
      viewBox="78 4 164 144"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path d="M92 148V88a68 68 0 0 1 136 0v60z" fill="var(--art-window)" />
      <Scene />
    </svg>
  );
}

function Coins() {
  return (
    <>
      <circle cx="160" cy="58" r="17" fill="var(--art-sun)" />
      <g className={styles['coins']}>
        <path d="M112 141h20" />
        <path d="M144 141h20M144 127h20" />
        <path d="M176 141h20M176 127h20M176 113h20" />
      </g>
      <path d="M122 133v-14M154 119v-14M186 105V84" className={styles['sprout']} />
      <path
        d="M122 122c8 0 11-5 11-11-7 0-11 4-11 11zM154 108c8 0 11-5 11-11-7 0-11 4-11 11zM186 90c12 0 16-7 16-15-10 0-16 5-16 15z"
        fill="var(--art-leaf)"
      />
    </>
  );
}

function Conversation() {
  return (
    <>
      <path
        d="M116 62a12 12 0 0 1 12-12h46a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-36l-16 14V95a12 12 0 0 1-6-11z"
        fill="var(--art-pine)"
      />
      <path d="M132 66h38M132 79h24" className={styles['words']} />
      <path
        d="M204 110a11 11 0 0 0-11-11h-37a11 11 0 0 0-11 11v11a11 11 0 0 0 11 11h28l14 12v-13a11 11 0 0 0 6-10z"
        fill="var(--art-apricot)"
      />
      <g fill="var(--art-ink)">
        <circle cx="160" cy="116" r="3.5" />
        <circle cx="174" cy="116" r="3.5" />
        <circle cx="188" cy="116" r="3.5" />
      </g>
    </>
  );
}

function Checklist() {
  return (
    <>
      <circle cx="124" cy="72" r="11" fill="var(--art-leaf)" />
      <circle cx="124" cy="101" r="11" fill="var(--art-leaf)" />
      <circle cx="124" cy="130" r="10" className={styles['gap']} />
      <path d="m119 72 4 4 7-8M119 101l4 4 7-8" className={styles['ticks']} />
      <path d="M146 72h52M146 101h38" className={styles['line']} />
      <path d="M146 130h46" className={styles['missing']} />
    </>
  );
}
