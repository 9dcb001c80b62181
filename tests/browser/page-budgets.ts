/**
 * Design section 11: kilobytes of bodies on the wire with brotli on a phone. All but `jsAfterIslands` count before any
 * scroll, `requests` is a number with room for one more than the page asks for; layout shift is 0 everywhere. Styles have a kilobyte over the design's 8: tables in
 * texts scroll, texts and forms stand in a block of their own with an aside, cards have a compact shape, and contrast is a choice; another is the tenant's theme, a file beside the page. Forms load half of its 14 KB, and React at a touch
 * (docs/decisions/0154). A vehicle asks at load whether it is reserved (docs/decisions/0075), which is 5 KB and two files.
 * Values that parts share are nanostores (docs/decisions/0164), 1.1 KB wherever one is used at load.
 * What a list loads of the search libraries is what they are (docs/decisions/0166), beside 3 KB that read typed queries (0175)
 * and 4 for distance, ways out of an empty list and compact cards (0178), 0.8 that wait for a touch of the photos on cards (0182) and
 * 0.5 for what was viewed; Vite's own preloader is 0.6 KB of every page.
 * A site whose headings have a font of their own fetches two, 37.5 or 41.6 KB; with one it is 20 to 24.3 (docs/decisions/0176).
 */
export const BUDGETS = {
  // Photos of vehicles in a yard or a paddock are 20 to 38 KB a card, where those of a studio were 10 to 15 (docs/decisions/0173).
  // A picture across the whole page is 160 KB on a phone, where that beside the words is 90 (docs/decisions/0176).
  // The row of yards has arrows. Stills of the demos are made with little effort: 3% more bytes, half the time.
  home: { js: 6.2, jsAfterIslands: 70, css: 10.25, font: 42, html: 15, images: 312, requests: 23 },
  // With the box above the list, its example, the terms of weekly figures and typed features: 0.7 KB.
  listing: { js: 132, jsAfterIslands: 154, css: 10.1, font: 42, html: 20, images: 180, requests: 27 },
  // The viewer is an island beside the calculators, and its photos are in the page for it (docs/decisions/0160).
  // Back closes the dialog and the viewer, and times follow the chosen yard: 1 KB, in forms of steps too.
  vehicle: { js: 13.5, jsAfterIslands: 100, css: 10.1, font: 42, html: 20.5, images: 150, requests: 22 },
  location: { js: 6, jsAfterIslands: 75, css: 10.1, font: 42, html: 15, images: 136, requests: 18 },
  models: { js: 5.5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  model: { js: 5.5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  // A picture of each brand.
  brands: { js: 5.5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 15 },
  brand: { js: 5.5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  // Forms are islands of React that wake at a touch (docs/decisions/0154).
  form: { js: 7.5, jsAfterIslands: 90, css: 11.5, font: 42, html: 15, images: 10, requests: 20 },
  // No row of the design's: the style of blocks is over half a kilobyte over that of forms.
  'form with blocks': {
    js: 7.5,
    jsAfterIslands: 90,
    css: 11.5,
    font: 42,
    html: 15,
    images: 150,
    requests: 23,
  },
  // Some dealers ask who is there first, which is two more.
  // Shut days, HEIC, slips of an email address and whose draft it is: 0.6 KB in these forms, 2.2 KB in the checkout.
  'form of steps': { js: 14.5, jsAfterIslands: 90, css: 11.5, font: 42, html: 15, images: 10, requests: 26 },
  // No row of the design's: a figure or an offer beside the form is up to half a kilobyte of style over that of forms.
  'form with figures': {
    js: 14.5,
    jsAfterIslands: 90,
    css: 11.5,
    font: 42,
    html: 15,
    images: 10,
    requests: 27,
  },
  // They show at once what the vehicle costs now, and before paying what is agreed to, with the yard, its hours and the balance.
  checkout: { js: 105, jsAfterIslands: 105, css: 10.25, font: 42, html: 15, images: 10, requests: 40 },
  'online payment': {
    js: 84.5,
    jsAfterIslands: 84.5,
    css: 10.25,
    font: 42,
    html: 15,
    images: 10,
    requests: 29,
  },
  // Signed in: what is of a shopper comes with an island and one call.
  garage: { js: 80, jsAfterIslands: 80, css: 10.1, font: 42, html: 15, images: 150, requests: 24 },
  // No rows of the design's: a text with pictures or vehicles in it.
  article: { js: 5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  offer: { js: 5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  blog: { js: 5, jsAfterIslands: 10, css: 10.1, font: 42, html: 15, images: 150, requests: 20 },
  offers: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 150, requests: 15 },
  careers: { js: 7.5, jsAfterIslands: 90, css: 11.4, font: 42, html: 15, images: 100, requests: 20 },
  // As other pages of text, beside two pictures of the place, and beside pictures of people.
  about: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 214, requests: 13 },
  team: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 100, requests: 15 },
  position: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 10, requests: 10 },
  questions: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 10, requests: 11 },
  text: { js: 3.7, jsAfterIslands: 3.7, css: 10.1, font: 42, html: 15, images: 10, requests: 11 },
} as const;

/** What the first touch of a vehicle's photos may fetch, in kilobytes: React and the viewer (docs/decisions/0160). */
export const KILOBYTES_ON_TOUCH = 85;

export type PageKind = keyof typeof BUDGETS;

export const PAGE_KINDS = ['home', 'listing', 'vehicle', 'location', 'text'] as const satisfies PageKind[];
