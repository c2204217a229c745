import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { demonstrationWizard } from '@riparo/domain/platform/wizard/demonstration.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';
import { loadFromDevice, noProgress, type WizardProgress } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { clearOnDevice, storeOnDevice } from './keep-on-device.ts';

const wizard = demonstrationWizard;
let device: Map<string, string>;

/** A tab with these answers, as the device sees it. */
function tabWith(progress: Partial<WizardProgress>): ProgressStore {
  let known: WizardProgress = { ...noProgress, ...progress };
  const take = (changes: Partial<WizardProgress>) => {
    known = { ...known, ...changes };
  };
  return {
    get: () => known,
    set: take,
    note: take,
    show: take,
    saveDraft: (draft) => take({ draft }),
    subscribe: () => () => undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  device = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  vi.stubGlobal('document', { querySelector: () => null, title: 'Come ti chiami? · Ogni campo · Riparo' });
  vi.stubGlobal('location', { pathname: '/sandbox/modulo' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('storing answers on the device', () => {
  test('the device stores answers and drafts for thirty days, but no consent', () => {
    const tab = tabWith({ data: { firstname: 'Ada', privacy: true }, draft: { phone: ['33'] } });
    storeOnDevice(wizard, tab, false);
    expect(loadFromDevice(wizard)).toMatchObject({
      data: { firstname: 'Ada' },
      draft: { phone: ['33'] },
      revision: tab.get().revision,
    });
    expect(loadFromDevice(wizard)?.data).not.toHaveProperty('privacy');
    vi.setSystemTime(1000 + 30 * DAY_MS - 1);
    expect(loadFromDevice(wizard)).not.toBeNull();
    vi.setSystemTime(1000 + 30 * DAY_MS);
    expect(loadFromDevice(wizard)).toBeNull();
  });

  test('the device stores the page of the questions too, to resume there', () => {
    storeOnDevice(wizard, tabWith({ data: { firstname: 'Ada' } }), false);
    expect(loadFromDevice(wizard)).toMatchObject({ path: '/sandbox/modulo', title: 'Ogni campo' });
  });

  test('the device deletes answers at the outcome, unless payment follows', () => {
    const tab = tabWith({ data: { firstname: 'Ada' } });
    storeOnDevice(wizard, tab, false);
    tab.set({ results: { price: 3 } });
    storeOnDevice({ ...wizard, isPaidAfterwards: true }, tab, false);
    expect([...device.keys()]).toEqual([WIZARD_KEYS + wizard.formId]);
    storeOnDevice(wizard, tab, false);
    expect(device.size).toBe(0);
    expect(tab.get().revision).toBe('');
  });

  test('the device deletes an empty set of answers', () => {
    const tab = tabWith({ data: { firstname: 'Ada' } });
    storeOnDevice(wizard, tab, false);
    tab.set({ data: { privacy: true } });
    storeOnDevice(wizard, tab, false);
    expect(device.size).toBe(0);
  });
});

/** A tab that has answered after another one. */
function answeredTwice(other: Partial<WizardProgress>, isTyping: boolean): ProgressStore {
  storeOnDevice(wizard, tabWith({ data: { firstname: 'Ada' } }), false);
  const tab = tabWith(other);
  storeOnDevice(wizard, tab, isTyping);
  return tab;
}

test('answers sent to other devices are remembered, and deleted there with the last question', () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push(`${url} ${body}`);
    return new Response(null, { status: 204 });
  });
  const tab = tabWith({ data: { firstname: 'Ada' }, carriedIds: ['away'] });
  storeOnDevice(wizard, tab, false);
  expect(loadFromDevice(wizard)?.carriedIds).toEqual(['away']);
  expect(requests).toEqual([]);
  clearOnDevice(wizard, tab);
  clearOnDevice(wizard, tab);
  expect(requests).toEqual(['/api/public/carried-answers/forget {"id":"away"}']);
  expect(device.size).toBe(0);
  tab.set({ carriedIds: ['later'], results: {} });
  storeOnDevice({ ...wizard, isPaidAfterwards: true }, tab, false);
  expect(requests.slice(1)).toEqual(['/api/public/carried-answers/forget {"id":"later"}']);
});

describe('answers from another device', () => {
  test("answers from another device count as another tab's until the visitor decides", () => {
    const tab = answeredTwice({ data: { firstname: 'Bea' }, isCarried: true }, false);
    expect(tab.get()).toMatchObject({ isElsewhere: true, isCarried: true });
    tab.set({ revision: loadFromDevice(wizard)?.revision ?? '' });
    storeOnDevice(wizard, tab, false);
    expect(tab.get()).toMatchObject({ isElsewhere: false, isCarried: false });
  });
});

describe('two tabs with the same questions', () => {
  test('two tabs with different answers ask which count, and nothing is overwritten', () => {
    const tab = answeredTwice({ data: { firstname: 'Bea' } }, false);
    expect(tab.get().isElsewhere).toBe(true);
    expect(loadFromDevice(wizard)?.data).toEqual({ firstname: 'Ada' });
  });
});
