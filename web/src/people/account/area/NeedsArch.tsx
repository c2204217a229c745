import type { AreaKey } from '@riparo/domain/understand/checkup/areas.ts';
import styles from './NeedsArch.module.css';

type Stone = {
  readonly key: AreaKey;
  /** How important it is, and how much of it is covered: 0 to 1. */
  readonly need: number;
  readonly cover: number;
};

const CENTER = { x: 200, y: 212 };
const INNER = 112;
const OUTER = 184;
/** Degrees between two stones. */
const JOINT = 2.2;
/** The smallest stone must still be visible. */
const LEAST = 0.3;

const at = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTER.x - radius * Math.cos(angle)).toFixed(1)} ${(CENTER.y - radius * Math.sin(angle)).toFixed(1)}`;
};

/** A stone between two angles, out to a radius. */
const stonePath = (from: number, to: number, outer: number) =>
  `M${at(from, INNER)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}z`;

/** The rain below an open stone. */
const dropPath = (middle: number) =>
  [INNER - 18, INNER - 40].map((radius) => `M${at(middle, radius)}v11`).join('');

/** The number of areas that concern most people. */
const toBuild = (
  ['vita', 'infortuni', 'salute', 'casa', 'rc-famiglia', 'pensione', 'mobilita', 'viaggi'] as const
).map((key): Stone => ({ key, need: 1, cover: 0 }));

const widthOf = ({ need }: Stone) => need + LEAST;

/** Each stone with its angles, from left to right. */
function placed(stones: readonly Stone[]) {
  const total = stones.reduce((sum, stone) => sum + widthOf(stone), 0);
  const ends = stones.map((_, index) =>
    stones.slice(0, index + 1).reduce((sum, stone) => sum + (180 * widthOf(stone)) / total, 0),
  );
  return stones.map((stone, index) => ({
    ...stone,
    from: (ends[index - 1] ?? 0) + JOINT / 2,
    to: (ends[index] ?? 180) - JOINT / 2,
  }));
}

/**
 * Needs as the stones of an arch: wider if more important, filled as far as covered, with rain below
 * uncovered ones. Without stones it is an outline.
 */
export function NeedsArch({ stones }: { readonly stones: readonly Stone[] }) {
  return (
    <svg viewBox="0 0 400 288" aria-hidden="true" className={styles['arch']}>
      <path d="M88 272v-60a112 112 0 0 1 224 0v60z" fill="var(--art-sky)" />
      {placed(stones.length > 0 ? stones : toBuild).map(({ key, from, to, cover }) => (
        <g key={key}>
          <path d={stonePath(from, to, OUTER)} className={styles['open']} />
          {cover > 0 && (
            <path d={stonePath(from, to, INNER + (OUTER - INNER) * cover)} className={styles['covered']} />
          )}
          {cover < 0.5 && <path d={dropPath((from + to) / 2)} className={styles['rain']} />}
        </g>
      ))}
      <path d="M16 212h72v60H16zM312 212h72v60h-72z" className={styles['pillar']} />
      <path d="M160 272v-38a40 40 0 0 1 80 0v38z" fill="var(--art-terracotta)" />
      <circle cx="200" cy="164" r="28" fill="var(--art-head)" />
      <path d="M0 270h400v2a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" fill="var(--art-leaf)" />
    </svg>
  );
}
