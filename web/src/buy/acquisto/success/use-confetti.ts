import { type RefObject, useEffect, useRef } from 'react';

const COLOURS = ['#12594f', '#4d9a7f', '#f3a56d', '#d06a3b', '#fad4b4'];

/** Once, and not with reduced motion. */
export function useConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const shower = throwConfetti(canvas);
    return () => {
      // Confetti that fails to load is no error.
      void shower.then((end) => end?.()).catch(() => undefined);
    };
  }, []);
  return canvas;
}

/** On a canvas of the page and without a worker, as the site's CSP requires. Returns how to stop. */
async function throwConfetti(canvas: RefObject<HTMLCanvasElement | null>) {
  const { default: confetti } = await import('canvas-confetti');
  if (!canvas.current) return undefined;
  const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
  const shower = { particleCount: 90, spread: 70, startVelocity: 48, colors: COLOURS };
  void fire({ ...shower, angle: 60, origin: { x: 0, y: 0.7 } });
  void fire({ ...shower, angle: 120, origin: { x: 1, y: 0.7 } });
  return () => fire.reset();
}
