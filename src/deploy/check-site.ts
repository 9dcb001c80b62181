import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import { checkLimits } from './check-limits.ts';
import type { DeploySite } from './deploy-site.ts';
import { TARGETS, type Target } from './targets.ts';

/** What keeps a site from a host, and what is worth knowing. */
export type SiteCheck = { problems: string[]; warnings: string[] };

const isEmpty = ({ settings }: DeploySite, need: Target['needs'][number]): boolean => {
  const [group, name] = need.split('.') as ['server', 'folder'];
  return settings[group][name] === '';
};

function backendProblems({ needsBackend, backend, settings }: DeploySite, target: Target): string[] {
  if (!backend)
    return needsBackend.map(
      (setting) =>
        `${setting} of this tenant needs the backend, and ${target.name} has no route to it: forms would be lost. ` +
        'Write its origin to deploy.backend.url, as in https://leads.example.com.',
    );
  return [
    ...(target.isRemote && !backend.origin.startsWith('https:')
      ? [
          `deploy.backend.url is ${settings.backend.url}, and ${target.name} reaches the backend over the open net: ` +
            'what people write in forms would travel unencrypted. Give it an https:// address.',
        ]
      : []),
    ...(target.needsSecret && backend.secret === undefined
      ? [
          `${target.name} must tell the backend a secret, or the backend does not believe which dealer is meant. Set ` +
            'FORECOURT_PROXY_SECRET here to what the backend has.',
        ]
      : []),
  ];
}

/**
 * Says whether a host can take a site, before anything is sent: its limits with the figures, the settings it needs, and
 * the route to the backend where a form is on. Pure.
 */
export function checkSite(site: DeploySite, name: DeployTarget): SiteCheck {
  const target = TARGETS[name];
  const { problems, warnings } = checkLimits(target.limits, site, target.files(site));
  return {
    problems: [
      ...target.needs
        .filter((need) => isEmpty(site, need))
        .map(
          (need) =>
            `deploy.${need} is empty, and ${target.name} needs it. Write it to the tenant's settings.`,
        ),
      ...backendProblems(site, target),
      ...problems,
    ],
    warnings,
  };
}
