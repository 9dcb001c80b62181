import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stockFilePrices } from './stock-file-prices.ts';

function siteWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const named = Object.keys(files).map((file) => ({ path: file, sha256: '', bytes: 0 }));
  return stockFilePrices(folder, named).map(([file, amounts]) => [file, [...amounts]]);
}

test('P3 the law check reads the dollars of feeds and catalogues by the page of the vehicle', () => {
  expect(
    siteWith({
      'catalogues/google-vehicles.tsv': 'id\tlink\tprice\r\n1\thttps://a.example/cars/a\t25990 AUD\r\n',
      'ads/meta-vehicles.csv': 'vehicle_id,url,price\r\n1,https://a.example/cars/b,900 AUD\r\n',
      'feeds/arrivals.xml':
        '<guid isPermaLink="false">https://a.example/cars/a#25990</guid><guid isPermaLink="false">https://a.example/cars/c#</guid>',
      'feeds/arrivals.atom':
        '<id>https://a.example/feeds/arrivals.atom</id><id>https://a.example/cars/%C3%A9#7</id>',
      'index.html': '<id>https://a.example/cars/z#1</id>',
    }),
  ).toEqual([
    ['/catalogues/google-vehicles.tsv', [['/cars/a', 25_990]]],
    ['/ads/meta-vehicles.csv', [['/cars/b', 900]]],
    [
      '/feeds/arrivals.xml',
      [
        ['/cars/a', 25_990],
        ['/cars/c', undefined],
      ],
    ],
    ['/feeds/arrivals.atom', [['/cars/é', 7]]],
  ]);
});
