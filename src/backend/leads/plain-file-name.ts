import path from 'node:path';
import { withoutInvisible } from '../../domain/text/invisible.ts';
import type { LeadFileType } from '../../domain/lead/lead-file.ts';

const MAX_NAME_LENGTH = 100;

/** What the name of a file of each type ends in; the first is added to a name that ends in none. */
const ENDINGS: Readonly<Record<LeadFileType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/**
 * The name of a file as it may stand in an email and a list: no folder, nothing that is not seen or that turns what is read
 * backwards, no quote, and the ending of what it is,
 * so that the machine of who gets it opens it as that (ASVS 5.2.2).
 */
export function plainFileName(name: string, type: LeadFileType): string {
  const plain = path.basename(withoutInvisible(name).replaceAll('\\', '/')).replace(/[\t\n\r"<>]/g, '');
  const [ending = '', ...others] = ENDINGS[type];
  const isFit = [ending, ...others].some((each) => plain.toLowerCase().endsWith(each));
  return `${plain || 'file'}${isFit ? '' : ending}`.slice(-MAX_NAME_LENGTH).toWellFormed();
}
