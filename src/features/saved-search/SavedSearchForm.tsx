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
  { id: noConsent, text: 'Please tick the box: without it we may not write to you.' },
  {
    id: noList,
    text: 'This list is not there any more. Please choose another one and ask again from there.',
  },
  { id: tooMany, text: 'Too many searches were kept just now. Please try again in a few minutes.' },
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
        <h1 className="text-heading">Tell me when one comes</h1>
        <div id={sent} className="search-place" tabIndex={-1}>
          <p className="search-done">Please look into your mailbox</p>
          <p>
            {`We have sent a link that confirms your address. Press it within 48 hours, and ${dealer} writes when something changes. If nothing comes, look among unwanted mail.`}
          </p>
        </div>
        <p className="search-soft">
          {`${dealer} writes when a vehicle arrives, goes down in price, comes back or is sold.`}
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
            Tell me
          </button>
          {privacy && (
            <p className="search-small">
              The address is used for nothing else.{' '}
              <a className="link" href={privacy}>
                Privacy policy
              </a>
            </p>
          )}
        </form>
        <p className="search-small">
          Or follow it without an address:{' '}
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
