import { expect, it } from 'vitest'
import { safeSvg } from './safe-svg.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const start = '<svg xmlns="http://www.w3.org/2000/svg">'

it('a drawing keeps its shapes, paints, and styles', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#7fe0c4"></stop></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}</style><g clip-path="url(#c)"><path class="b" d="M0 0L1 1" style="stroke:#000"></path></g>'
  expect(safeSvg(svg(`<!-- made by hand -->${drawing}`, 'viewBox="0 0 24 24"'))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`,
  )
})

it.each([
  ['scripts', '<script>alert(1)</script><path/>', '<path></path>'],
  ['scripts of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
  ['event handlers', '<path onload="alert(1)" ONCLICK="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['foreign objects', '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>', ''],
  ['elements of other namespaces', '<b xmlns="http://www.w3.org/1999/xhtml"><path/></b>', ''],
  ['pictures from elsewhere', '<image href="https://example.com/a.png"/>', ''],
  ['links', '<a href="javascript:alert(1)"><text>x</text></a>', ''],
  ['animations', '<animate attributeName="href" to="https://example.com"/><set to="1"/>', ''],
  [
    'references to other files',
    '<use href="https://example.com/#a"/><use xlink:href="b.svg#a"/>',
    '<use></use><use></use>',
  ],
  ['paints from elsewhere', '<path fill="url(https://example.com/#a)" style="fill:url(//a)"/>', '<path></path>'],
  ['style sheets that load something', '<style>@import "https://example.com/a.css";</style>', '<style></style>'],
  ['style sheets with escapes', String.raw`<style>path{fill:u\72l(//example.com)}</style>`, '<style></style>'],
  [
    'markup hidden in a style sheet',
    '<style>&lt;script>alert(1)&lt;/script></style>',
    '<style>&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  ],
])('%s are removed', (_, content, rest) => {
  expect(safeSvg(svg(content))).toBe(`${start}${rest}</svg>`)
})

it('references inside of the file stay, in the present spelling', () => {
  expect(safeSvg(svg('<path id="a"/><use xlink:href="#a"/>'))).toBe(
    `${start}<path id="a"></path><use href="#a"></use></svg>`,
  )
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'incorrect syntax'],
  ['a drawing of another namespace', '<svg><path/></svg>', 'the root'],
  ['markup that is not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>', 'unexpected close tag'],
  [
    'entities of its own',
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    'undefined entity',
  ],
])('%s is refused', (_, text, reason) => {
  expect(() => safeSvg(text)).toThrow(reason)
})
