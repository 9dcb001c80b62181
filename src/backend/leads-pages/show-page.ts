import type { Context } from 'hono';
import type { BackendEnv } from '../backend.ts';
import { menuOf } from './menu-of.ts';
import { PAGE_HEADERS, pageShell, type Markup } from './page-shell.ts';

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
