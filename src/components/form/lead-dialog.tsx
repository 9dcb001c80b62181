import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { dialogFormPath, dialogQuery, type DialogForm } from '../../domain/lead/dialog-form.ts';
import type { VehicleFacts } from '../../domain/vehicle-page/vehicle-facts.ts';
import { askAt } from '../../services/call-api.ts';
import { factsInPage, phoneInPage } from '../../services/fetch-vehicle-facts.ts';
import dialogStyles from '../lead/lead-dialog.css?inline';
import { closeOnBack } from '../../state/close-on-back.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import formStyles from './form.css?inline';
import { LeadForm } from './LeadForm.tsx';

const TITLE_ID = 'lead-dialog-title';

type Props = DialogForm & {
  vehicle: Pick<VehicleFacts, 'name' | 'place'> | undefined;
  query: URLSearchParams;
};

/** A form over the page of the vehicle that it is about (spec V15). */
function LeadDialog({ title, vehicle, query, ...form }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <dialog ref={ref} className="lead-dialog no-print" aria-labelledby={TITLE_ID}>
      <button
        type="button"
        className="lead-dialog-close"
        aria-label="Close"
        onClick={() => ref.current?.close()}
      />
      <h2 id={TITLE_ID} className="text-heading">
        {title}
      </h2>
      <p className="lead-dialog-vehicle">{vehicle?.name}</p>
      <LeadForm
        {...form}
        phone={phoneInPage(document)}
        car={query.get('car_id') ?? undefined}
        query={query.toString()}
      />
    </dialog>
  );
}

type Opened = { href: string; root: Root; place: HTMLElement };

/** The dialog that was opened last: what was typed is there when it is opened again. Two would have the same ids. */
let opened: Opened | undefined;

async function makeDialog(link: URL): Promise<Opened> {
  const asked = link.origin === location.origin ? await askAt(dialogFormPath(link.pathname)) : null;
  if (asked === null) throw new Error(`${link.pathname} opens on its own page.`);
  if (!opened) for (const styles of [formStyles, dialogStyles]) adoptStyles(styles);
  opened?.root.unmount();
  opened?.place.remove();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const query = dialogQuery(location.search, link.search);
  // Modal dialogs take the focus when they open: the fields have to be there.
  flushSync(() =>
    root.render(<LeadDialog {...(asked as DialogForm)} vehicle={factsInPage(document)} query={query} />),
  );
  return { href: link.href, root, place };
}

/** Opens the form that a link leads to over this page, about the vehicle of the link (spec V15). Rejects where it cannot. */
export async function openLeadDialog(link: HTMLAnchorElement): Promise<void> {
  const href = new URL(link.href);
  if (opened?.href !== href.href) opened = await makeDialog(href);
  const dialog = opened.place.querySelector('dialog');
  dialog?.showModal();
  if (dialog) closeOnBack(dialog);
}
