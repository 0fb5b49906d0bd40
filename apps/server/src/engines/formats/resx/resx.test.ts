import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { fixtureText, under } from '../fixtures/fixture.ts'

const text = fixtureText('Strings.resx')

/** The values by name, read by another reading of the same XML parser's events. */
function valuesOf(file: string): [string, string][] {
  const values: [string, string][] = []
  const parser = new SaxesParser()
  let name = ''
  let inValue = false
  parser.on('opentag', (tag) => {
    if (tag.name === 'data') name = tag.attributes['name'] ?? ''
    inValue = tag.name === 'value'
    if (inValue) values.push([name, ''])
  })
  const add = (content: string): void => {
    const last = values.at(-1)
    if (inValue && last) last[1] += content
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void (inValue = false))
  parser.write(file).close()
  return values
}

test('texts alone are to be translated, with their notes', () => {
  const { segments } = under('Strings.resx', text, 'es')
  expect(segments.map(({ key, source, note, locked }) => [key, source, note, locked])).toEqual([
    ['Title', 'Welcome, ⟦1/⟧!', 'On top', undefined],
    ['Section', '⟦1⟧Bold⟦/1⟧ & more', undefined, undefined],
    ['Escaped', 'Fish & ⟦1⟧chips⟦/1⟧ …', undefined, undefined],
    ['Lines', 'First line\n  second line', undefined, undefined],
    ['Brand', 'Dragoman', '{Locked} The name', true],
    ['Title~', 'Twice', undefined, undefined],
  ])
})

test('only values change, sections stay sections', () => {
  const built = under('Strings.resx', text, 'es').build(({ key }) =>
    key === 'Section' ? 'a ]]> <b> & c' : key === 'Lines' ? 'Uno & <dos>' : undefined,
  )
  expect(built).toBe(
    text
      .replace('<![CDATA[<b>Bold</b> & more]]>', '<![CDATA[a ]]]]><![CDATA[> <b> & c]]>')
      .replace('First line\n  second line', 'Uno &amp; &lt;dos&gt;'),
  )
  const values = new Map(valuesOf(built))
  expect(values.get('Section')).toBe('a ]]> <b> & c')
  expect(values.get('Lines')).toBe('Uno & <dos>')
  expect(values.get('Icon')).toBe('icon.ico;System.Drawing.Icon')
})

test.each([
  ['a bare ampersand', '<root>\n<data name="a"><value>A & B</value></data></root>', 2, 'Write it as &amp;'],
  ['an unknown entity', '<root>\n<data name="a"><value>A&nbsp;B</value></data></root>', 2, '&nbsp;'],
  ['an undeclared prefix', '<root>\n<x:data name="a"><value>A</value></x:data></root>', 2, 'Add xmlns:x'],
])('%s is refused with its line and what to do', (_, file, line, reason) => {
  expect(() => under('a.resx', file, 'de')).toThrow(
    expect.objectContaining({ line, reason: expect.stringContaining(reason) }),
  )
})
