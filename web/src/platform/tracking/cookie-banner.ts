import type { CookieChoice } from '@riparo/domain/platform/tracking/choice.ts';
import { buttonClass } from '@riparo/ui/button-look.ts';
import buttonStyles from '@riparo/ui/button-look.module.css';
import { element, lineIcon } from '@riparo/ui/element.ts';
import { paths } from '../router/paths.ts';
import styles from './CookieBanner.module.css';

type Question = {
  /** The earlier choice; null on the first visit. */
  readonly choice: CookieChoice | null;
  readonly hasCollector: boolean;
  /** Null leaves everything as it was. */
  readonly onChoice: (choice: CookieChoice | null) => void;
};

export type CookieBanner = {
  readonly panel: HTMLElement;
  readonly heading: HTMLElement;
};

const stateTexts = {
  accepted: 'Oggi le statistiche sono attive.',
  refused: 'Oggi le statistiche sono spente.',
} satisfies Record<CookieChoice, string>;

const CROSS = 'M18 6 6 18M6 6l12 12';

/** Asks whether the visit may be counted. No is as easy as yes, looks the same, and is what the X means. */
export function cookieBanner({ choice, hasCollector, onChoice }: Question): CookieBanner {
  const isFirst = choice === null && hasCollector;
  const heading = element(
    'h2',
    { id: 'cookie-titolo', tabindex: '-1', class: styles['title'] },
    hasCollector ? 'Possiamo contare le visite?' : 'Solo cookie tecnici',
  );
  // Closing changes nothing if a choice exists or there is nothing to choose.
  const leave = isFirst ? 'refused' : null;
  const cross = element(
    'button',
    {
      type: 'button',
      class: styles['close'],
      'aria-label': isFirst ? 'Chiudi e continua senza accettare' : 'Chiudi',
    },
    lineIcon(22, CROSS),
  );
  cross.addEventListener('click', () => onChoice(leave));
  const button = (label: string, chosen: CookieChoice | null) => {
    const made = element(
      'button',
      { type: 'button', class: buttonClass('secondary', false) },
      element('span', { class: buttonStyles['label'] }, label),
    );
    made.addEventListener('click', () => onChoice(chosen));
    return made;
  };
  const panel = element(
    'section',
    { class: styles['banner'], 'aria-labelledby': heading.id },
    heading,
    cross,
    element(
      'p',
      { class: styles['text'] },
      hasCollector
        ? 'Il sito funziona con i soli cookie tecnici. Se vuoi, contiamo anche pagine e passi aperti, senza dati che dicano chi sei, per capire cosa migliorare. '
        : 'Questo sito usa solo i cookie che servono a farlo funzionare: non c’è niente da scegliere. ',
      hasCollector && choice !== null ? `${stateTexts[choice]} ` : '',
      element('a', { href: paths.cookies }, 'Leggi la cookie policy'),
    ),
    element(
      'div',
      { class: styles['choices'] },
      ...(hasCollector
        ? [button('Rifiuta', 'refused'), button('Accetta', 'accepted')]
        : [button('Va bene', null)]),
    ),
  );
  return { panel, heading };
}
