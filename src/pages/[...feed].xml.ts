import { site } from './_site.ts';

/** The articles of the blog as RSS (spec P1); a site without articles has none. */
export function getStaticPaths() {
  return site.texts.feeds().map(({ path, xml }) => ({
    params: { feed: path.replace(/^\/|\.xml$/g, '') },
    props: { xml },
  }));
}

export const GET = ({ props }: { props: { xml: string } }): Response =>
  new Response(props.xml, { headers: { 'content-type': 'application/rss+xml' } });
