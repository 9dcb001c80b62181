/** The classes of an Australian driver licence that a rigid vehicle may ask for. */
export type LicenceClass = 'Car (C)' | 'LR' | 'MR' | 'HR' | 'MR or HR';

const MAX_CAR_KG = 4500;
const MAX_LIGHT_RIGID_KG = 8000;

/**
 * The licence a rigid vehicle of this GVM in kg asks for: above 8 tonnes the axles decide, which `drive` ('6×4') tells.
 * Undefined where the GVM is not known; both classes where only the axles are not.
 */
export function licenceClass(gvm: number | undefined, drive = ''): LicenceClass | undefined {
  if (gvm === undefined || !(gvm > 0)) return undefined;
  if (gvm <= MAX_CAR_KG) return 'Car (C)';
  if (gvm <= MAX_LIGHT_RIGID_KG) return 'LR';
  const wheels = /^(\d{1,2})\s*[x×]\s*\d/i.exec(drive.trim())?.[1];
  if (wheels === undefined) return 'MR or HR';
  return Number(wheels) > 4 ? 'HR' : 'MR';
}
