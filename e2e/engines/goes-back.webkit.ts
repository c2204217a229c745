import { expect, test } from './support/engine-story.ts';

declare global {
  interface Window {
    wasHere: boolean;
  }
}

// Other engines have no back-forward cache under automation, or their driver hangs after restoring a page.
/** One of each kind of page: to read, to answer, and of an account. */
const addresses = [
  '/',
  '/prodotti',
  '/prodotti/pet',
  '/guide',
  '/privacy',
  '/acquisto/pet',
  '/quiz-copertura',
  '/login',
];

test('back restores a page as it was left, from the browser’s own memory', async ({ visitor }) => {
  const restored: string[] = [];
  for (const address of addresses) {
    await visitor.open(address);
    await visitor.run(() => void (window.wasHere = true));
    await visitor.open('/trasparenza');
    await visitor.back();
    await visitor.isAt(address);
    if (await visitor.run(() => window.wasHere === true)) restored.push(address);
  }
  expect(restored).toEqual(addresses);
});
