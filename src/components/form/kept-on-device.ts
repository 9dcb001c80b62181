import { visitedPages } from '../../domain/lead/visited-pages.ts';
import { FAVOURITES } from '../../domain/saved/saved-vehicle.ts';
import { readStoredList } from '../../domain/saved/stored-list.ts';
import { VIEWED_VEHICLES, type ViewedVehicle } from '../../domain/saved/viewed-vehicle.ts';
import { keptText } from '../../state/kept-text.ts';

/** The paths of the pages of this visit, oldest first and this one last; this one alone where the device keeps nothing. */
export const pagesOfVisit = (): string[] => [
  ...visitedPages(keptText('pages'), Date.now()).filter((page) => page !== location.pathname),
  location.pathname,
];

/** The query of the campaign that brought the shopper to this visit; '' for none. */
export const campaignOfVisit = (): string => keptText('campaign') ?? '';

/** The vehicles whose pages were opened, newest first. */
export const viewedVehicles = (): readonly ViewedVehicle[] =>
  readStoredList(keptText(VIEWED_VEHICLES.name), VIEWED_VEHICLES);

/** The ids of the vehicles that the shopper saved. */
export const favouriteIds = (): string[] =>
  readStoredList(keptText(FAVOURITES.name), FAVOURITES).map(({ id }) => id);
