import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { readBuildEnvironment, readCompileEnvironment } from './src/build/astro/build-environment.ts';
import { contentSecurityPolicy } from './src/build/astro/content-security-policy.ts';
import { tenantIntegration } from './src/build/astro/tenant-integration.ts';

// Builds ONE site: the tenant, its snapshot of stock and the folders to write to come from the environment. With
// FORECOURT_COMPILE it compiles the code that renders any site.
const SHARED_BY_ISLANDS =
  /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|src\/(components\/(vehicle|ui)\/([A-Z]|icon|page-numbers|use-page-return)|domain\/(vehicle\/(?!fresh-)|text\/(?!figure-|within|normalise-query|invisible|typed-characters)|picture|search\/(facets|card-from-hit|search-url|stock-filter|listing-href|listing-words)))/;
/** What jspdf draws HTML and SVG with; its manual says to leave out what a site does not use so. */
const UNUSED_OPTIONS_OF_JSPDF = ['canvg', 'dompurify', 'html2canvas'];
const environment = readCompileEnvironment(process.env) ?? (await readBuildEnvironment(process.env));
const { data } = environment;
// Of code that is compiled for all sites; src/build/astro/compiled-pages.ts puts each site's own in their place.
const ANY_SITE = { site: 'https://compiled.invalid', csp: { algorithm: 'SHA-256' } };

export default defineConfig({
  site: data?.tenant.site.url ?? ANY_SITE.site,
  root: environment.root,
  // Unique to the tenant and inside the project: with a shared cache one tenant was published with another's cars.
  outDir: environment.outFolder,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // Pictures are made before the render (src/stock/pictures/pictures.ts); Astro's own image endpoint is not used.
  // No code samples on these sites: the highlighter would only add inline styles.
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [react(), tenantIntegration(environment)],
  security: { csp: data ? contentSecurityPolicy(data) : ANY_SITE.csp },
  vite: {
    plugins: [tailwindcss()],
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What islands share comes in one file, not in ten small ones: each is a request more before the first cars.
            output: {
              codeSplitting: {
                groups: [
                  // Every page loads this one; what still pages and islands both use beside it must not bring React.
                  {
                    name: 'on-demand',
                    test: /vite\/preload-helper|state\/(kept-text|announcement|other-tabs)|domain\/(lead\/visited-pages|site\/document-marks)|\/(page|ui|vehicle|location|consent|analytics)-marks|components\/ui\/(send-event|someone-is-there)/,
                  },
                  // What pages of text do without; the islands share it.
                  {
                    name: 'days',
                    test: /services\/search\/in-time|text\/json-object|domain\/(location\/(local-time|clock-time)|calendar\/)/,
                  },
                  // What every kept value is made of: consent and drafts need it without the lists of vehicles.
                  {
                    name: 'stores',
                    test: /node_modules\/nanostores\/|src\/state\/persistent-value/,
                  },
                  // Shared by what is loaded once a visitor is on a page, and must not bring the lists.
                  { name: 'consent', test: /src\/(state\/consent|domain\/consent\/consent-(kinds|choices))/ },
                  // A few words each, which the viewer of a vehicle would ask for one by one.
                  { name: 'small', test: /components\/ui\/(adopt-styles|wants-less-motion|foreign-frame)/ },
                  { name: 'tabs', test: /components\/ui\/connect-tabs/ },
                  // What forms, and a page that asks what is newer, need of it without React.
                  {
                    name: 'plain',
                    test: /src\/(api\/(routes|call-path)|domain\/(text\/(normalise-query|invisible|typed-characters|format|typed-figure)\.|vehicle\/fresh-)|services\/(log-failure|call-api))/,
                  },
                  { name: 'islands', test: SHARED_BY_ISLANDS },
                  // What forms and hearts need of it must bring neither React, as the words of the comparison do, nor accounts.
                  {
                    name: 'state',
                    test: /src\/state\/(?!announcement|watch-outbox|lead-outbox|trade-in|own-reservation|near-place|own-finance|success-note|wake-form|lead-drafts|signed-in|watchlist|merge-watchlist|garage)|src\/domain\/saved\/(?!comparison|linked-vehicle|viewed-below)/,
                  },
                  // What starts workers: a file of the policy alone would be a request more.
                  {
                    name: 'workers',
                    test: /src\/(services\/(script-policy|offline\/start|search\/start-worker)|domain\/offline\/offline-(site|marks))/,
                  },
                  // What every form loads to keep and to send.
                  {
                    name: 'send-lead',
                    test: /src\/(api\/list-appointments|services\/submit-lead|state\/(watch-outbox|lead-outbox|lead-drafts))/,
                  },
                  // The calculators of a vehicle wake one after the other; their rules alone also follow a newer price.
                  { name: 'finance', test: /src\/domain\/(finance|costs)\// },
                  { name: 'calculators', test: /src\/features\/vehicle\/calculators\// },
                ],
              },
            },
          },
        },
      },
    },
    // Scripts are files, never inlined: inline ones would need a hash of their own on some pages only.
    // Pages preload nothing; what a part on intent imports beside it is fetched with it.
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { external: UNUSED_OPTIONS_OF_JSPDF },
    },
  },
});
