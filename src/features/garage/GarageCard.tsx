import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** Beside the heading: the way to a page of its own. */
  link?: { label: string; href: string };
  children: ReactNode;
};

/** A part of the garage: its heading, and what is in it. */
export function GarageCard({ id, title, link, children }: Props) {
  return (
    <section className="card garage-card" aria-labelledby={id}>
      <div className="garage-head">
        <h2 id={id} className="text-heading" tabIndex={-1}>
          {title}
        </h2>
        {link && (
          <a className="link" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
