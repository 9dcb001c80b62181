type TextLook = {
  /** Points. */
  size: number;
  /** Points from one line to the next. */
  leading: number;
  weight: 'normal' | 'bold';
  /** 0 black to 255 white. */
  grey: number;
};

/** The looks of text on a sheet. */
export const TEXT_LOOKS = {
  dealer: { size: 12, leading: 16, weight: 'bold', grey: 0 },
  name: { size: 17, leading: 21, weight: 'bold', grey: 0 },
  price: { size: 22, leading: 28, weight: 'bold', grey: 0 },
  heading: { size: 12, leading: 18, weight: 'bold', grey: 0 },
  label: { size: 9, leading: 12.5, weight: 'normal', grey: 85 },
  value: { size: 9, leading: 12.5, weight: 'bold', grey: 0 },
  body: { size: 9.5, leading: 13.5, weight: 'normal', grey: 0 },
  small: { size: 7.5, leading: 10, weight: 'normal', grey: 85 },
} satisfies Record<string, TextLook>;
export type TextStyle = keyof typeof TEXT_LOOKS;

/** How wide a text of a style is, in points. */
export type MeasureText = (text: string, style: TextStyle) => number;

/** One thing on a page, in points from its top left corner; a text's `y` is its baseline. */
export type SheetMark =
  | { kind: 'text'; text: string; style: TextStyle; x: number; y: number }
  | { kind: 'link'; href: string; x: number; y: number; width: number; height: number }
  | { kind: 'photo'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; x: number; y: number; width: number };
export type SheetPage = readonly SheetMark[];

/** A4 in points, with the margin at its edges and the strip at its foot that belongs to the page's number. */
export const PAPER = { width: 595.28, height: 841.89, margin: 42, foot: 24 } as const;
