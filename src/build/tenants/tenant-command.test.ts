import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../tenant/content/read-content.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { TEMPLATE_NAMES } from '../../tenant/schema.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder = '';

type Outcome = { code: number; out: string; err: string };

function run(...words: string[]): Promise<Outcome> {
  const file = path.join(root, 'scripts/tenant.ts');
  const env = { ...process.env, FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, '--tenants', folder, ...words],
      { cwd: folder, env },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      },
    );
  });
}

beforeAll(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(root, '.cache/tenant-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(TEMPLATE_NAMES)('R3 a new tenant of template %s is one that loads', async (template) => {
  const slug = `my-${template}`;
  const { code, out, err } = await run('new', slug, '--template', template);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`run \`npm run build -- ${slug} --tenants `);

  const { tenant } = await loadTenant(slug, folder);
  expect(tenant.template).toBe(template);
  const pages = readContent(path.join(folder, slug)).map(({ text }) => text?.path);
  expect(tenant.site.legal.every(({ href }) => pages.includes(href))).toBe(true);
  const [head = '', ...rows] = (await readFile(path.join(folder, slug, 'stock/stock.csv'), 'utf8'))
    .trim()
    .split('\n');
  expect(head.split(',')).toEqual(
    expect.arrayContaining(['stocknum', 'year', 'make', 'model', 'price', 'km']),
  );
  expect(rows.length).toBeGreaterThan(2);
});

test('R3 the drawings of a new tenant hold no words, so that a name given later is the only one', async () => {
  for (const file of ['logo.svg', 'favicon.svg']) {
    const drawing = await readFile(path.join(folder, 'my-used', file), 'utf8');
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
    expect(drawing).not.toMatch(/<text|<title|My/);
  }
});

describe('R3 what a tenant is set to', () => {
  test('R3 one line for each setting, with a star where it differs and who said so', async () => {
    const { code, out } = await run('my-used');
    expect(code).toBe(0);
    expect(out).toMatch(/^\* site\.name +tenant +"My Used"$/m);
    expect(out).toMatch(/^\* listing\.price_ascending_above_zero +template +true$/m);
    expect(out).toMatch(/^ {2}listing\.page_size +default +21$/m);
    expect(out).toMatch(/\* differs from the default: \d+ of \d+ settings\n$/);
  });

  test('P1 R3 a text that is over is warned of with its line', async () => {
    const file = path.join(folder, 'my-used', 'content', 'pages', 'over.md');
    await writeFile(file, '---\ntitle: A\npath: /over\nuntil: 2020-01-31\n---\nHi.');
    const { err } = await run('my-used');
    await rm(file);
    expect(err).toContain(
      'Warning: content/pages/over.md front matter until (line 4): 2020-01-31 is in the past.',
    );
  });

  test('R3 the same as JSON', async () => {
    const { out } = await run('my-used', '--json');
    expect(JSON.parse(out)).toContainEqual({
      path: 'listing.page_size',
      value: 21,
      saidBy: 'default',
      differs: false,
    });
  });

  test('R3 --explain adds what each setting means and may be', async () => {
    const { code, out } = await run('my-used', '--explain');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^. listing\.page_size .*\n {6}Cards on a page\. Allowed: a whole number from 3 to 60\.$/m,
    );
    const { out: json } = await run('my-used', '--explain', '--json');
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({ path: 'listing.page_size', meaning: 'Cards on a page.' }),
    );
  });

  test('R3 the reference of all settings', async () => {
    const { code, out } = await run('reference');
    expect(code).toBe(0);
    expect(out).toBe(await readFile(path.join(root, 'docs/settings.md'), 'utf8'));
  });

  test('R3 the list of tenants', async () => {
    const { out } = await run('list');
    expect(out).toBe(
      `${TEMPLATE_NAMES.map((name) => `my-${name}`)
        .toSorted()
        .join('\n')}\n`,
    );
  });
});

