import { expect, test } from './browser-test.ts';
import { demoSlugs, demoUrl, pageKinds } from './demo-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const KINDS = ['home', 'listing', 'vehicle', 'form', 'form of steps', 'form with figures', 'checkout'];

for (const slug of demoSlugs) {
  const kinds = pageKinds(slug);
  for (const kind of KINDS) {
    const address = kinds[kind];
    if (address === undefined) continue;
    test(`F7 ${slug}: ${kind} has no field with letters so small that a phone zooms into it`, async ({
      page,
    }) => {
      await page.goto(demoUrl(slug, address), { waitUntil: 'networkidle' });
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
          .filter(
            (field) =>
              !/^(hidden|checkbox|radio|range|submit|button)$/.test((field as HTMLInputElement).type),
          )
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => `${field.localName} ${field.getAttribute('name') ?? field.id}`),
      );
      expect(small).toEqual([]);
    });
  }
}
