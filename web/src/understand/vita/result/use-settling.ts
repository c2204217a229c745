import { useEffect, useRef, useState } from 'react';

const SETTLES_MS = 320;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** A figure that runs to its new value instead of jumping; at once for whoever asked for less motion. */
export function useSettling(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (from === target) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    let begun: number | undefined;
    let frame = requestAnimationFrame(function run(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / SETTLES_MS);
      show(Math.round(from + (target - from) * easeOut(part)));
      if (part < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
