import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { fixtureText, under } from '../fixtures/fixture.ts'

test('the texts of exported objects are found with their comments, other objects are not', () => {
  const { segments, leftOut } = under('messages.js', fixtureText('messages.js'), 'es')
  expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
    ['/title', 'Title of the "page"', undefined],
    ['/cancel', 'Cancel', 'On all pages\na button'],
    ['/welcome', "It's ⟦1/⟧!\n⟦2⟧Bold⟦/2⟧ é", undefined],
    ['/quoted key', "C:\\temp and 'quotes'", undefined],
    ['/nested/list/0', 'One', undefined],
    ['/nested/list/1', 'Two', undefined],
    ['/nested/list/2', 'Three', undefined],
    ['/nested/12', 'twelve', undefined],
    ['/template', 'Hello ⟦1/⟧, you have ⟦2/⟧ messages\nand `ticks` for $5', undefined],
    ['/joined', 'Dear ⟦1/⟧, welcome⟦2/⟧!', undefined],
    ['/long', 'in two parts', undefined],
    ['/sum', '⟦1/⟧ items', undefined],
    ['/message/defaultMessage', 'Hi ⟦1/⟧', 'A greeting'],
    ['/called/inner', 'Called', undefined],
  ])
  expect(leftOut.map(({ key, reason }) => [key, reason])).toEqual([
    ['/plural', 'CODE'],
    ['/choice', 'CODE'],
    ['/tagged', 'CODE'],
    ['/message/id', 'DESCRIPTION'],
    ['/message/description', 'DESCRIPTION'],
  ])
})

test('the texts that a script hands over, returns, or assigns are found', () => {
  const { segments } = under('plugin.js', fixtureText('plugin.js'), 'es')
  expect(segments.map(({ key, source }) => [key, source])).toEqual([
    ['/required', 'This field is required.'],
    ['/$/fn/plugin/lang/de/ok', 'OK, go on'],
    ['/returned', 'From a function'],
    ['/LANG/menu/file', 'File'],
    ['/LANG/menu/edit', 'Edit'],
    ['/LANG/title', 'A title'],
  ])
})

test.each<[string, string]>([
  ['module.exports = { a: "x" }', '/a'],
  ['module.exports = exports = { a: "x" }', '/a'],
  ['exports.de = { a: "x" }', '/de/a'],
  ['const de = { a: "x" }; const no = { b: "y" }; module.exports = { de }', '/de/a'],
  ['const de = { a: "x" }; export { de as german }', '/german/a'],
  ['define({ root: { a: "x" } })', '/root/a'],
  ['define("nls/de", [], function () { return { a: "x" } })', '/a'],
  ['!function () { i18n.add("de", { a: "x" }) }()', '/a'],
  ['var LANG = { a: "x" }', '/LANG/a'],
  ['export default () => ({ a: "x" })', '/a'],
  ['export default function () { const b = { a: "x" }; return b }', '/a'],
  ['with (a) { }; x.y = "x"', '/x/y'],
  ['const a = { b: a }; module.exports = { a, c: "x" }', '/c'],
])('a text of %s is found', (file, key) => {
  expect(under('a.js', file, 'es').segments.map((segment) => segment.key)).toEqual([key])
})

test.each([
  ['calls', `a${'.b()'.repeat(50_000)}`],
  ['names', `a${'.b'.repeat(50_000)} = { c: "x" }`],
])('a chain of %s that is too long to be followed is refused', (_, file) => {
  expect(() => under('a.js', file, 'es')).toThrow(FileRefused)
  expect(() => under('a.js', file, 'es')).toThrow('Expressions are nested too deeply. Flatten the file.')
})

test.each<[string, string, string, string]>([
  ['quotes and line breaks', `'x'`, `it's\n"b" \\`, String.raw`'it\'s\n"b" \\'`],
  ['what begins an expression', '`x`', 'a ${b} `c` $', String.raw`${'`'}a \${b} \`c\` \$${'`'}`],
  ['a line break in a template', '`x`', 'a\nb', '`a\nb`'],
  ['code at the ends', `'x ' + f('y') + ' z ' + b`, '⟦2/⟧ and ⟦1/⟧', `b + ' and ' + f('y')`],
  ['code in front of the first text', `a + b + ' x'`, 'x ⟦1/⟧', `'x ' + (a + b)`],
  ['code beside a template', '`x ${a} ` + b', '⟦2/⟧ ⟦1/⟧', '`${b} ${a}`'],
  ['the end of a script', `'x'`, '</script>', String.raw`'<\/script>'`],
  ['letters where all others are escapes', String.raw`'\u00e9'`, 'ü😀', String.raw`'\u00fc\ud83d\ude00'`],
  ['line separators', `'x'`, 'a\u2028b', String.raw`'a\u2028b'`],
])('%s are written so that JavaScript reads them', (_, expression, target, expected) => {
  const file = (one: string) => `export default { a: ${one} }`
  const built = under('a.js', file(expression), 'es').build(() => target)
  expect(built).toBe(file(expected))
  expect(parseSync('a.js', built).errors).toEqual([])
})
