import { LOOK_UP_PLATE, RECORD_VALUATION, VALUE_TRADE_IN } from '../api/routes.ts';
import type { PlateQuestion } from '../api/look-up-plate.ts';
import type { ValuationRecord } from '../api/record-valuation.ts';
import type { Valuation, ValuationQuestion } from '../api/value-trade-in.ts';
import type { PlateVehicle } from '../domain/trade-in/own-vehicle.ts';
import { fetchJson, RefusedCall } from './fetch-json.ts';
import { logFailure } from './log-failure.ts';
import { callAddress } from './page-calls.ts';

/** What a plate is on, 'unknown' where nobody knows it, 'unanswered' where nobody could be asked. Never rejects. */
export async function lookUpPlate(question: PlateQuestion): Promise<PlateVehicle | 'unknown' | 'unanswered'> {
  try {
    return (await fetchJson(LOOK_UP_PLATE.path, question)) as PlateVehicle;
  } catch (error) {
    if (error instanceof RefusedCall && error.isAnswer && error.status === 404) return 'unknown';
    logFailure('The plate could not be looked up', error);
    return 'unanswered';
  }
}

/** What a vehicle may be worth; undefined where nobody could be asked. Never rejects. */
export async function valueTradeIn(question: ValuationQuestion): Promise<Valuation | undefined> {
  try {
    return (await fetchJson(VALUE_TRADE_IN.path, question)) as Valuation;
  } catch (error) {
    logFailure('There was no figure', error);
    return undefined;
  }
}

/** Sends a figure on to whoever answers the calls of the page (spec F8, K13); success and failure are logged. Never rejects. */
export async function recordValuation(valuation: ValuationRecord['valuation']): Promise<void> {
  try {
    const record: ValuationRecord = { column_name: 'valuation', valuation };
    const answer = await fetchJson(callAddress(RECORD_VALUATION.path), record);
    // The console is the log of a static site.
    // eslint-disable-next-line no-console
    console.info('The figure was kept:', answer);
  } catch (error) {
    logFailure('The figure was not kept', error);
  }
}
