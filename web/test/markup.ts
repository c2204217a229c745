import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from './words.ts';

/** What a component shows at first, before anybody does anything; classes as its style sheet names them. */
export const markupOf = (element: ReactElement) =>
  renderToStaticMarkup(element).replaceAll(/(?<=class="[^"]*)\b_(\w+)_[\da-z]{6}\b/g, '$1');

/** What of it is read, with a line for each piece. */
export const wordsOf = (element: ReactElement) => wordsIn(markupOf(element));

type Drawn = Readonly<Record<string, string>>;

/** The attributes of every part that has this class, in order: where a picture has put it, and how large. */
export const drawnAs = (element: ReactElement, className: string): Drawn[] =>
  [...markupOf(element).matchAll(/<\w+((?: [\w-]+="[^"]*")*)/g)]
    .map(([, text = '']): Drawn => {
      const attributes = text.matchAll(/([\w-]+)="([^"]*)"/g);
      return Object.fromEntries([...attributes].map(([, name, value]) => [name, value]));
    })
    .filter((drawn) => drawn['class'] === className);
