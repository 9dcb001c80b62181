import { createElement } from 'react';

export default function Layout({ children }) {
  return createElement('html', { lang: 'en-AU' }, createElement('body', null, children));
}
