import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  id: string;
  label: ReactNode;
  /** What is wrong with what stands in it. */
  error: string | undefined;
  className?: string;
};

/** A field of the pages of accounts with its label and the place of its error (spec F3); it is uncontrolled. */
export function AccountField({ id, label, error, className = 'field', ...input }: Props) {
  const errorId = `${id}-error`;
  return (
    <div>
      <label className="account-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={className}
        aria-describedby={errorId}
        aria-invalid={error === undefined ? undefined : true}
        {...input}
      />
      <p id={errorId} className="account-error" hidden={error === undefined}>
        {error ?? ''}
      </p>
    </div>
  );
}
