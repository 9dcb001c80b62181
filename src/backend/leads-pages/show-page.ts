import type { Context } from 'hono';
import type { BackendEnv, Backend } from '../backend.ts';
import { menuOf } from './menu-of.ts';
import { PAGE_HEADERS, pageShell, type Markup } from './page-shell.ts';
import type { Session } from '../store/sessions.ts';

/** The slugs of the tenants whose leads a session shows: its own, and all of them for the operator. */
export const sessionTenants = async (
  { sites }: Pick<Backend, 'sites'>,
  { tenant }: Session,
): Promise<string[]> => (tenant === null ? (await sites.all()).map(({ slug }) => slug) : [tenant]);

/** Answers with a page of the dealer whose site is asked; `at` is its address in the menu, `csrf` that of the session. */
export async function showPage(
  context: Context<BackendEnv>,
  page: { title: string; body: Markup; csrf?: string; at?: string },
  status: 200 | 401 | 404 | 422 = 200,
): Promise<Response> {
  const { tenant } = context.get('site');
  const shell = pageShell({ ...page, dealer: tenant.site.name, menu: menuOf(tenant) });
  return context.html(await shell, status, PAGE_HEADERS);
}
