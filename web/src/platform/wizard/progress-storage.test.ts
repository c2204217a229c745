import { demonstrationWizard } from '@riparo/domain/platform/wizard/demonstration.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import { deleteProgress } from './forget-progress.ts';
import { loadFromDevice, loadProgress, noProgress, saveProgress, stored } from './progress-storage.ts';

const wizard = demonstrationWizard;
const key = WIZARD_KEYS + wizard.formId;
const [firstStep, ...laterSteps] = wizard.steps;
if (!firstStep) throw new Error('a wizard asks something');
const asksLess = { ...wizard, steps: laterSteps };

const answered = { ...noProgress, data: { firstname: 'Ada' }, submissionKey: 'one', results: { price: 3 } };

let script = 'first-release.js';
const storageOf = (entries: Map<string, string>) => ({
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => entries.set(name, value),
  removeItem: (name: string) => entries.delete(name),
});
let device: Map<string, string>;

beforeEach(() => {
  script = 'first-release.js';
  device = new Map();
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  vi.stubGlobal('localStorage', storageOf(device));
  vi.stubGlobal('document', { querySelector: () => ({ src: script }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('wizard progress stored in a tab', () => {
  test('progress survives a reload, with its outcome', () => {
    saveProgress(wizard, answered);
    expect(loadProgress(wizard)).toMatchObject(answered);
  });

  test('there is no progress before the first answer, or if it is unreadable', () => {
    expect(loadProgress(wizard)).toBeNull();
    sessionStorage.setItem(key, '{"data":');
    expect(loadProgress(wizard)).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    expect(loadProgress(wizard)).toBeNull();
  });

  test('progress keeps its answers after a new release, but not the outcome the old release rendered', () => {
    saveProgress(wizard, answered);
    script = 'second-release.js';
    expect(loadProgress(wizard)).toMatchObject({ ...answered, results: null });
  });

  test('progress is dropped by a release with other questions', () => {
    saveProgress(asksLess, answered);
    expect(loadProgress(wizard)).toBeNull();
  });

  test('progress is dropped by a release that renames a question or asks it in another way', () => {
    const [name, ...others] = firstStep.fields;
    if (!name) throw new Error('a step asks something');
    for (const other of [{ ...name, name: 'surname' }, { ...name, kind: 'longText' } as typeof name]) {
      saveProgress(
        { ...wizard, steps: [{ ...firstStep, fields: [other, ...others] }, ...laterSteps] },
        answered,
      );
      expect(loadProgress(wizard)).toBeNull();
    }
  });

  test('progress is dropped if an old release did not store its questions', () => {
    sessionStorage.setItem(key, JSON.stringify({ data: { firstname: 'Ada' } }));
    expect(loadProgress(wizard)).toBeNull();
  });
});

const keepUntil = (until?: number) => device.set(key, JSON.stringify({ ...stored(wizard, answered), until }));

describe('answers stored on the device', () => {
  test('stored answers last until they expire', () => {
    vi.useFakeTimers({ now: 1000 });
    keepUntil(1001);
    expect(loadFromDevice(wizard)?.data).toEqual(answered.data);
    vi.setSystemTime(1001);
    expect(loadFromDevice(wizard)).toBeNull();
  });

  test('stored answers without an expiry do not count', () => {
    keepUntil();
    expect(loadFromDevice(wizard)).toBeNull();
  });
});

test('a purchase deletes its answers from tab and device, and nothing else', () => {
  saveProgress(wizard, answered);
  saveProgress({ ...wizard, formId: 'another' }, answered);
  keepUntil(Date.now() + 1000);
  deleteProgress(wizard.formId);
  expect(loadProgress(wizard)).toBeNull();
  expect(loadFromDevice(wizard)).toBeNull();
  expect(loadProgress({ ...wizard, formId: 'another' })?.data).toEqual(answered.data);
});
