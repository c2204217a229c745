import type { Locator, Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, press, summary } from './support/account.ts';
import { cameraFor, changedPixels, contrastOf, groundOf, placeOf } from './support/picture.ts';
import { expect, test, withMotions } from './support/story.ts';

const settings = {
  'in dark colours': { colorScheme: 'dark', forcedColors: 'none' },
  'in the reader’s own colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** The demonstration with everything answered, where every question can be revisited. */
async function answerEverything(page: Page): Promise<void> {
  await page.goto('/sandbox/modulo');
  await page.evaluate((birthDate) => {
    const data = {
      firstname: 'Ada',
      birthDate,
      email: 'ada@example.it',
      phone: null,
      note: 'La sera',
      home: 'Proprietà',
      mortgage: false,
      sports: ['Nuoto'],
      region: 'Lazio',
      since: 2010,
      valueCents: 25_000_000,
      feeling: 50,
    };
    sessionStorage.setItem(
      'riparo:wizard:Demonstration',
      JSON.stringify({ data, results: null, questions: 0 }),
    );
  }, examplePerson.birthDate);
}

/** As an earlier answer: without the pointer or the focus. */
const setChosen = (control: Locator, isChosen: boolean) =>
  control.evaluate((input: HTMLInputElement, checked) => {
    input.checked = checked;
    input.blur();
  }, isChosen);

for (const [name, setting] of Object.entries(settings)) {
  test(`${name} controls have edges, and what is chosen, wrong or focused is visible`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia(setting);
    const { take, pictureOf, edgeOf } = cameraFor(await context.newPage());
    await page.bringToFront();
    const expectEdge = async (control: Locator) =>
      expect(contrastOf(await edgeOf(control))).toBeGreaterThanOrEqual(3);
    const expectContrast = async (control: Locator) => {
      await setChosen(control, false);
      const before = await pictureOf(control);
      await setChosen(control, true);
      expect(changedPixels(before, await pictureOf(control))).toBeGreaterThan(60);
    };

    await page.goto('/login');
    const title = await pictureOf(page.getByRole('heading', { level: 1 }));
    expect(contrastOf(title)).toBeGreaterThanOrEqual(7);
    expect(groundOf(title)).toBeLessThan(0.1);
    const enter = page.getByRole('button', { name: 'Accedi', exact: true });
    const box = field(page, 'E-mail').locator('..');
    for (const each of [enter, box]) await expectEdge(each);
    const calmBox = await edgeOf(box);
    await press(page, 'Accedi');
    await expect(summary(page)).toBeFocused();
    expect(changedPixels(calmBox, await edgeOf(box))).toBeGreaterThan(5);
    await field(page, 'Password').press('Tab');
    await page.keyboard.press('Tab');
    await expect(enter).toBeFocused();
    const withRing = await pictureOf(enter);
    await enter.blur();
    expect(changedPixels(await pictureOf(enter), withRing)).toBeGreaterThan(200);

    await answerEverything(page);
    await page.goto('/sandbox/modulo?passo=3');
    const cards = ['Proprietà', 'Affitto'].map((each) => page.getByRole('radio', { name: each }));
    for (const each of cards) await expectEdge(each);
    const edges = [];
    for (const each of cards) edges.push(await edgeOf(each));
    const [chosen = [], other = []] = edges;
    expect(changedPixels(chosen, other)).toBeGreaterThan(5);
    await page.goto('/sandbox/modulo?passo=6');
    await page.getByRole('combobox', { name: 'Regione' }).fill('l');
    const first = page.getByRole('option').first();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('data-highlighted', 'true');
    const highlighted = await pictureOf(first);
    await page.keyboard.press('ArrowDown');
    await expect(first).not.toHaveAttribute('data-highlighted', 'true');
    expect(changedPixels(highlighted, await pictureOf(first))).toBeGreaterThan(200);

    await page.goto('/sandbox/modulo?passo=7');
    // Left of the handle the track is filled, right of it it is not.
    const slider = page.getByRole('slider');
    const { x, y, width, height } = await placeOf(slider);
    const track = (share: number) =>
      take(page, { x: x + width * share, y: y + height / 2 - 2, width: 4, height: 4 });
    expect(contrastOf([groundOf(await track(0.2)), groundOf(await track(0.8))])).toBeGreaterThanOrEqual(3);

    await page.goto('/sandbox/modulo?passo=8');
    const consent = page.getByRole('checkbox', { name: /Acconsento/ });
    await setChosen(consent, false);
    await expectEdge(consent);
    await expectContrast(consent);
  });
}

test.describe('with reduced motion', () => {
  test.use(withMotions);

  test('with reduced motion nothing moves for longer than a moment', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving: string[] = [];
    await page.exposeFunction('reportMotion', (what: string) => moving.push(what));
    await page.addInitScript(() => {
      for (const begins of ['animationstart', 'transitionrun'])
        document.addEventListener(begins, ({ target }) => {
          if (!(target instanceof Element)) return;
          for (const { effect } of target.getAnimations({ subtree: true })) {
            const lasts = Number(effect?.getComputedTiming().endTime);
            if (lasts > 10) window.reportMotion(`${target.outerHTML.slice(0, 80)} for ${lasts} ms`);
          }
        });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await answerEverything(page);
    await page.goto('/sandbox/modulo?passo=3');
    await page.getByRole('radio', { name: 'Affitto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quali sport fai?');
    await page.goto('/login');
    await press(page, 'Accedi');
    await expect(summary(page)).toBeFocused();
    expect(moving).toEqual([]);
  });
});

declare global {
  interface Window {
    reportMotion: (what: string) => void;
  }
}
