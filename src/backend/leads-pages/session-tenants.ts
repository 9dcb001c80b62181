import type { Backend } from '../backend.ts';
import type { Session } from '../store/sessions.ts';

/** The slugs of the tenants whose leads a session shows: its own, and all of them for the operator. */
export const sessionTenants = async (
  { sites }: Pick<Backend, 'sites'>,
  { tenant }: Session,
): Promise<string[]> => (tenant === null ? (await sites.all()).map(({ slug }) => slug) : [tenant]);
