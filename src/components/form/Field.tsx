import type { ReactNode } from 'react';
import { controlId, errorId, FORM_MARKS } from '../../domain/lead/form-marks.ts';
import { lastDay } from '../../domain/lead/field-problem.ts';
import { FILE_TYPES, PHOTO_TYPES } from '../../domain/lead/lead-file.ts';
import { takesFile, type FieldKind, type LeadField } from '../../domain/lead/lead-form.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ChoiceGroup, FreeTimes } from './use-free-times.ts';
import { CarriedInput } from './CarriedInput.tsx';

/** How each kind is typed; what is not here is a control of its own. */
const INPUTS = {
  name: { type: 'text' },
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  postcode: { type: 'text', inputMode: 'numeric' },
  rego: { type: 'text' },
  date: { type: 'date' },
  'date-time': { type: 'datetime-local' },
  number: { type: 'text', inputMode: 'numeric' },
  money: { type: 'text', inputMode: 'numeric' },
  file: { type: 'file', accept: FILE_TYPES.join(',') },
  photo: { type: 'file', accept: PHOTO_TYPES.join(',') },
} as const satisfies Partial<Record<FieldKind, object>>;

type Props = {
  field: LeadField;
  error: string | undefined;
  /** How much room is left in it, where that is little. */
  room?: string | undefined;
  /** Times to choose from in place of a day and time that is typed (spec F5). */
  times?: FreeTimes | undefined;
  /** Answers that a browser offers while someone types. */
  suggestions?: readonly string[] | undefined;
  /** The first day that can be asked for, YYYY-MM-DD; none where nobody knows it yet. */
  today?: string | undefined;
  onFile?: (file: File | undefined) => void;
  /** What stands below the field, such as the terms. */
  children?: ReactNode;
};

type ControlAttributes = {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
};

function Select({
  children,
  ...attributes
}: ControlAttributes & { defaultValue: string; children: ReactNode }) {
  return (
    <div className="relative">
      <select {...attributes} className="field appearance-none pr-10">
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}

function ChoiceControl({ field, attributes }: { field: LeadField; attributes: ControlAttributes }) {
  return (
    <Select {...attributes} defaultValue={field.value ?? ''}>
      {field.value === undefined && <option value="">{field.none ?? 'Please choose'}</option>}
      {field.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function TimeControl({
  groups,
  attributes,
}: {
  groups: readonly ChoiceGroup[];
  attributes: ControlAttributes;
}) {
  return (
    <Select {...attributes} defaultValue="">
      <option value="">No preference</option>
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** The first and the last day, or time, that can be asked for. */
function daysOf(kind: FieldKind, today: string | undefined): { min?: string; max?: string } {
  if (today === undefined || (kind !== 'date' && kind !== 'date-time')) return {};
  const [from, to] = kind === 'date' ? ['', ''] : ['T00:00', 'T23:59'];
  return { min: `${today}${from}`, max: `${lastDay(today)}${to}` };
}

/** One field with its label, its hint and the place of its error (spec F3, F7). It is uncontrolled: the form reads it. */
export function Field({ field, error, room, times, suggestions, today, onFile, children }: Props) {
  const { name, kind, label, required, autocomplete, value } = field;
  const hint = [field.hint, times?.words].filter(Boolean).join(' ');
  if (kind === 'hidden') return <CarriedInput name={name} value={value ?? ''} />;
  const id = controlId(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const input = kind in INPUTS ? INPUTS[kind as keyof typeof INPUTS] : undefined;
  const attributes: ControlAttributes = {
    id,
    name,
    required,
    'aria-describedby': [hintId, errorId(name)].filter(Boolean).join(' '),
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={`lead-field lead-${kind}`}>
      {kind === 'tick' || kind === 'consent' ? (
        <label className="lead-tick-label">
          <input type="checkbox" value="yes" {...attributes} />
          <span>{label}</span>
        </label>
      ) : (
        <label htmlFor={id} className="lead-label">
          <span>{label}</span>
          {!required && <span className="lead-optional">optional</span>}
        </label>
      )}
      {kind === 'message' && <textarea {...attributes} className="field" rows={4} />}
      {kind === 'choice' && <ChoiceControl field={field} attributes={attributes} />}
      {times && <TimeControl groups={times.groups} attributes={attributes} />}
      {input && !times && (
        <input
          {...attributes}
          {...input}
          {...daysOf(kind, today)}
          className="field"
          defaultValue={takesFile(field) ? undefined : value}
          autoComplete={autocomplete}
          list={suggestions && `${id}-list`}
          {...(takesFile(field) && { onChange: (event) => onFile?.(event.target.files?.[0]) })}
        />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {(kind === 'message' || kind === 'email') && (
        <p className="lead-hint" aria-live="polite" hidden={room === undefined}>
          {room ?? ''}
        </p>
      )}
      {hint && (
        <p id={hintId} className="lead-hint">
          {hint}
        </p>
      )}
      <p
        id={errorId(name)}
        className="lead-error"
        hidden={error === undefined}
        {...{ [FORM_MARKS.error]: name }}
      >
        {error ?? ''}
      </p>
      {children}
    </div>
  );
}
