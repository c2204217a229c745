import { Arch } from './Arch.tsx';

/** A door that is shut, with its lantern still on. */
export function ClosedDoor() {
  return (
    <Arch>
      <path d="M104 390V216a76 76 0 0 1 152 0v174z" fill="var(--art-pine)" />
      <path d="M120 390V218a60 60 0 0 1 120 0v172z" fill="var(--art-terracotta)" />
      <path d="M180 158v232" stroke="var(--art-pine)" strokeWidth="5" />
      <path
        d="M138 240h26v52h-26zM196 240h26v52h-26zM138 312h26v56h-26zM196 312h26v56h-26z"
        fill="var(--art-apricot)"
      />
      <circle cx="170" cy="302" r="6" fill="var(--art-ink)" />
      <circle cx="190" cy="302" r="6" fill="var(--art-ink)" />
      <path d="M278 210v22" stroke="var(--art-ink)" strokeWidth="5" strokeLinecap="round" />
      <rect
        x="264"
        y="232"
        width="28"
        height="38"
        rx="9"
        fill="var(--art-sun)"
        stroke="var(--art-ink)"
        strokeWidth="5"
      />
      <path d="M116 390h128l10 8H106z" fill="var(--art-sage)" />
    </Arch>
  );
}
