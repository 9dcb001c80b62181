import type { ReactNode } from 'react';
import { nearestChoices, type AskedPlace } from '../../domain/lead/asked-place.ts';
import { WANTED_VEHICLE } from '../../domain/lead/lead-fields.ts';
import { controlId, FORM_MARKS, TRAP_FIELD } from '../../domain/lead/form-marks.ts';
import {
  fieldsOf,
  takesFile,
  type LeadField,
  type LeadForm as LeadFormData,
  type LeadStep,
} from '../../domain/lead/lead-form.ts';
import { phoneHref } from '../../domain/location/phone.ts';
import { PhoneNumber } from '../location/PhoneNumber.tsx';
import { CarriedInput } from './CarriedInput.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { viewedVehicles } from './kept-on-device.ts';
import { useNearest, type Nearest } from './use-nearest.ts';
import { useFreeTimes } from './use-free-times.ts';
import type { LeadFormOptions, LeadFormState } from './lead-form-state.ts';
import { useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = LeadFormOptions & {
  /** Address of the page that the form is of. */
  url: string;
  phone: string | undefined;
  /** The id of the location that is asked, when the form is on its page. */
  locationId?: string | undefined;
  /** The locations that the form lets choose from. */
  places?: readonly AskedPlace[] | undefined;
  terms: readonly { label: string; href: string }[];
};

/** What another feature puts into a form; each place is given the form as it is. */
export type LeadFormParts = {
  /** Below the heading of a step. */
  stepHead?: (index: number, form: LeadFormState) => ReactNode;
  /** Before the fields of a step. */
  beforeFields?: (step: LeadStep, index: number, form: LeadFormState) => ReactNode;
  /** After a field. */
  afterField?: (field: LeadField, form: LeadFormState) => ReactNode;
};

type StepProps = LeadFormProps & LeadFormParts & { state: LeadFormState; index: number; step: LeadStep };

function Terms({ terms }: Pick<LeadFormProps, 'terms'>) {
  return (
    <p className="lead-terms">
      {terms.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" className="link">
          {label}
        </a>
      ))}
    </p>
  );
}

/** Sorts the locations by how far they are, below the question for one (spec F4). */
function NearestRow({ nearest: { words, locate } }: { nearest: Nearest }) {
  return (
    <p className="lead-near needs-script">
      <button type="button" className="link" onClick={locate}>
        Use My Location
      </button>
      <span role="status">{words}</span>
    </p>
  );
}

const NOWHERE: readonly AskedPlace[] = [];

function FormStep(props: StepProps) {
  const { form, state, index, step, terms, locationId, stepHead, beforeFields, afterField } = props;
  const { places = NOWHERE } = props;
  const asksPlace = step.fields.some(({ name, kind }) => name === 'location_id' && kind === 'choice');
  const nearest = useNearest(form.id, asksPlace ? places : NOWHERE, state.isAwake);
  const isStepped = form.steps.length > 1;
  const appointment = step.fields.find(({ kind }) => kind === 'date-time');
  const { car, place } = state;
  const asked = { form: form.id, car, place: place || (locationId ?? '') };
  const timeField = state.isAwake ? appointment?.name : undefined;
  const times = useFreeTimes(state.formRef, timeField, asked, state.showError);
  function valued(field: LeadField): LeadField {
    // Over the page of a vehicle it is that one.
    if (field.name === WANTED_VEHICLE.name && props.car !== undefined) return { ...field, kind: 'hidden' };
    if (field.name !== 'location_id') return field;
    if (field.kind === 'hidden') return locationId === undefined ? field : { ...field, value: locationId };
    // Over the page of a vehicle the place is that of the vehicle.
    if (props.car !== undefined) return { ...field, kind: 'hidden' };
    return { ...field, choices: nearestChoices(field.choices ?? [], places, nearest.from) };
  }
  async function judgeFile(field: LeadField, file: File | undefined): Promise<void> {
    if (!file) return;
    // Without a network it is judged when it is sent.
    const prepare = await import('./prepare-files.ts').catch(() => undefined);
    const [wrong] = (await prepare?.fileErrors([{ field: field.name, kind: field.kind, file }])) ?? [];
    if (wrong) state.showError(wrong);
  }
  return (
    <fieldset className="lead-step" hidden={state.isAwake && index !== state.step}>
      <legend className={isStepped ? 'lead-legend' : 'sr-only'} tabIndex={-1}>
        {step.title}
      </legend>
      {stepHead?.(index, state)}
      <div className="lead-fields">
        {beforeFields?.(step, index, state)}
        {step.fields.map((field) => [
          <Field
            key={field.name}
            field={valued(field)}
            error={state.errorOf(field.name)}
            room={state.roomOf(field.name)}
            times={field === appointment ? times : undefined}
            suggestions={
              field.name === WANTED_VEHICLE.name && state.isAwake
                ? viewedVehicles().map(({ title }) => title)
                : undefined
            }
            today={state.today}
            onFile={(file) => void judgeFile(field, file)}
          >
            {field.kind === 'consent' && terms.length > 0 && <Terms terms={terms} />}
            {asksPlace && field.name === 'location_id' && places.some(({ at }) => at) && (
              <NearestRow nearest={nearest} />
            )}
          </Field>,
          afterField?.(field, state),
        ])}
      </div>
    </fieldset>
  );
}

