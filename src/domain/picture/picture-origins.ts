import type { ImageSettings } from './image-settings.ts';

/** The origin of the host that serves pictures in the place of their own; undefined where they are served from where they lie. */
function hostOrigin({ host }: ImageSettings): string | undefined {
  switch (host.kind) {
    case 'cloudinary':
      return 'https://res.cloudinary.com';
    case 'imgix':
      return `https://${host.domain}`;
    case 'cloudflare':
      return new URL(host.origin).origin;
    case 'files':
    case 'none':
      return undefined;
  }
}

/** Origins that the pictures of a site may come from beside the site itself, for its security policy. */
export function pictureOrigins(images: ImageSettings): string[] {
  const host = hostOrigin(images);
  return [...new Set([...(host === undefined ? [] : [host]), ...images.origins])];
}
