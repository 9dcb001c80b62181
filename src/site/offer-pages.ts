import { SECTION_PATHS } from '../domain/content/content-kinds.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import type { ContentPlan, OfferCard } from '../domain/content/content-view.ts';
import { offerJsonLd } from '../domain/content/text-offer-json-ld.ts';
import type { ContentParts } from './content-plans.ts';

type Offer = Extract<ContentText, { kind: 'offers' | 'promotions' }>;
const OFFERS = { label: 'Special offers', href: SECTION_PATHS.offers };
/** Vehicles below an offer. */
const VEHICLES = 8;

/** The list of offers and promotions, and a page for each, those that are over included (spec P1, S5, S15). */
export function offerPages({ site, current, shown, page, list }: ContentParts): ContentPlan[] {
  const isOffer = (text: ContentText): text is Offer => text.kind === 'offers' || text.kind === 'promotions';
  const all = site.texts.filter(isOffer);
  if (all.length === 0) return [];

  const cardOf = (offer: Offer): OfferCard => ({
    href: offer.path,
    heading: offer.title,
    offer: offer.kind === 'offers' ? offer.offer : '',
    description: offer.description,
    image: site.pictureOf(offer.picture),
    terms: offer.terms,
    until: offer.until,
  });

  function action(offer: Offer): { label: string; href: string } | undefined {
    const own =
      offer.kind === 'offers' && offer.link
        ? { label: offer.button ?? 'Find out more', href: offer.link }
        : undefined;
    const ways = [own, { label: 'Ask about this offer', href: '/contact' }].filter(
      (way) => way !== undefined,
    );
    return ways.find(({ href }) => !href.startsWith('/') || site.isPage(href));
  }

  const offerPage = (offer: Offer): ContentPlan =>
    page(
      offer,
      {
        view: 'offer',
        text: shown(offer),
        card: cardOf(offer),
        action: action(offer),
        stock: offer.stock
          ? site.stockOf(offer.stock, offer.kind === 'promotions' ? offer.limit : VEHICLES, '', true)
          : undefined,
        list: OFFERS,
      },
      { parents: [OFFERS], jsonLd: [offerJsonLd(offer, site.tenant.site)] },
    );

  return [
    list(
      { path: OFFERS.href, title: OFFERS.label, description: 'Offers and sales with their terms, at' },
      (text) => ({
        view: 'offers',
        text,
        offers: current('offers').map(cardOf),
        promotions: current('promotions').map(cardOf),
      }),
    ),
    ...all.map(offerPage),
  ];
}
