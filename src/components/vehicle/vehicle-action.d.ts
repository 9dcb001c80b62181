import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Pressed by card-actions.ts: keeps the car of its card, or takes it into the comparison. */
      'vehicle-action': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        kind: 'save' | 'compare' | 'watch';
      };
    }
  }
}
