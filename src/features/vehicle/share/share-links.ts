import type { IconName } from '../../../components/ui/icon-shapes.ts';

/** A way to share that is a plain link. */
export type ShareLink = { label: string; icon: IconName; href: string; kind: 'mail' | 'message' | 'network' };

/** The links that share a vehicle, by its name and the full address of its page (spec D9). */
export function shareLinks(name: string, url: string): ShareLink[] {
  // Half a character, which a feed can hold, cannot be encoded.
  const [title, address] = [name.toWellFormed(), url].map(encodeURIComponent);
  // `?&body=` is understood by both kinds of phone.
  return [
    { kind: 'message', label: 'Text message', icon: 'message', href: `sms:?&body=${title}%20${address}` },
    {
      kind: 'mail',
      label: 'Email',
      icon: 'mail',
      href: `mailto:?subject=${title}&body=${title}%0D%0A${address}`,
    },
    {
      kind: 'network',
      label: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      kind: 'network',
      label: 'X',
      icon: 'x',
      href: `https://x.com/intent/post?text=${title}&url=${address}`,
    },
  ];
}
