import { wrapRound } from '../../../components/ui/connect-tabs.ts';
import type { VehicleView } from '../../../domain/spin/vehicle-views.ts';

/** What the viewer of a vehicle shows (spec V2, V3). */
export type ViewerState = {
  view: VehicleView;
  /** How many slides the photos have, with the video. */
  count: number;
  /** The slide (from 0) that shows, in the row and full screen alike. */
  slide: number;
  isFull: boolean;
};

export type ViewerAction =
  | { do: 'choose-view'; view: VehicleView }
  | { do: 'show'; slide: number }
  | { do: 'step'; by: -1 | 1 }
  | { do: 'open'; slide: number }
  | { do: 'close' };

const withSlide = (state: ViewerState, slide: number): ViewerState => {
  const shown = Math.max(0, Math.min(state.count - 1, slide));
  return shown === state.slide ? state : { ...state, slide: shown };
};

/**
 * The viewer after an action. A view that is not the gallery sets the photos back to the first; steps go round in the row, and
 * end at its ends full screen.
 */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.do) {
    case 'choose-view':
      return { ...state, view: action.view, slide: action.view === 'gallery' ? state.slide : 0 };
    case 'show':
      return withSlide(state, action.slide);
    case 'step':
      return state.isFull
        ? withSlide(state, state.slide + action.by)
        : withSlide(state, wrapRound(state.slide, action.by, state.count));
    case 'open':
      return { ...withSlide(state, action.slide), isFull: true };
    case 'close':
      return { ...state, isFull: false };
  }
}
