import { createMiddleware } from 'hono/factory';
import type { Backend, BackendEnv } from './backend.ts';
import { isSameSite } from './guard/same-site.ts';
import { Refused } from './refused.ts';

const SAFE = ['GET', 'HEAD'];

/**
 * Finds the site of the host, without which no call is answered, and holds what changes something against the rule of
 * one site. Throws Refused: 404 for a host of no tenant, 403 for a request from another site.
 */
export const findSite = ({ sites }: Pick<Backend, 'sites'>) =>
  createMiddleware<BackendEnv>(async (context, next) => {
    const client = context.get('client');
    const site = await sites.byHost(client.host);
    if (!site) throw new Refused(404, 'No site of this backend has this host name.');
    const isChange = !SAFE.includes(context.req.method);
    if (isChange && !isSameSite((name) => context.req.header(name), client, site.tenant.site.url)) {
      context.set('security', 'other site refused');
      throw new Refused(403, 'This request came from another site.');
    }
    context.set('site', site);
    await next();
  });