function Buttons({ form, state }: { form: LeadFormData; state: LeadFormState }) {
  return (
    <div className="lead-buttons">
      <button type="button" className="button button-quiet lead-back" onClick={state.back}>
        Back
      </button>
      <button type="button" className="button button-primary lead-next" onClick={state.next}>
        Next
      </button>
      <button type="submit" className="button button-primary lead-send" aria-disabled={state.isSending}>
        <span>{state.isSending ? 'Sending…' : form.submit}</span>
      </button>
      <button type="button" className="lead-clear" hidden={!state.hasDraft} onClick={state.clear}>
        Clear Form
      </button>
    </div>
  );
}

function WaitingNote({ state, phone }: { state: LeadFormState; phone: string | undefined }) {
  return (
    <div
      ref={state.waitingRef}
      className="lead-waiting"
      role="status"
      tabIndex={-1}
      hidden={state.waiting === undefined}
    >
      {state.waiting?.isKept && state.waiting.words && <p>{state.waiting.words}</p>}
      <p hidden={state.waiting?.isKept === false}>
        Your message is kept on this device. We'll send it as soon as you're back online.
      </p>
      {phone && (
        <p>
          <span>Rather talk to us? Call </span>
          <a href={phoneHref(phone)} className="link">
            <PhoneNumber phone={phone} />
          </a>
        </p>
      )}
    </div>
  );
}

/**
 * A form of a lead (spec F2, F3, X2): a plain POST that the backend answers with /success or with this page filled in, and
 * with React the same form checked, a step at a time, kept as a draft and queued where it cannot be sent.
 */
export function LeadForm(props: LeadFormProps & LeadFormParts & { children?: ReactNode }) {
  const { form, url, phone } = props;
  const state = useLeadForm(props);
  const fields = fieldsOf(form);
  const last = form.steps.length - 1;
  const at = last === 0 ? 'only' : state.step === 0 ? 'first' : state.step === last ? 'last' : 'middle';
  const isSeen = (name: string): boolean =>
    fields.some((field) => field.name === name && field.kind !== 'hidden');
  return (
    <div className="lead-form">
      <form
        ref={state.formRef}
        method="post"
        action="/api/leads"
        encType={fields.some(takesFile) ? 'multipart/form-data' : undefined}
        onInput={state.onInput}
        onSubmit={state.onSubmit}
        {...{ [FORM_MARKS.form]: form.id, [FORM_MARKS.at]: at }}
      >
        <ErrorSummary
          ref={state.summaryRef}
          errors={state.errors}
          failure={state.failure}
          idOf={(name) => (isSeen(name) ? controlId(name) : undefined)}
          onGo={state.showField}
        />
        <WaitingNote state={state} phone={phone} />
        {last > 0 && (
          <p className="lead-progress needs-script">{`Step ${state.step + 1} of ${form.steps.length}`}</p>
        )}
        {form.steps.map((step, index) => (
          <FormStep key={step.title} {...props} state={state} index={index} step={step} />
        ))}
        <div className="lead-trap" aria-hidden="true">
          <label>
            <span>Website</span>
            <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <CarriedInput name="form" value={form.id} />
        <CarriedInput name="car_id" value={props.car ?? ''} />
        <CarriedInput name="url" value={url} />
        <Buttons form={form} state={state} />
      </form>
      {props.children}
    </div>
  );
}
