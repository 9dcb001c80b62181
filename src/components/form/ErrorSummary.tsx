import type { RefObject } from 'react';
import { FORM_MARKS, SUMMARY_TITLE } from '../../domain/lead/form-marks.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

type Props = {
  ref?: RefObject<HTMLDivElement | null>;
  errors: readonly FieldError[];
  /** A sentence about the form as a whole. */
  failure?: string | undefined;
  /** The id of a field's control; undefined where nothing of it is seen. */
  idOf: (field: string) => string | undefined;
  /** Brings a field into view before it gets the focus. */
  onGo?: (field: string) => void;
};

/** What to mend in a form, with a link to each field (spec F3). The backend fills it in on a page that it answers with. */
export function ErrorSummary({ ref, errors, failure, idOf, onGo }: Props) {
  const isHidden = errors.length === 0 && failure === undefined;
  return (
    <div
      ref={ref}
      className="error-summary"
      role="alert"
      tabIndex={-1}
      hidden={isHidden}
      {...{ [FORM_MARKS.summary]: '' }}
    >
      <h2 hidden={!isHidden && errors.length === 0}>{SUMMARY_TITLE}</h2>
      <ul>
        {errors.map(({ field, message }) => {
          const id = idOf(field);
          return (
            <li key={field}>
              {id === undefined ? (
                <span>{message}</span>
              ) : (
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo?.(field);
                    // The step of the field is shown before the field can take the focus.
                    requestAnimationFrame(() => document.getElementById(id)?.focus());
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <p hidden={failure === undefined} {...{ [FORM_MARKS.failure]: '' }}>
        {failure ?? ''}
      </p>
    </div>
  );
}
