import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleSite, type ExampleSite } from './example-site.fixture.ts';

const CARS = [
  exampleVehicle({ id: '1', slug: 'a', path: '/cars/a', name: '2019 [Aldera] Larkspur', make: 'Aldera' }),
];

const files = (changes: ExampleSite = {}): Record<string, string> =>
  Object.fromEntries(
    exampleSite({ vehicles: CARS, ...changes })
      .assistants.all()
      .map(({ path, text }) => [path, text]),
  );

test('P5 a site has three files for assistants, unless its dealer wants none', () => {
  expect(Object.keys(files())).toEqual(['/llms.txt', '/inventory.json', '/.well-known/agent-card.json']);
  expect(files({ tenant: { assistants: { files: false } } })).toEqual({});
});

test('P5 the guide names the dealer, the licence, lists, places and forms', () => {
  const guide = files()['/llms.txt'] ?? '';
  const { tenant } = exampleSite();
  const [title, , summary] = guide.split('\n');
  expect(title).toBe(`# ${tenant.site.name}`);
  expect(summary).toMatch(/^> /);
  expect(guide).toContain(tenant.site.licence.number);
  for (const { name, slug } of tenant.locations)
    expect(guide).toContain(`- [${name}](${tenant.site.url}/${tenant.location.route}/${slug}): `);
  expect(guide).toContain(`](${tenant.site.url}/search/new-used-and-demo-cars): 1 cars`);
  expect(guide).toContain(`[Inventory](${tenant.site.url}/inventory.json)`);
});

test('P5 the inventory lists in the order of the lists, as many as the dealer wants', () => {
  const vehicles = [1, 2, 3].map((id) => exampleVehicle({ id: `${id}`, slug: `${id}`, path: `/cars/${id}` }));
  const { listed, total } = JSON.parse(
    files({ vehicles, tenant: { assistants: { most_vehicles: 2 } } })['/inventory.json'] ?? '',
  );
  expect({ listed, total }).toEqual({ listed: 2, total: 3 });
});

test('P5 the card has what the A2A protocol requires, and claims no interface', () => {
  const card = JSON.parse(files()['/.well-known/agent-card.json'] ?? '');
  expect(card).toMatchObject({ version: '1.0.0', supportedInterfaces: [] });
  for (const field of ['name', 'description', 'capabilities', 'defaultInputModes', 'defaultOutputModes'])
    expect(card).toHaveProperty(field);
  expect(card.capabilities).not.toHaveProperty('extensions');
  for (const skill of card.skills) {
    expect(Object.keys(skill)).toEqual(['id', 'name', 'description', 'tags', 'outputModes']);
    expect(skill.description).toMatch(/ GET https:\/\/\S+$/);
  }
});
