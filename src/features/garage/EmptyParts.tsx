import { Icon } from '../../components/ui/Icon.tsx';
import type { EmptyPart } from './empty-parts.ts';

/** What else a garage can hold, each with the way to begin it. */
export function EmptyParts({ parts, isAll }: { parts: readonly EmptyPart[]; isAll: boolean }) {
  if (parts.length === 0) return null;
  return (
    <section className="garage-empty" aria-labelledby="garage-more">
      <h2 id="garage-more" className="text-heading">
        {isAll ? 'Nothing here yet' : 'What else you can keep here'}
      </h2>
      {isAll && (
        <p className="garage-soft">
          Everything you save, ask and book appears here on every device you sign in on. Start with one of
          these.
        </p>
      )}
      <ul>
        {parts.map(({ section, icon, title, text, label, href }) => (
          <li key={section}>
            <span className="garage-badge">
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="garage-soft">{text}</p>
              <a className="link" href={href}>
                {label}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
