import { useId, useState, type SubmitEvent } from 'react';
import type { OwnedField, OwnedVehicle } from '../../domain/garage/owned-vehicle.ts';
import { ownedProblems, readOwned } from '../../domain/garage/validate-owned.ts';
import { AUSTRALIAN_STATES } from '../../domain/location/australian-state.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

type Kind = { name: OwnedField; label: string; type?: 'date'; isFigure?: true };
const FIELDS: readonly Kind[] = [
  { name: 'plate', label: 'Plate' },
  { name: 'state', label: 'State' },
  { name: 'make', label: 'Make' },
  { name: 'model', label: 'Model' },
  { name: 'year', label: 'Year', isFigure: true },
  { name: 'km', label: 'Kilometres', isFigure: true },
  { name: 'service_on', label: 'Next service on', type: 'date' },
  { name: 'service_km', label: 'Next service at kilometres', isFigure: true },
  { name: 'rego_on', label: 'Rego expires on', type: 'date' },
];

type Props = {
  vehicle: OwnedVehicle;
  /** What is agreed to by someone who wants reminders; undefined where nobody sends any. */
  consent: string | undefined;
  onSave: (vehicle: OwnedVehicle) => void;
  onEnd: () => void;
};

/** What a shopper tells of a vehicle of their own (spec A6); it works without a network. */
export function OwnedForm({ vehicle, consent, onSave, onEnd }: Props) {
  const id = useId();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const errorOf = (name: string): string | undefined => errors.find(({ field }) => field === name)?.message;
  const idOf = (name: string): string => `${id}-${name}`;

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = (name: string): string => String(data.get(name) ?? '').trim();
    const isAgreed = data.get('agreed') === 'yes';
    const changed: OwnedVehicle = {
      ...vehicle,
      ...(Object.fromEntries(FIELDS.map(({ name }) => [name, typed(name)])) as Record<OwnedField, string>),
      remind: isAgreed ? typed('remind') : '',
      changed_at: new Date().toISOString(),
    };
    const found = ownedProblems(changed, new Date().getFullYear());
    if (isAgreed && changed.remind === '')
      found.push({ field: 'remind', message: 'Please enter your email, or untick the box.' });
    setErrors(found);
    const [first] = found;
    if (first) return document.getElementById(idOf(first.field))?.focus();
    onSave(readOwned(changed));
  }

  const attributes = (name: string) => ({
    id: idOf(name),
    name,
    className: 'field',
    'aria-invalid': errorOf(name) !== undefined,
    'aria-describedby': errorOf(name) === undefined ? undefined : `${idOf(name)}-error`,
  });
  const error = (name: string) =>
    errorOf(name) !== undefined && (
      <span id={`${idOf(name)}-error`} className="garage-error">
        {errorOf(name)}
      </span>
    );
  return (
    <form className="garage-form" noValidate onSubmit={save} aria-label="Your vehicle">
      <p className="garage-soft">The plate, or make and model, is enough.</p>
      <div className="garage-fields">
        {FIELDS.map(({ name, label, type, isFigure }, at) => (
          <label key={name} htmlFor={idOf(name)}>
            <span>{label}</span>
            {name === 'state' ? (
              <select {...attributes(name)} defaultValue={vehicle.state}>
                <option value="">Not said</option>
                {AUSTRALIAN_STATES.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
            ) : (
              <input
                {...attributes(name)}
                type={type ?? 'text'}
                inputMode={isFigure && 'numeric'}
                maxLength={40}
                defaultValue={vehicle[name]}
                autoFocus={at === 0}
                autoComplete="off"
              />
            )}
            {error(name)}
          </label>
        ))}
      </div>
      {consent !== undefined && (
        <fieldset>
          <legend>Reminders</legend>
          <label className="garage-tick">
            <input type="checkbox" name="agreed" value="yes" defaultChecked={vehicle.remind !== ''} />
            <span>{consent}</span>
          </label>
          <label htmlFor={idOf('remind')}>
            Email for reminders
            <input
              {...attributes('remind')}
              type="email"
              maxLength={200}
              autoComplete="email"
              defaultValue={vehicle.remind}
            />
            {error('remind')}
          </label>
          <p className="garage-soft">
            We'll email you a link to confirm your address. Click it within 48 hours.
          </p>
        </fieldset>
      )}
      <div className="garage-buttons">
        <button type="submit" className="button button-primary">
          Save vehicle
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  );
}
