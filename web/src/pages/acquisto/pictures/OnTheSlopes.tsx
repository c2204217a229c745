import { Arch } from './Arch.tsx';

/** A parent and a child ski down a slope under the arch. */
export function OnTheSlopes() {
  return (
    <Arch>
      <circle cx="104" cy="120" r="30" fill="var(--art-sun)" />
      <path d="m40 300 92-130 44 62 40-56 104 144v60H40z" fill="var(--art-sage)" />
      <path
        d="m132 170 30 42-18 10-16-12-14 16-14-10zM216 176l30 42-20 6-12-12-14 10-10-8z"
        fill="var(--art-cloud)"
      />
      <path d="M40 262c70 6 190 54 280 120v40H40z" fill="var(--art-cloud)" />
      <path d="m70 240 16-40 16 40zM64 258l22-46 22 46z" fill="var(--art-leaf)" />
    </Arch>
  );
}
