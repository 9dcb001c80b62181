import { inside, placeOf, wordsOf, type PageText } from './page-text.ts';

/** A form that asks who someone is. */
export type PersonalForm = {
  place: string;
  /** True if it leads to what is said about privacy. */
  hasPrivacyLink: boolean;
  /** Names of boxes that are ticked before anybody did so. */
  ticked: string[];
};

/** Fields by which a person is known; a search or a calculator has none, and the name of a location tells nobody's. */
const PERSONAL = /(^|_)(e?mail|phone|mobile|first_name|last_name|(?<!location_)name|postcode)$/i;
const PRIVACY = /privacy/i;

/** The forms of a page that ask for personal details. */
export function personalForms(page: PageText): PersonalForm[] {
  const forms = page.elements.filter(({ name }) => name === 'form');
  return forms.flatMap((form) => {
    const parts = [...inside(page, form)];
    const asks = parts.some(
      ({ name, attributes: { name: field = '', type = 'text' } }) =>
        ['input', 'textarea', 'select'].includes(name) && type !== 'hidden' && PERSONAL.test(field),
    );
    const fields = parts.filter(
      ({ name, attributes }) => name === 'input' && attributes['type'] !== 'hidden',
    );
    // A postcode alone tells nobody who asks.
    if (!asks || fields.every(({ attributes }) => attributes['name'] === 'postcode')) return [];
    return [
      {
        place: placeOf(page, form),
        hasPrivacyLink: parts.some(
          (each) => each.name === 'a' && PRIVACY.test(`${each.attributes['href']} ${wordsOf(page, each)}`),
        ),
        ticked: fields
          .filter(({ attributes }) => attributes['type'] === 'checkbox' && 'checked' in attributes)
          .map(({ attributes }) => attributes['name'] ?? 'a box without a name'),
      },
    ];
  });
}
