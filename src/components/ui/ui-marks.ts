import { PageMarks } from './page-marks.ts';

/** Parts of what is used all over the site. */
export type UiMarks = {
  /** A button that goes on or back by one. */
  step: -1 | 1;
  /** What a tab of a tab-group shows. */
  panel: true;
  /** Something that the dealer offers beside vehicles, by its title (spec S5). */
  offer: string;
  /** A tab-group whose tabs work. */
  ready: true;
};
export const uiMarks = new PageMarks<UiMarks>();
