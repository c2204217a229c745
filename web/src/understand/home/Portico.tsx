import styles from './Portico.module.css';

const GROUND = 500;

/** A round arch standing on the ground. */
function Arch({ x, width, height, fill }: { x: number; width: number; height: number; fill: string }) {
  const radius = width / 2;
  const spring = GROUND - height + radius;
  return (
    <path
      d={`M${x} ${GROUND}V${spring}a${radius} ${radius} 0 0 1 ${width} 0V${GROUND}z`}
      fill={`var(--art-${fill})`}
    />
  );
}

/** A person is the brand's mark upside down: a dot above an arch. */
function Person({ x, width, height, fill }: { x: number; width: number; height: number; fill: string }) {
  const head = width * 0.36;
  return (
    <g>
      <Arch x={x} width={width} height={height} fill={fill} />
      <circle cx={x + width / 2} cy={GROUND - height - head * 0.7} r={head} fill="var(--art-ink)" />
    </g>
  );
}

/** People, home and savings under an Italian portico, while it rains outside. */
export function Portico() {
  return (
    <svg className={styles['picture']} viewBox="0 0 600 560" aria-hidden="true">
      <Sky />
      <Savings />
      <Home />
      <Family />
      <path d="M0 500h600v16a44 44 0 0 1-44 44H44a44 44 0 0 1-44-44z" fill="var(--art-leaf)" />
      <path d="M40 528h150M250 540h90M410 526h130" className={styles['grass']} />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <rect width="600" height="560" rx="44" fill="var(--art-sky)" />
      <circle cx="478" cy="142" r="70" fill="var(--art-sun)" />
      <g className={styles['cloud']} fill="var(--art-cloud)">
        <circle cx="96" cy="104" r="34" />
        <circle cx="142" cy="86" r="46" />
        <rect x="56" y="94" width="150" height="46" rx="23" />
      </g>
      <g className={styles['rain']}>
        <path d="M84 160v22M114 176v22M146 158v22M178 174v22" />
        <path d="M98 204v22M130 216v22M162 200v22" />
      </g>
    </>
  );
}

function Savings() {
  return (
    <>
      <Arch x={34} width={176} height={240} fill="sage" />
      <Arch x={56} width={132} height={208} fill="mist" />
      <path d="M122 474V372" className={styles['stem']} />
      <g className={styles['leaves']} fill="var(--art-leaf)">
        <path d="M122 420c-34 2-46-16-48-36 26-2 46 8 48 36z" />
        <path d="M122 394c30 0 42-18 42-38-26 0-42 12-42 38z" />
      </g>
      <circle cx="122" cy="352" r="20" fill="var(--art-apricot)" />
      <path d="M84 460h76l-9 36a6 6 0 0 1-6 4h-46a6 6 0 0 1-6-4z" fill="var(--art-terracotta)" />
    </>
  );
}

function Family() {
  return (
    <>
      <Arch x={176} width={248} height={400} fill="pine" />
      <Arch x={206} width={188} height={356} fill="peach" />
      <Person x={228} width={66} height={154} fill="terracotta" />
      <Person x={310} width={62} height={140} fill="pine" />
      <Person x={278} width={44} height={76} fill="apricot" />
    </>
  );
}

function Home() {
  return (
    <>
      <Arch x={388} width={180} height={272} fill="terracotta" />
      <Arch x={412} width={134} height={238} fill="sky" />
      <path d="M432 500v-76l48-40 48 40v76z" fill="var(--art-pine)" />
      <path d="M420 432l60-50 60 50" className={styles['roof']} />
      <path d="M468 500v-32a12 12 0 0 1 24 0v32z" fill="var(--art-apricot)" />
    </>
  );
}
