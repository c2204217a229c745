import { demonstrationWizard } from '@riparo/domain/platform/wizard/demonstration.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import { forgetProgress } from './forget-progress.ts';
import { loadKept, loadProgress, noProgress, saveProgress, stored } from './progress-storage.ts';

const wizard = demonstrationWizard;
const key = WIZARD_KEYS + wizard.formId;
const [firstStep, ...laterSteps] = wizard.steps;
if (!firstStep) throw new Error('a wizard asks something');
const asksLess = { ...wizard, steps: laterSteps };

const answered = { ...noProgress, data: { firstname: 'Ada' }, submissionKey: 'one', results: { price: 3 } };

let script = 'first-release.js';
const storageOf = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
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

describe('what a tab remembers of a wizard', () => {
  test('is there after a reload, outcome and all', () => {
    saveProgress(wizard, answered);
    expect(loadProgress(wizard)).toMatchObject(answered);
  });

  test('is nothing before somebody has answered, and where it can not be read', () => {
    expect(loadProgress(wizard)).toBeNull();
    sessionStorage.setItem(key, '{"data":');
    expect(loadProgress(wizard)).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    expect(loadProgress(wizard)).toBeNull();
  });

  test('keeps its answers through a new release, but not the outcome that the old one has drawn', () => {
    saveProgress(wizard, answered);
    script = 'second-release.js';
    expect(loadProgress(wizard)).toMatchObject({ ...answered, results: null });
  });

  test('is of no use to a release that asks something else', () => {
    saveProgress(asksLess, answered);
    expect(loadProgress(wizard)).toBeNull();
  });

  test('is of no use to a release that asks the same of another name, or in another way', () => {
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

  test('is of no use where an old release has not said what it asked', () => {
    sessionStorage.setItem(key, JSON.stringify({ data: { firstname: 'Ada' } }));
    expect(loadProgress(wizard)).toBeNull();
  });
});

const keepUntil = (until?: number) => device.set(key, JSON.stringify({ ...stored(wizard, answered), until }));

describe('what the device keeps', () => {
  test('is there until its time is over', () => {
    vi.useFakeTimers({ now: 1000 });
    keepUntil(1001);
    expect(loadKept(wizard)?.data).toEqual(answered.data);
    vi.setSystemTime(1001);
    expect(loadKept(wizard)).toBeNull();
  });

  test('is nothing without a time', () => {
    keepUntil();
    expect(loadKept(wizard)).toBeNull();
  });
});

test('what was bought is forgotten by tab and device, and nothing else is', () => {
  saveProgress(wizard, answered);
  saveProgress({ ...wizard, formId: 'another' }, answered);
  keepUntil(Date.now() + 1000);
  forgetProgress(wizard.formId);
  expect(loadProgress(wizard)).toBeNull();
  expect(loadKept(wizard)).toBeNull();
  expect(loadProgress({ ...wizard, formId: 'another' })?.data).toEqual(answered.data);
});