describe('R3 what goes wrong ends with its own code and words', () => {
  test('R3 nothing is overwritten', async () => {
    const file = path.join(folder, 'my-used', 'tenant.ts');
    const before = await readFile(file, 'utf8');
    const { code, err } = await run('new', 'my-used');
    expect({ code, err }).toEqual({
      code: 2,
      err:
        'my-used is there already and stays as it is. Take another slug, or remove the folder first.\n' +
        '(npm run tenant -- --help shows how it is called.)\n',
    });
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  test.each([
    ['a slug that cannot be one', ['new', 'My Cars'], "'My Cars' cannot be a slug"],
    ['a template there is not', ['new', 'more', '--template', 'boats'], 'Allowed choices are group, used'],
    ['no slug', [], "missing required argument 'slug'"],
    ['one word too many', ['my-used', 'more'], 'too many arguments'],
  ])('R3 %s is wrong usage', async (_, words, message) => {
    const { code, out, err } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('R3 an unknown tenant', async () => {
    const { code, err } = await run('my-usd');
    expect(code).toBe(2);
    expect(err).toContain('way out   write my-used; known tenants: my-caravans-and-trucks, my-group,');
  });

  test('R3 a folder of tenants that is not there', async () => {
    const { code, err } = await run('--tenants', path.join(folder, 'nowhere'), 'list');
    expect(code).toBe(2);
    expect(err).toContain('nowhere cannot be used: 1 thing is wrong.');
  });

  test('R3 a file that is not TypeScript names the line', async () => {
    await run('new', 'torn');
    await writeFile(
      path.join(folder, 'torn', 'tenant.ts'),
      "export default {\n  slug: 'torn',\n  list: [1\n};\n",
    );
    const { code, err } = await run('torn');
    expect(code).toBe(1);
    expect(err).toBe(
      [
        'torn/tenant.ts cannot be used: 1 thing is wrong.',
        '',
        '  line 4',
        '    expected  TypeScript that Node can run by leaving the types out',
        "    found     SyntaxError: Expected ',', got '}'",
        '    way out   look at line 4 and the one before it; a bracket, comma or quote is often missing there',
        '',
        'docs/add-a-tenant.md explains the files of a tenant; `npm run tenant -- --help` lists the commands.',
        '',
      ].join('\n'),
    );
  });

  test('a slip in the name of a command is told as that', async () => {
    const { code, err } = await run('lst');
    expect(code).toBe(2);
    expect(err).toContain("There is no tenant and no command 'lst'. Did you mean list?");
  });

  test.each(['show', 'new', 'list'])('the help of %s shows examples and the exit codes', async (name) => {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain('npm run tenant -- new my-cars --template used');
    expect(out).toMatch(/Exit codes:\n {2}0 .+\n {2}1 .+\n {2}2 .+/);
  });

  test('R3 help shows examples and the exit codes', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('npm run tenant -- new my-cars --template used');
    expect(out).toMatch(/Exit codes:\n {2}0 .+\n {2}1 .+\n {2}2 .+/);
  });
});

describe('R3 a new tenant from a feed', () => {
  const feeds = path.join(root, 'tests/feeds');

  test('R3 loads with the settings that were guessed, shows three records, and says why of each setting', async () => {
    const { code, out, err } = await run('new', 'from-french', '--from', path.join(feeds, 'french.xml'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('14 of 14 records are vehicles as guessed.');
    expect(out.match(/^Record \d+ \(line \d+\): \d{4} /gm)).toHaveLength(3);
    expect(out).toMatch(/^ {2}price +\d+ +<- 'prix\.montant' {2}\d\d \d{3}$/m);
    const { tenant } = await loadTenant('from-french', folder);
    expect(tenant.feed).toMatchObject({
      source: 'stock/french.xml',
      format: 'xml',
      records_at: 'export.garage.vehicules.vehicule',
    });
    const file = await readFile(path.join(folder, 'from-french/tenant.ts'), 'utf8');
    expect(file).toContain("// sure: its name, and 100% of its values\n      year: 'identite.annee',");
  });

  test('R3 overwrites nothing', async () => {
    const before = await readFile(path.join(folder, 'from-french/tenant.ts'), 'utf8');
    const { code, err } = await run('new', 'from-french', '--from', path.join(feeds, 'german.csv'));
    expect(code).toBe(2);
    expect(err).toContain('is there already and stays as it is');
    expect(await readFile(path.join(folder, 'from-french/tenant.ts'), 'utf8')).toBe(before);
  });

  test('R3 a feed that cannot be guessed makes a tenant that says what to do, and a password none', async () => {
    const unsure = await run('new', 'unsure', '--from', path.join(feeds, 'names-and-values.xml'));
    expect(unsure.code).toBe(1);
    expect(unsure.out).toContain('Next: put the feed right in');
    expect(unsure.out).toContain("It cannot be read as guessed: The feed has no column 'make'.");
    const secret = await run('new', 'secret', '--from', 'https://dealer:hunter2@feeds.example/stock.csv');
    expect(secret.code).toBe(2);
    expect(secret.err).toContain('The address has a password');
    expect(secret.err).not.toContain('hunter2');
    const none = await run('new', 'none', '--from', 'no-such.csv');
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('no-such.csv is missing')]);
  });

  test('R3 of an archive one file is named, and the photos beside it are a further feed', async () => {
    const archive = path.join(feeds, 'two-files.zip');
    const open = await run('new', 'from-archive', '--from', archive);
    expect(open.code).toBe(1);
    expect(open.err).toContain("Add --member 'stock.csv' or 'photos.csv'.");
    const { code, out } = await run('new', 'from-archive', '--from', archive, '--member', 'stock.csv');
    expect(code).toBe(0);
    expect(out).toContain("further_feeds: likely: the photos are in 'photos.csv' beside it, by vehicle");
    const { tenant } = await loadTenant('from-archive', folder);
    expect(tenant.feed.member).toBe('stock.csv');
    expect(tenant.images.origins).toEqual(['https://img.example']);
    expect(tenant.further_feeds).toMatchObject([
      {
        name: 'photos',
        feed: {
          ...{ member: 'photos.csv', order_by: 'Sequence' },
          columns: { stocknum: 'StockNumber', images: 'PhotoUrl' },
        },
        wins: ['images'],
      },
    ]);
    const without = await run('new', 'no-feed', '--member', 'stock.csv');
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('that --from names')]);
  });

  test('R3 a workbook under the name of a table makes a tenant that loads', async () => {
    const { code, err } = await run(
      'new',
      'from-workbook',
      '--from',
      path.join(feeds, 'workbook-as-csv.csv'),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { tenant } = await loadTenant('from-workbook', folder);
    expect(tenant.feed).toMatchObject({ source: 'stock/workbook-as-csv.csv', format: 'xlsx' });
  });

  test('R3 a new tenant takes leads, shows the photos of its feed, and says what must still be given', async () => {
    const { out } = await run('new', 'from-yard', '--from', path.join(feeds, 'yard-system.xml'));
    const { tenant } = await loadTenant('from-yard', folder);
    expect(tenant.images.origins).toEqual(['https://img.example']);
    expect(tenant.leads).toMatchObject({
      delivery: { destinations: [{ type: 'mail', to: ['sales@from-yard.example'] }] },
    });
    for (const setting of ['site.licence.number', 'site.url, phone, email', 'locations', 'leads.delivery'])
      expect(out).toMatch(new RegExp(`^ {2}${RegExp.escape(setting)} +\\S`, 'm'));
    const { tenant: plain } = await loadTenant('my-used', folder);
    expect(plain.leads).not.toBe(false);
  });

  test('R3 the same for a program', async () => {
    const { out } = await run('new', 'from-trucks', '--json', '--from', path.join(feeds, 'trucks.ndjson'));
    const { guess } = JSON.parse(out);
    expect(guess.columns).toContainEqual(
      expect.objectContaining({ field: 'km', column: 'odometer', sureness: 'sure' }),
    );
  });
});
