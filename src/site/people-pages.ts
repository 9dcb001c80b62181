import { SECTION_PATHS } from '../domain/content/content-kinds.ts';
import type { ContentText } from '../domain/content/content-text.ts';
import type { ContentPlan, PersonCard, PositionCard } from '../domain/content/content-view.ts';
import { offeredForms } from '../domain/lead/lead-routes.ts';
import { faqJsonLd } from '../domain/content/faq-json-ld.ts';
import { jobJsonLd } from '../domain/content/job-json-ld.ts';
import { liveLinks } from '../domain/content/live-links.ts';
import type { ContentParts } from './content-plans.ts';
import type { SiteParts } from './site-parts.ts';

type Position = Extract<ContentText, { kind: 'careers' }>;
const CAREERS = { label: 'Careers', href: SECTION_PATHS.careers };

const locationOf = (site: SiteParts, slug: string | undefined) =>
  site.tenant.locations.find((location) => location.slug === slug);

function positionCard(position: Position, site: SiteParts): PositionCard {
  const { path: href, title, description, employment, pay, posted, until } = position;
  return {
    href,
    title,
    description,
    employment,
    pay,
    posted,
    until,
    location: locationOf(site, position.location),
  };
}

/** The positions that are open, as cards. */
export const positionCards = ({ site, current }: Pick<ContentParts, 'site' | 'current'>): PositionCard[] =>
  current('careers').map((position) => positionCard(position, site));

/** The page of each position, and a list of them where no form is at its address (spec P1, C12). */
export function careerPages(parts: ContentParts): ContentPlan[] {
  const { site, shown, page, list } = parts;
  const positions = site.texts.filter((text): text is Position => text.kind === 'careers');
  const hasForm = offeredForms(site.tenant).has('careers');
  const applyTo = ({ title }: Position) => ({
    label: 'Apply for this position',
    href: `${CAREERS.href}?${new URLSearchParams({ position: title })}`,
  });
  const each = positions.map((position) =>
    page(
      position,
      {
        view: 'position',
        text: shown(position),
        position: positionCard(position, site),
        apply: hasForm ? applyTo(position) : undefined,
      },
      {
        parents: [CAREERS],
        jsonLd: [jobJsonLd(position, site.tenant, locationOf(site, position.location))],
      },
    ),
  );
  if (hasForm || positions.length === 0) return each;
  const words = { path: CAREERS.href, title: CAREERS.label, description: 'Positions that are open at' };
  return [list(words, (text) => ({ view: 'positions', text, positions: positionCards(parts) })), ...each];
}

/** Who works there, on one page. */
export function teamPages({ site, current, shown, list }: ContentParts): ContentPlan[] {
  const people = current('team').map((person): PersonCard => ({
    name: person.title,
    role: person.role,
    html: shown(person)
      .blocks.map((block) => (block.block === 'words' ? block.html : ''))
      .join(''),
    image: site.pictureOf(person.picture),
    alt: person.picture_alt,
    phone: person.phone,
    email: person.email,
    location: locationOf(site, person.location),
  }));
  if (people.length === 0) return [];
  const words = { path: SECTION_PATHS.team, title: 'Our team', description: 'The people you meet at' };
  return [list(words, (text) => ({ view: 'team', text, people }))];
}

/** Questions with their answers, on one page. */
export function questionPages({ site, current, list }: ContentParts): ContentPlan[] {
  const groups = current('faqs').map(({ name, title, questions }) => ({
    id: name,
    title,
    questions: questions.map((one) => ({ ...one, html: liveLinks(one.html, site.isPage) })),
  }));
  if (groups.length === 0) return [];
  const words = {
    path: SECTION_PATHS.faqs,
    title: 'Questions and answers',
    description: 'Answers to what customers ask',
    jsonLd: [faqJsonLd(groups.flatMap(({ questions }) => questions))],
  };
  return [list(words, (text) => ({ view: 'questions', text, groups }))];
}
