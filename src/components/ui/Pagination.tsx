import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { pageNumbers } from './page-numbers.ts';

const BOX = 'grid size-11 place-items-center rounded-medium font-medium even-figures';
const QUIET = `${BOX} hover:bg-accent-soft`;

type Props = {
  /** Both from 1. */
  current: number;
  total: number;
  href: (page: number) => string;
  /** Where the pages change in place; without it the links are followed. */
  onPage?: (page: number) => void;
};

/** Links to the pages of a list. */
export function Pagination({ current, total, href, onPage }: Props) {
  if (total <= 1) return null;
  const link = (page: number) => ({
    href: href(page),
    ...(onPage && {
      onClick: (event: MouseEvent) => {
        // With a key held the browser opens a tab or a window of its own.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPage(page);
      },
    }),
  });
  return (
    <nav aria-label="Pages" className="no-print mt-10 flex flex-wrap items-center justify-center gap-1">
      {current > 1 && (
        <a {...link(current - 1)} rel="prev" className={QUIET} aria-label="Previous page">
          <Icon name="chevron-left" />
        </a>
      )}
      {pageNumbers(current, total).map((page, at) =>
        page === 'gap' ? (
          <span key={`gap ${at}`} className={`${BOX} max-xs:w-6 text-ink-faint`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={page}
            {...link(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={`${BOX} ${page === current ? 'bg-accent text-accent-ink' : 'hover:bg-accent-soft'} ${Math.abs(page - current) > 1 && page !== 1 && page !== total ? 'max-sm:hidden' : ''}`}
          >
            {page}
          </a>
        ),
      )}
      {current < total && (
        <a {...link(current + 1)} rel="next" className={QUIET} aria-label="Next page">
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
