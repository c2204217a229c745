import { describe, expect, it } from 'vitest';
import { newerInPages } from './newer-in-pages.ts';
import { newerInScripts } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';

const inScript = (source: string) => newerInScripts(new Map([['a.js', source]])).map(({ name }) => name);
const inStyle = (source: string) => newerInStyles(new Map([['a.css', source]])).map(({ name }) => name);

const inPage = (source: string) => newerInPages(new Map([['a.html', source]])).map(({ name }) => name);

describe('functions that are newer than a supported browser', () => {
  it.each([
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['[...new Intl.Segmenter("it").segment(a)]', 'Intl.Segmenter'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['globalThis.Object.groupBy(a, b)', 'Object.groupBy'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['a.isSubsetOf(b)', '.isSubsetOf()'],
    ['function f(){ let s = new URLSearchParams; return s.size > 0 ? 1 : 2 }', 'URLSearchParams.size'],
    ['document.startViewTransition(a)', 'document.startViewTransition'],
    ['let now = Temporal.Now', 'Temporal'],
    ['/[a--b]/v.test(c)', 'RegExp.unicodeSets'],
    // Whoever catches it says something else of it.
    ['try { AbortSignal.any([a, b]) } catch { say("network") }', 'AbortSignal.any'],
  ])('are found: %s', (source, name) => {
    expect(inScript(source)).toContain(name);
  });

  it.each([
    'let a = (b) => "requestIdleCallback" in window ? requestIdleCallback(b) : setTimeout(b)',
    'let a = (b) => `requestIdleCallback` in window ? requestIdleCallback(b) : setTimeout(b)',
    'if (URL.canParse) URL.canParse(a)',
    'function f(){ if (typeof navigation != "object") return; let go = () => navigation.back(); go() }',
    'document.startViewTransition?.(a)',
    'window.trustedTypes?.createPolicy(a)',
    'let URL = { canParse(){} }; URL.canParse(a)',
    'let sets = { isSubsetOf(){} }; sets.isSubsetOf(a)',
    'let s = new Map; s.size > 0',
    '[1].toSorted().at(-1)',
  ])('are fine where the script looks first, has its own, or every browser has them: %s', (source) => {
    expect(inScript(source)).toEqual([]);
  });
});

describe('styles that are newer than a supported browser', () => {
  it.each([
    ['.a:has(:checked){color:red}', ':has'],
    ['.a{color:light-dark(red,blue)}', 'light-dark()'],
    ['.a{field-sizing:content}', 'field-sizing'],
    ['.a{block-size:1lh}', '1lh'],
    ['.a{float:inline-end}', 'float: inline-end'],
    ['@starting-style{.a{opacity:0}}', '@starting-style'],
    ['@media (scripting:none){.a{color:red}}', '@media (scripting)'],
    ['.a{.b{color:red}}', '& nesting'],
    ['@supports not selector(:has(*)){.a:has(b){color:red}}', ':has'],
  ])('are found: %s', (source, name) => {
    expect(inStyle(source)).toContain(name);
  });

  it.each([
    '@supports selector(:has(*)){.a:has(:checked){color:red}}',
    '.a{block-size:1.6em;block-size:1lh}',
    '.a{-webkit-backdrop-filter:none;backdrop-filter:none}',
    '.a{inline-size:10rem;background:color-mix(in srgb,red,blue);--has:1lh}',
    '.a::-webkit-slider-thumb{color:red}',
  ])('are fine where an older browser is thought of, or has them: %s', (source) => {
    expect(inStyle(source)).toEqual([]);
  });
});

describe('elements and attributes that are newer than a supported browser', () => {
  it.each([
    ['<img src="/a.png" alt="" fetchpriority="high">', '<img fetchpriority>'],
    ['<div id="a" popover></div>', '<div popover>'],
    ['<p>a</p><search><input></search>', '<search>'],
  ])('are found in pages: %s', (source, name) => {
    expect(inPage(source)).toContain(name);
  });

  it.each([
    ['(0,a.jsx)(`img`,{src:b,fetchPriority:`high`})', '<img fetchpriority>'],
    ['(0,a.jsxs)("div",{popover:"auto",children:[]})', '<div popover>'],
  ])('are found in what scripts draw: %s', (source, name) => {
    expect(inScript(source)).toContain(name);
  });

  it('are fine where every browser has them, and what is text or a drawing is none', () => {
    expect(
      inPage('<script>"<search>"</script><input enterkeyhint="next" inputmode="numeric" required>'),
    ).toEqual([]);
    expect(inPage('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><div data-new="1" inert></div>')).toEqual([]);
    expect(inScript('(0,a.jsx)(Part,{popover:"auto"})')).toEqual([]);
  });
});
