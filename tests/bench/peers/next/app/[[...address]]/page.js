import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';

const trees = process.env.PAGE_TREES;

const RAW = /^(script|style)$/;
const NAMES = { class: 'className', for: 'htmlFor', charset: 'charSet', tabindex: 'tabIndex' };
const SWITCHES = /^(checked|disabled|hidden|inert|multiple|open|readonly|required|selected)$/;

/** Attributes as React has them; a style as a text is none of them. */
const propsOf = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name !== 'style')
      .map(([name, value]) => [NAMES[name] ?? name, SWITCHES.test(name) && value === '' ? true : value]),
  );

function elementOf(node) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const props = propsOf(attributes);
  if (RAW.test(tag))
    return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: children.join('') } });
  return createElement(tag, props, ...children.map(elementOf));
}

const pageOf = (number) => JSON.parse(readFileSync(path.join(trees, `${number}.json`), 'utf8'));
const pages = JSON.parse(readFileSync(path.join(trees, 'pages.json'), 'utf8'));
const numbers = new Map(pages.map(({ address, number }) => [address, number]));
const numberOf = async (params) => numbers.get(((await params).address ?? ['index']).join('/'));

export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map(({ address }) => ({ address: address === 'index' ? [] : address.split('/') }));
}

export async function generateMetadata({ params }) {
  const { title, description } = pageOf(await numberOf(params));
  return { title, description };
}

export default async function Page({ params }) {
  return pageOf(await numberOf(params)).body.map(elementOf);
}
