import { expect, test } from 'vitest';
import {
  cacheOfPage,
  filesOfPage,
  importsOfScript,
  importsOnDemand,
  isCacheOfPage,
  keptAnswer,
} from './kept-page.ts';

test('A6 a page needs the files of its release that it names, each once, and no picture of a vehicle', () => {
  const html = `<script src="/before-paint.js" data-time-zone="Australia/Brisbane"></script>
    <link rel="preload" href="/_astro/figtree.D_ZTVpCC.woff2" as="font"><link rel="stylesheet" href="/_astro/Page.BT_.css">
    <link rel="icon" href="/favicon.svg"><img src="/logo.svg?v=15eb404793"><img src="/logo.svg?v=15eb404793">
    <img src="/img/van-123.webp"><a href="/search/used-cars"><a href="https://other.example/_astro/a.js">
    <astro-island component-url="/_astro/GarageView.Ba1.js" renderer-url="/_astro/client.JNN.js"></astro-island>`;
  expect(filesOfPage(html)).toEqual([
    '/before-paint.js',
    '/_astro/figtree.D_ZTVpCC.woff2',
    '/_astro/Page.BT_.css',
    '/logo.svg?v=15eb404793',
    '/_astro/GarageView.Ba1.js',
    '/_astro/client.JNN.js',
  ]);
});

test('A6 S17 a script needs what it imports at its start, and not what it loads on demand', () => {
  const script = `import{r as e}from"./islands.B-_mz1lA.js";import"./days.yT2.js";export{a}from './phone.u.js';
    const b=()=>import("./show-frame.D.js");const c=()=>import(\`./other.js\`);import x from"./islands.B-_mz1lA.js"`;
  expect(importsOfScript(script)).toEqual([
    '/_astro/islands.B-_mz1lA.js',
    '/_astro/days.yT2.js',
    '/_astro/phone.u.js',
  ]);
  expect(importsOnDemand(script)).toEqual(['/_astro/show-frame.D.js', '/_astro/other.js']);
});

test.each([
  ['/my-garage', 'newest'],
  ['/my-garage?from=letter', 'newest'],
  ['/before-paint.js', 'newest'],
  ['/_astro/GarageView.Ba1CSFDx.js', 'kept'],
  ['/logo.svg?v=15eb404793', 'kept'],
  ['/logo.svg', 'nothing'],
  ['/_astro/../api/garage', 'nothing'],
  ['/api/garage', 'nothing'],
  ['/api/account', 'nothing'],
  ['/my-garage-of-old', 'nothing'],
  ['/', 'nothing'],
  ['/search/used-cars', 'nothing'],
  ['/cars/2021-aldera-larkspur', 'nothing'],
  ['/img/van-123.webp', 'nothing'],
  ['/search-index/manifest.json', 'nothing'],
])('A6 the worker of a garage answers for %s with %s', (address, answer) => {
  expect(keptAnswer(address, '/my-garage')).toBe(answer);
});

test('A6 each page of a garage has a cache of its own', () => {
  const name = cacheOfPage('/my-garage', 'abc');
  expect(isCacheOfPage(name, '/my-garage')).toBe(true);
  expect(isCacheOfPage(cacheOfPage('/my-garage/old', 'abc'), '/my-garage')).toBe(false);
  expect(isCacheOfPage('search', '/my-garage')).toBe(false);
});
