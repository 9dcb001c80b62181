import { useLayoutEffect, useState } from 'react';
import { SAVE_SEARCH, SAVE_SEARCH_FIELDS, SEARCH_FEEDS } from '../../api/saved-searches.ts';
import { TRAP_FIELD } from '../../domain/lead/form-marks.ts';
import { askedWords } from '../../domain/saved-search/list-words.ts';
import { SAVED_SEARCH_PLACES } from '../../domain/saved-search/saved-search-marks.ts';
import type { ShownFacet } from '../../domain/search/facet.ts';

type Props = {
  dealer: string;
  consent: string;
  facets: readonly ShownFacet[];
  privacy: string | undefined;
};

const { sent, noEmail, noConsent, noList, tooMany } = SAVED_SEARCH_PLACES;
const PROBLEMS = [
  { id: noEmail, text: 'Please enter an email address such as name@example.com.' },
  { id: noConsent, text: "Please tick the box so we're allowed to email you." },
  {
    id: noList,
    text: 'This list is no longer available. Please choose another one and try again from there.',
  },
  { id: tooMany, text: "You've saved a few searches already. Try again in a few minutes." },
];
const FEEDS = [
  { label: 'RSS', href: SEARCH_FEEDS.rss, type: 'application/rss+xml' },
  { label: 'Atom', href: SEARCH_FEEDS.atom, type: 'application/atom+xml' },
];

/**
 * A small form (spec A12) about the search in the address: it posts by itself, and React says which search that is, and gives
 * it to the form and the feeds.
 */
export function SavedSearchForm({ dealer, consent, facets, privacy }: Props) {
  const [query, setQuery] = useState('');
  useLayoutEffect(() => setQuery(location.search), []);
  return (
    <div className="container-page search-page">
      <div className="card search-card">
        <h1 className="text-heading">Email Me New Matches</h1>
        <div id={sent} className="search-place" tabIndex={-1}>
          <p className="search-done">Check your inbox</p>
          <p>
            {`We've sent you a link to confirm your address. Click it within 48 hours and ${dealer} will email you when something changes. Can't see it? Check your junk folder.`}
          </p>
        </div>
        <p className="search-soft">
          {`${dealer} will email you when a vehicle arrives, drops in price, comes back or is sold.`}
        </p>
        <div className="needs-script search-asked">
          <h2>Your search</h2>
          <p>{askedWords(new URLSearchParams(query), facets).join(' · ')}</p>
        </div>
        {PROBLEMS.map(({ id, text }) => (
          <p key={id} id={id} className="search-place search-problem" tabIndex={-1}>
            {text}
          </p>
        ))}
        <form className="search-form" method="post" action={SAVE_SEARCH.path}>
          <input type="hidden" name={SAVE_SEARCH_FIELDS.search} value={query} />
          <div>
            <label className="search-label" htmlFor="search-email">
              Email
            </label>
            <input
              id="search-email"
              className="field"
              type="email"
              name={SAVE_SEARCH_FIELDS.email}
              autoComplete="email"
              required
              maxLength={254}
            />
          </div>
          <div className="search-trap" aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <label className="search-consent">
            <input
              type="checkbox"
              name={SAVE_SEARCH_FIELDS.consent}
              value="yes"
              required
              className="size-5 accent-accent"
            />
            <span>{consent}</span>
          </label>
          <button type="submit" className="button button-primary">
            Email Me
          </button>
          {privacy && (
            <p className="search-small">
              We won't use your address for anything else.{' '}
              <a className="link" href={privacy}>
                Privacy policy
              </a>
            </p>
          )}
        </form>
        <p className="search-small">
          Or follow it by RSS:{' '}
          {FEEDS.map(({ label, href, type }) => (
            <a key={label} className="link" href={href + query} type={type}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
