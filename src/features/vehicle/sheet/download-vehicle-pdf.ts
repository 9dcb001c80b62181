import { makeVehiclePdf } from './make-vehicle-pdf.ts';
import { readVehicleSheet } from './vehicle-sheet.ts';

/** Milliseconds after which a download has surely begun, and its bytes may be let go. */
const KEPT_FOR = 60_000;

/** Makes the PDF of the vehicle whose page this is and downloads it as {slug}.pdf (spec V17). */
export async function downloadVehiclePdf(slug: string): Promise<void> {
  const href = URL.createObjectURL(await makeVehiclePdf(readVehicleSheet(document, new Date())));
  Object.assign(document.createElement('a'), { href, download: `${slug}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR);
}
