import { expect, test } from 'vitest';
import { AstroGlobal, EndpointContext } from './page-globals.ts';

const state = {
  routeData: { route: '/cars/[slug]', prerender: true },
  cookies: 'cookies',
  locals: 'locals',
  params: { slug: 'x' },
  request: 'request',
  url: 'url',
  getClientAddress: () => 'client address',
  computeCurrentLocale: () => 'en-AU',
  computePreferredLocale: () => 'en',
  computePreferredLocaleList: () => ['en'],
  getCsp: () => 'csp',
  resolve: (key: string) => `resolved ${key}`,
};
const shared = {
  state,
  generator: 'Astro',
  site: 'site',
  getOriginPathname: () => '/cars/x',
  getLogger: () => 'logger',
};
const ofPage = {
  ...shared,
  response: 'response',
  redirect: 'redirect',
  rewrite: 'rewrite',
  getActionResult: 'getActionResult',
  callAction: 'callAction',
  newSlots: (values: object | null) => ({ values }),
};
const OF_BOTH = {
  generator: 'Astro',
  routePattern: '/cars/[slug]',
  isPrerendered: true,
  cookies: 'cookies',
  clientAddress: 'client address',
  currentLocale: 'en-AU',
  preferredLocale: 'en',
  preferredLocaleList: ['en'],
  params: { slug: 'x' },
  locals: 'locals',
  request: 'request',
  url: 'url',
  site: 'site',
  originPathname: '/cars/x',
  csp: 'csp',
  logger: 'logger',
  cache: 'resolved cache',
  session: undefined,
};
const read = (object: object, names: object): object =>
  Object.fromEntries(Object.keys(names).map((name) => [name, Reflect.get(object, name)]));

test('an endpoint finds what Astro knows of its page', () => {
  expect(read(new EndpointContext(shared), OF_BOTH)).toEqual(OF_BOTH);
});

test('a component finds the same, its own properties, and what it may do', () => {
  const props = { title: 'Cars' };
  const astro = new AstroGlobal(ofPage, props, null);
  const expected = {
    ...OF_BOTH,
    props,
    self: null,
    response: 'response',
    redirect: 'redirect',
    rewrite: 'rewrite',
    getActionResult: 'getActionResult',
    callAction: 'callAction',
  };
  expect(read(astro, expected)).toEqual(expected);
});

test('the slots of a component are made once, of its own values', () => {
  const values = { default: () => 'text' };
  const astro = new AstroGlobal(ofPage, {}, values);
  expect(astro.slots).toEqual({ values });
  expect(astro.slots).toBe(astro.slots);
  expect(new AstroGlobal(ofPage, {}, undefined).slots).toEqual({ values: null });
});
