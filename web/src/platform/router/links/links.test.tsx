// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf } from '../../../../test/markup.ts';
import { onPage, settled } from '../../../../test/on-page.ts';
import { SiteLink } from './SiteLink.tsx';
import { TextLink } from './TextLink.tsx';

beforeEach(() => history.replaceState(null, '', '/guide'));

/** Presses a link; returns whether the browser is left to follow it. */
const pressed = async (link: HTMLElement, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...how });
  // Links left to the browser lead nowhere in this test.
  const stay = (heard: Event) => {
    isLeft = !heard.defaultPrevented;
    heard.preventDefault();
  };
  let isLeft = false;
  window.addEventListener('click', stay, { once: true });
  await settled(() => link.dispatchEvent(event));
  return isLeft;
};

describe('a link inside the site', () => {
  test('a link inside the site is followed in the application, hands over its state and calls onFollow', async () => {
    const onFollow = vi.fn<() => void>();
    const { button } = await onPage(
      <SiteLink to="/prodotti" state={{ from: 'x' }} onFollow={onFollow}>
        Prodotti
      </SiteLink>,
    );
    const before = history.length;
    expect(await pressed(button('Prodotti'))).toBe(false);
    expect(location.pathname).toBe('/prodotti');
    expect(history.length).toEqual(before + 1);
    expect(history.state).toMatchObject({ state: { from: 'x' } });
    expect(onFollow).toHaveBeenCalledOnce();
  });

  test.each<[MouseEventInit, string | undefined, boolean]>([
    [{ metaKey: true }, undefined, true],
    [{ altKey: true }, undefined, true],
    [{ ctrlKey: true }, undefined, true],
    [{ shiftKey: true }, undefined, true],
    [{ button: 1 }, undefined, true],
    [{}, '_blank', true],
    [{}, '_self', false],
    [{}, undefined, false],
  ])('a link pressed with %o for the tab %s is left to the browser: %s', async (how, target, isLeft) => {
    const { button } = await onPage(
      <SiteLink to="/prodotti" {...(target && { target })}>
        Prodotti
      </SiteLink>,
    );
    expect(await pressed(button('Prodotti'), how)).toBe(isLeft);
    expect(location.pathname).toBe(isLeft ? '/guide' : '/prodotti');
  });
});

test.each([
  ['/guide', '<a class="link" href="/guide">Qui</a>'],
  ['mailto:ada@example.it', '<a href="mailto:ada@example.it" class="link">Qui</a>'],
  ['tel:800486661', '<a href="tel:800486661" class="link">Qui</a>'],
  [
    'https://www.ivass.it/',
    '<a href="https://www.ivass.it/" class="link" target="_blank" rel="noopener noreferrer">Qui<span class="newTab"> (si apre in una nuova scheda)</span></a>',
  ],
  [undefined, '<span class="link">Qui</span>'],
])('a link in a text leads to %s', (to, markup) => {
  expect(markupOf(<TextLink to={to}>Qui</TextLink>)).toBe(markup);
});
