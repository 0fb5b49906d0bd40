import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { fixtureText, under } from '../fixtures/fixture.ts'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
type Node = Record<string, unknown>
const named = (node: unknown, name: string): Node[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === name ? (Array.isArray(value) ? (value as Node[]) : [value as Node]) : named(value, name),
  )
}
const facts = (name: string) =>
  under(name, fixtureText(name), 'es').segments.map(({ key, target, confirmed, locked, note }) => [
    key,
    target,
    confirmed,
    locked,
    note,
  ])

test('a segment of Trados has its translation, its state, its lock, its match, and its comments', () => {
  expect(facts('page.sdlxliff')).toEqual([
    ['u1/1', '⟦1⟧Menú Archivo⟦/1⟧.', true, true, 'Is this the menu?\norigin="tm" percent="100"'],
    ['u1/2', 'Abra ⟦1⟧un fichero⟦/1⟧⟦2/⟧ahora.', false, undefined, 'origin="tm" percent="87"'],
    ['u1/3', undefined, undefined, undefined, undefined],
    ['u2/4', undefined, undefined, undefined, undefined],
  ])
  const { segments, leftOut } = under('page.sdlxliff', fixtureText('page.sdlxliff'), 'es')
  expect(segments[1]?.codes.map(({ display }) => display)).toEqual(['<cf bold="True">', '<br/>'])
  expect(leftOut).toEqual([{ key: 'structure', text: 'page-break', reason: 'NOT_TRANSLATABLE' }])
})

test('a translated Trados segment is marked as translated, and the others keep their state', () => {
  const text = fixtureText('page.sdlxliff')
  const built = under('page.sdlxliff', text, 'es').build(({ key, target }) =>
    key === 'u1/1' ? target : key === 'u1/2' ? 'Abra ⟦1⟧el archivo⟦/1⟧⟦2/⟧ya.' : key === 'u2/4' ? 'Nada' : undefined,
  )
  expect(built).toBe(
    text
      .replace('un fichero</g><x id="5"/>ahora.', 'el archivo</g><x id="5"/>ya.')
      .replace('id="2" conf="Draft" origin="tm" percent="87"', 'id="2" conf="Translated" origin="interactive"')
      .replace(
        '</seg-source><sdl:seg-defs><sdl:seg id="4">',
        '</seg-source><target><mrk mtype="seg" mid="4">Nada</mrk></target><sdl:seg-defs><sdl:seg id="4" conf="Translated">',
      ),
  )
  const states = named(parser.parse(built), 'sdl:seg').map(({ id, conf }) => [id, conf])
  expect(Object.fromEntries(states)).toEqual({ 1: 'ApprovedTranslation', 2: 'Translated', 4: 'Translated' })
})

test('text that is deleted under tracked changes is one code', () => {
  const text = fixtureText('page.sdlxliff').replace(
    'Nothing yet</mrk>',
    'Nothing <mrk mtype="x-sdl-deleted" sdl:revid="1">at all </mrk>yet</mrk>',
  )
  expect(under('page.sdlxliff', text, 'es').segments.at(-1)?.source).toBe('Nothing ⟦1/⟧yet')
})

test('a unit of memoQ has its translation, its state, its lock, its match, and its comments', () => {
  expect(facts('page.mqxliff')).toEqual([
    ['1', 'Menú Archivo', true, true, 'Is this the menu?\npercent="101"'],
    ['2', 'Abra ⟦1⟧un fichero⟦/1⟧ ⟦2/⟧ahora', false, undefined, 'percent="87"'],
    ['3', undefined, undefined, undefined, undefined],
  ])
})

test('a unit of memoQ that is translated says so, others stay as they were', () => {
  const text = fixtureText('page.mqxliff')
  const built = under('page.mqxliff', text, 'es').build(({ key, target }) =>
    key === '3' ? 'Ciérrelo' : key === '1' ? target : undefined,
  )
  expect(built).toBe(
    text
      .replace('mq:status="NotStarted"', 'mq:status="ManuallyConfirmed"')
      .replace('<target xml:space="preserve"></target>', '<target xml:space="preserve">Ciérrelo</target>'),
  )
  expect(named(parser.parse(built), 'trans-unit').map((unit) => unit['mq:status'])).toEqual([
    'ManuallyConfirmed',
    'Pretranslated',
    'ManuallyConfirmed',
  ])
})

test('a unit of memoQ says once that it is translated, also where several parts of it are', () => {
  const unit = (status: string, target: string) =>
    `<xliff version="1.2" xmlns:mq="MQXliff"><file source-language="en" target-language="es" original="a" datatype="x"><body><trans-unit id="1" mq:status="${status}"><source>One. Two.</source><seg-source><mrk mtype="seg" mid="1">One.</mrk> <mrk mtype="seg" mid="2">Two.</mrk></seg-source><target>${target}</target></trans-unit></body></file></xliff>`
  const marks = (one: string, two: string) =>
    `<mrk mtype="seg" mid="1">${one}</mrk> <mrk mtype="seg" mid="2">${two}</mrk>`
  const { build } = under('a.mqxliff', unit('NotStarted', marks('', '')), 'es')
  expect(build(({ source }) => (source === 'One.' ? 'Uno.' : 'Dos.'))).toBe(
    unit('ManuallyConfirmed', marks('Uno.', 'Dos.')),
  )
})

test('a unit of Wordfast has its translation, its state, its lock, and its match', () => {
  expect(facts('page.txlf')).toEqual([
    ['1', 'Menú Archivo', true, true, 'Is this the menu?\nstate-qualifier="exact-match" score="100"'],
    ['2', 'Abra ⟦1/⟧un fichero', false, undefined, 'state-qualifier="fuzzy-match" score="87"'],
    ['3', undefined, undefined, undefined, undefined],
  ])
  const built = under('page.txlf', fixtureText('page.txlf'), 'es').build(({ key }) =>
    key === '3' ? 'Ciérrelo' : undefined,
  )
  expect(named(parser.parse(built), 'target').map(({ state }) => state)).toEqual([
    'final',
    'needs-review-translation',
    'translated',
  ])
})
