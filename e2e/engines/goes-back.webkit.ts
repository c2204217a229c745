import { expect, test } from './support/engine-story.ts';

declare global {
  interface Window {
    wasHere: boolean;
  }
}

// Others keep no page while they are driven, or their driver does not come back from one.
/** Each kind of page: read, answered, and of an account. */
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

test('back shows a page as it was left, from the browser’s own memory', async ({ visitor }) => {
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
