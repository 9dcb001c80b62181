import { jsPDF } from 'jspdf';
import { layOutSheet } from './lay-out-sheet.ts';
import { type LoadedPhoto, loadPhoto } from './load-photo.ts';
import { type SheetMark, type TextStyle, TEXT_LOOKS } from './sheet-marks.ts';
import { type VehicleSheet, readVehicleSheet } from './vehicle-sheet.ts';
import { winAnsiText } from './win-ansi-text.ts';

const LINE_GREY = 215;
const LINE_WIDTH = 0.5;

function setStyle(pdf: jsPDF, style: TextStyle): void {
  const { size, weight, grey } = TEXT_LOOKS[style];
  pdf.setFont('helvetica', weight).setFontSize(size).setTextColor(grey);
}

function draw(pdf: jsPDF, mark: SheetMark, photo: LoadedPhoto | undefined): void {
  switch (mark.kind) {
    case 'text':
      setStyle(pdf, mark.style);
      pdf.text(mark.text, mark.x, mark.y);
      return;
    case 'link':
      pdf.link(mark.x, mark.y, mark.width, mark.height, { url: mark.href });
      return;
    case 'photo':
      if (photo) pdf.addImage(photo.jpeg, 'JPEG', mark.x, mark.y, mark.width, mark.height);
      return;
    case 'line':
      pdf.setDrawColor(LINE_GREY).setLineWidth(LINE_WIDTH);
      pdf.line(mark.x, mark.y, mark.x + mark.width, mark.y);
      return;
  }
}

/** A vehicle's sheet as a PDF of A4 pages whose text can be read, searched and copied (spec V17). */
export async function makeVehiclePdf(sheet: VehicleSheet): Promise<Blob> {
  const photo = sheet.photo && (await loadPhoto(sheet.photo.address));
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'a4',
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 2,
  });
  pdf.setProperties({ title: winAnsiText(sheet.name ?? ''), author: winAnsiText(sheet.dealer ?? '') });
  pdf.setLanguage('en-AU');
  const measure = (text: string, style: TextStyle): number => {
    setStyle(pdf, style);
    return pdf.getTextWidth(text);
  };
  layOutSheet(sheet, photo, measure).forEach((page, index) => {
    if (index > 0) pdf.addPage();
    for (const mark of page) draw(pdf, mark, photo);
  });
  return pdf.output('blob');
}

/** Milliseconds after which a download has surely begun, and its bytes may be let go. */
const KEPT_FOR = 60_000;

/** Makes the PDF of the vehicle whose page this is and downloads it as {slug}.pdf (spec V17). */
export async function downloadVehiclePdf(slug: string): Promise<void> {
  const href = URL.createObjectURL(await makeVehiclePdf(readVehicleSheet(document, new Date())));
  Object.assign(document.createElement('a'), { href, download: `${slug}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR);
}
