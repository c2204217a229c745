import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { nameField, textField, yesNoField } from '@riparo/domain/platform/wizard/fields.ts';
import { BrowserRouter } from '../src/platform/router/router.tsx';
import { WIZARD_KEYS } from '../src/platform/api/memory/browser-memory.ts';
import { noProgress, stored, type WizardProgress } from '../src/platform/wizard/progress-storage.ts';
import type { Submission, SubmissionResult } from '../src/platform/wizard/use-submission.ts';
import { preloadFields } from '../src/platform/wizard/WizardField.tsx';
import { keeping } from '../src/platform/wizard/wizard-progress.ts';
import { WizardScreen } from '../src/platform/wizard/WizardScreen.tsx';
import { onPage, settled } from './on-page.ts';

/** A wizard as short as one can be that has a question which is not always asked, and one with two fields. */
export const trip: Wizard = {
  formId: 'gita',
  forWhom: 'Per chi vive in Italia.',
  steps: [
    {
      id: 'name',
      title: 'Come ti chiami?',
      fields: [nameField({ name: 'firstname', label: 'Nome', required: 'Scrivi il nome.' })],
    },
    { id: 'dog', title: 'Hai un cane?', fields: [yesNoField({ name: 'hasDog', label: 'Hai un cane?' })] },
    {
      id: 'dogName',
      title: 'Come si chiama il cane?',
      fields: [textField({ name: 'dogName', label: 'Nome del cane', required: 'Scrivi come si chiama.' })],
      skipWhen: ({ hasDog }) => hasDog === false,
    },
    {
      id: 'where',
      title: ({ firstname }) => `Dove vai, ${String(firstname)}?`,
      fields: [
        textField({ name: 'town', label: 'Città', required: 'Scrivi la città.' }),
        textField({ name: 'street', label: 'Via', required: 'Scrivi la via.' }),
      ],
    },
  ],
  loader: { text: 'Prepariamo la gita…', minimumMs: 0 },
};

type Sent = Submission & {
  readonly signal: AbortSignal;
  readonly answer: (result: SubmissionResult<string>) => Promise<void>;
  readonly fail: () => Promise<void>;
};

/** The loader of this wizard stays no longer than a timer of nothing, which is older than this one. */
const loaderGone = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Its screen at an address (null: where the visitor is), and what it sends. */
export async function openTrip(
  props: Partial<Parameters<typeof WizardScreen<string>>[0]> = {},
  address: string | null = '/gita',
) {
  if (address) history.replaceState(null, '', address);
  const sent: Sent[] = [];
  const screen = (more: typeof props = {}) => (
    <BrowserRouter>
      <WizardScreen<string>
        wizard={trip}
        title="La gita"
        description="Dove si va."
        submit={(submission) =>
          new Promise((resolve, reject) => {
            sent.push({
              ...submission,
              answer: (result) => settled(() => (resolve(result), loaderGone())),
              fail: () => settled(() => (reject(new Error('lost')), loaderGone())),
            });
          })
        }
        renderResult={(result, startAgain, answers) => (
          <>
            <h1 tabIndex={-1}>
              {result} per {String(answers['firstname'])}
            </h1>
            <button onClick={startAgain}>Da capo</button>
          </>
        )}
        {...props}
        {...more}
      />
    </BrowserRouter>
  );
  const page = await onPage(screen());
  const go = async (field: string, text: string) => {
    await page.write(field, text);
    await page.press('Continua');
  };
  // By keys: they look around, and nothing moves on by itself meanwhile.
  const choose = async (name: string) => {
    page.field(name).focus();
    await page.key('ArrowDown');
    await page.choose(name);
  };
  return {
    ...page,
    sent,
    go,
    choose,
    change: (more: typeof props) => page.rerender(screen(more)),
    /** Before anything of the first press is on the screen. */
    pressTwice: (name: string) =>
      settled(() => {
        page.button(name).click();
        page.button(name).click();
      }),
    answerAll: async () => {
      await go('Nome', 'Ada');
      await choose('No');
      await page.press('Continua');
      await page.write('Città', 'Lucca');
      await go('Via', 'Fillungo');
    },
    heading: () => page.place.querySelector('h1')?.textContent,
    rate: () => page.place.querySelector('progress')?.getAttribute('value'),
    comes: () => page.place.querySelector<HTMLElement>('[data-comes]')?.dataset['comes'],
    count: () => page.place.querySelector('p[class*=count]')?.textContent,
    wrong: () => [...page.place.querySelectorAll('li')].map((line) => line.textContent),
  };
}

export const where = () => location.pathname + location.search;

const KEY = `${WIZARD_KEYS}${trip.formId}`;

/** What a storage holds of it. */
export const rememberedBy = (storage: Storage) =>
  JSON.parse(storage.getItem(KEY) ?? 'null') as WizardProgress | null;

/** As if these had been the answers before. */
export const remember = (storage: Storage, progress: Partial<WizardProgress>) =>
  storage.setItem(
    KEY,
    JSON.stringify({ ...stored(trip, noProgress), until: Date.now() + 60_000, ...progress }),
  );

/** What comes while somebody reads the first question. */
export async function fetchTripParts(): Promise<void> {
  preloadFields(trip);
  await Promise.all([
    keeping(),
    import('@riparo/ui/ErrorList.tsx'),
    import('../src/platform/wizard/fields/later-kinds.ts'),
  ]);
}
