import type { CookieChoice } from '@riparo/domain/tracking/choice.ts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../router/paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CookieBanner.module.css';

interface CookieBannerProps {
  /** What was chosen before; null on the first visit. */
  readonly choice: CookieChoice | null;
  readonly hasCollector: boolean;
  readonly takesFocus: boolean;
  /** Null leaves everything as it was. */
  readonly onChoice: (choice: CookieChoice | null) => void;
}

const standing = {
  accepted: 'Oggi le statistiche sono attive.',
  refused: 'Oggi le statistiche sono spente.',
} satisfies Record<CookieChoice, string>;

/** Asks whether a visit may be counted. No is as easy as yes, looks the same, and is what the X means. */
export function CookieBanner({ choice, hasCollector, takesFocus, onChoice }: CookieBannerProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => keepRoomFor(panel.current), []);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // Closing changes nothing where something was chosen already, or where there is nothing to choose.
  const close = () => onChoice(choice === null && hasCollector ? 'refused' : null);

  return (
    <section ref={panel} className={styles['banner']} aria-labelledby="cookie-titolo">
      <h2 id="cookie-titolo" ref={heading} tabIndex={-1} className={styles['title']}>
        {hasCollector ? 'Possiamo contare le visite?' : 'Solo cookie tecnici'}
      </h2>
      <button
        type="button"
        className={styles['close']}
        aria-label={choice === null && hasCollector ? 'Chiudi e continua senza accettare' : 'Chiudi'}
        onClick={close}
      >
        <X size={22} aria-hidden="true" />
      </button>
      <p className={styles['text']}>
        {hasCollector
          ? 'Il sito funziona con i soli cookie tecnici. Se vuoi, contiamo anche pagine e passi aperti, senza dati che dicano chi sei, per capire cosa migliorare.'
          : 'Questo sito usa solo i cookie che servono a farlo funzionare: non c’è niente da scegliere.'}{' '}
        {hasCollector && choice !== null && standing[choice]}{' '}
        <a href={paths.cookies}>Leggi la cookie policy</a>
      </p>
      <div className={styles['choices']}>
        {hasCollector ? (
          <>
            <Button look="secondary" onClick={() => onChoice('refused')}>
              Rifiuta
            </Button>
            <Button look="secondary" onClick={() => onChoice('accepted')}>
              Accetta
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={close}>
            Va bene
          </Button>
        )}
      </div>
    </section>
  );
}

/** While it lies over the page, the page is longer by it, what takes the focus scrolls free, and notices stand above. */
function keepRoomFor(panel: HTMLElement | null) {
  if (!panel) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const isOver = getComputedStyle(panel).position === 'fixed';
    style.setProperty('--question', isOver ? `calc(${panel.offsetHeight}px + 2 * var(--space-5))` : '0px');
  });
  sizes.observe(panel);
  return () => {
    sizes.disconnect();
    style.removeProperty('--question');
  };
}
