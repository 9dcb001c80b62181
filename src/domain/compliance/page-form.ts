import { placeOf, wordsOf, type PageText } from './page-text.ts';

/** A form that asks who somebody is. */
export type PersonalForm = {
  place: string;
  /** Whether it leads to what is said about privacy. */
  hasPrivacyLink: boolean;
  /** Names of boxes that are ticked before anybody did so. */
  ticked: string[];
};

/** Fields by which a person is known; a search or a calculator has none. */
const PERSONAL = /(^|_)(e?mail|phone|mobile|first_name|last_name|name|postcode)$/i;
const PRIVACY = /privacy/i;

/** The forms of a page that ask for personal details. */
export function personalForms(page: PageText): PersonalForm[] {
  return page.elements.flatMap((form, at) => {
    if (form.name !== 'form') return [];
    const inside = page.elements.slice(at + 1, endOf(page, at));
    const asks = inside.some(
      ({ name, attributes: { name: field = '', type = 'text' } }) =>
        ['input', 'textarea', 'select'].includes(name) && type !== 'hidden' && PERSONAL.test(field),
    );
    const fields = inside.filter(
      ({ name, attributes }) => name === 'input' && attributes['type'] !== 'hidden',
    );
    // A postcode alone tells nobody who asks.
    if (!asks || fields.every(({ attributes }) => attributes['name'] === 'postcode')) return [];
    return [
      {
        place: placeOf(page, form),
        hasPrivacyLink: inside.some(
          (each) => each.name === 'a' && PRIVACY.test(`${each.attributes['href']} ${wordsOf(page, each)}`),
        ),
        ticked: fields
          .filter(({ attributes }) => attributes['type'] === 'checkbox' && 'checked' in attributes)
          .map(({ attributes }) => attributes['name'] ?? 'a box without a name'),
      },
    ];
  });
}

/** Where what is in an element ends: it follows on it without a gap. */
function endOf({ elements }: PageText, outer: number): number {
  const end = elements.findIndex(({ parent }, place) => place > outer && parent < outer);
  return end === -1 ? elements.length : end;
}
