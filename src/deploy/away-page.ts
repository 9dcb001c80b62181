import { displayPhone, phoneHref } from '../domain/location/phone.ts';
import { escapeMarkup } from '../domain/text/escape-markup.ts';

/** How shoppers reach the dealer without the site. */
type Contact = { name: string; phone?: string | undefined; email?: string | undefined };

const TITLE = 'That didn’t go through';

/** What is said to a program in place of the page, as the backend words its refusals. */
export const AWAY_JSON = JSON.stringify({
  error: 'The site did not answer. Please try again in a few minutes, or call us.',
});

function ways({ phone, email }: Contact): string {
  const all = [
    ...(phone === undefined ? [] : [[phoneHref(phone), `Call ${displayPhone(phone)}`]]),
    ...(email === undefined ? [] : [[`mailto:${email}`, `Email ${email}`]]),
    ['/', 'Back to our home page'],
  ];
  const links = all.map(
    ([href = '', words = ''], at) =>
      `<li><a href="${escapeMarkup(href)}" class="button ${at === 0 ? 'button-primary' : 'button-quiet'}">${escapeMarkup(words)}</a></li>`,
  );
  return `<ul class="mt-8 flex flex-wrap gap-3">${links.join('')}</ul>`;
}

const content = (contact: Contact): string =>
  '<div class="container-page grid justify-items-start pt-16 lg:pt-24">' +
  `<h1 class="text-display mt-2 max-w-3xl">${TITLE}</h1>` +
  '<p class="mt-5 max-w-xl text-lg text-ink-soft">This part of our site isn’t working right now, so we may not have got what you ' +
  'sent. Go back to the form, where what you typed should still be, and send it again in a few minutes' +
  `${contact.phone === undefined ? '' : ', or call us'}.</p>${ways(contact)}</div>`;

/**
 * The page that a shopper sees where the backend does not answer. It is `notFound`, the site's page for what is not there, with
 * other words in its main part; a plain page where that has no such part.
 */
export function awayPage(notFound: string, contact: Contact): string {
  const title = `<title>${escapeMarkup(`${TITLE} | ${contact.name}`)}</title>`;
  const main = /(<main\b[^>]*>).*<\/main>/s;
  if (!main.test(notFound))
    return (
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex">${title}</head><body><main>${content(contact)}</main></body></html>\n`
    );
  return notFound
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(main, (_, opening: string) => `${opening}${content(contact)}</main>`);
}
