import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../domain/lead/lead-file.ts';
import { PHOTO_FIELDS } from '../../domain/lead/photo-fields.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { ANSWERS, leadSite } from '../leads/example-form.fixture.ts';
import { leadFiles } from '../store/lead-files.ts';
import { listLeads } from '../store/list-leads.ts';

const VEHICLE = { own_make: 'Aldera', own_model: 'Larkspur', own_km: '61,000', condition: 'Good' };
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);

/** A photo of so many bytes that says where it was taken. */
async function photo(bytes: number): Promise<File> {
  const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a83' } })
    .withExif({ IFD0: { ImageDescription: 'At home in Quillby' } })
    .jpeg()
    .toBuffer();
  return new File([taken, new Uint8Array(bytes - taken.length)], 'photo.jpg');
}

async function openForms() {
  const saved: Buffer[] = [];
  const save = (bytes: Buffer) => Promise.resolve(`key-${saved.push(bytes)}`);
  const files = { ...leadFiles('/nowhere'), save };
  const { ask, backend } = await exampleBackend([leadSite({ leads: { forms: ['trade-in'] } })], { files });
  const send = async (photos: Record<string, File>, accept = 'text/html') => {
    const data = new FormData();
    const texts = { form: 'trade-in', car_id: '', url: '/trade-in', website: '', ...ANSWERS, ...VEHICLE };
    for (const [name, value] of Object.entries({ ...texts, ...photos })) data.set(name, value);
    const request = new Request('http://backend.invalid', { method: 'POST', body: data });
    return ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': request.headers.get('content-type') ?? '', accept },
      body: Buffer.from(await request.arrayBuffer()),
    });
  };
  const leads = async () => (await listLeads(backend.store, {})).map(({ lead }) => lead);
  return { send, leads, saved };
}

test('F8 four photos of 4 MB are taken, each without what it says of its taker', async () => {
  const { send, leads, saved } = await openForms();
  const large = await photo(4 * 1024 * 1024);
  const photos = Object.fromEntries(PHOTO_FIELDS.map(({ name }) => [name, large]));
  expect((await send(photos)).status).toBe(303);
  expect((await leads())[0]?.files.map(({ name, type }) => [name, type])).toEqual(
    PHOTO_FIELDS.map(() => ['photo.jpg', 'image/jpeg']),
  );
  for (const kept of saved) {
    expect(kept.toString('latin1')).not.toContain('Quillby');
    expect(kept.length).toBeLessThan(10_000);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  }
});

test.each([
  ['a PDF', async () => new File([PDF], 'a.jpg'), 'Please choose a JPEG, PNG or WebP photo.'],
  [
    'a photo that is cut off',
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const whole = await sharp({
        create: { width: 300, height: 200, channels: 3, background: 'grey', noise },
      })
        .jpeg()
        .toBuffer();
      return new File([new Uint8Array(whole.subarray(0, whole.length / 2))], 'a.jpg');
    },
    "We can't open this picture. Please choose another one.",
  ],
  [
    'a small file of a picture too large to open',
    async () => {
      const bomb = sharp({ create: { width: 8000, height: 8001, channels: 3, background: '#a83' } });
      return new File([new Uint8Array(await bomb.png().toBuffer())], 'a.png');
    },
    'Please choose a photo of at most 64 megapixels.',
  ],
  ['a photo of 5 MB and a byte', () => photo(MAX_FILE_BYTES + 1), 'Please choose a file of at most 5 MB.'],
])('F8 %s is refused at its field, and nothing is kept', async (_, file, message) => {
  const { send, leads, saved } = await openForms();
  const answer = await send({ photo_front: await photo(4000), photo_rear: await file() }, 'application/json');
  expect(answer.status).toBe(422);
  expect(answer.json()).toEqual({
    error: 'Please fix the following errors:',
    errors: [{ field: 'photo_rear', message }],
  });
  expect(await leads()).toEqual([]);
  expect(saved).toEqual([]);
});

test('F8 a photo in a field that no form has is refused', async () => {
  const { send, leads } = await openForms();
  expect((await send({ photo_other: await photo(4000) })).status).toBe(422);
  expect(await leads()).toEqual([]);
});
