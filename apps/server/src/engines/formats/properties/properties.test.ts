import { getProperties } from 'properties-file'
import { expect, test } from 'vitest'
import { buildWith, fixtureText, optionsFor, under } from '../fixtures/fixture.ts'
import { formatFor } from '../formats.ts'

const text = fixtureText('messages.properties')

test('the texts to translate are found with their notes', () => {
  const { segments } = under('messages.properties', text, 'es', { icu: 'off' })
  expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
    ['title', 'Welcome, ⟦1/⟧!', 'The title of the window\nshown while loading'],
    ['path', 'C:\\temp\\new', 'old style comment'],
    ['multi', 'First line\nsecond line, which goes on', undefined],
    ['café', 'Crème brûlée', undefined],
    ['spaces in key', 'Value with trailing tab\t.', undefined],
    ['leading', 'padded', undefined],
    ['count', expect.stringContaining('no files'), undefined],
    ['html', 'Read ⟦1⟧the docs⟦/1⟧', undefined],
    ['title~', 'twice', undefined],
  ])
})

test('values change where they stand; lines go on as they did', () => {
  const built = under('messages.properties', text, 'es').build(({ key }) =>
    key === 'multi' ? 'Uno\n dos' : key === 'café' ? 'Größe' : key === 'leading' ? 'x' : undefined,
  )
  expect(built).toBe(
    text
      .replace('First line\\n\\\n        second line, \\\n        which goes on', 'Uno\\n\\\n        \\ dos')
      .replace('Cr\\u00e8me br\\u00fbl\\u00e9e', 'Gr\\u00F6\\u00DFe')
      .replace('\\  padded', '\\  x'),
  )
  expect(getProperties(built)).toMatchObject({
    multi: 'Uno\n dos',
    café: 'Größe',
    leading: '  x',
    path: 'C:\\temp\\new',
  })
})

const build = (bytes: Uint8Array, target: string, parameters: Record<string, unknown>): Uint8Array =>
  buildWith(formatFor('a.properties'), bytes, optionsFor('a.properties', 'ja', parameters), ({ source }) =>
    source === 'é' ? undefined : target,
  )

test.each([
  ['utf-8', 'auto', 'a=x', 'é日😀', 'a=é日😀'],
  ['utf-8', 'on', 'a=x', 'é日😀', 'a=\\u00E9\\u65E5\\uD83D\\uDE00'],
  ['utf-8', 'auto', 'b=\\u00e9\na=x', 'é', 'b=\\u00e9\na=\\u00E9'],
  ['utf-8', 'off', 'b=\\u00e9\na=x', 'é', 'b=\\u00e9\na=é'],
  ['iso-8859-1', 'auto', 'a=ÿ', 'é日', 'a=é\\u65E5'],
])('%s, escapes %s: %s', (encoding, unicodeEscapes, file, target, expected) => {
  const charset = encoding === 'utf-8' ? 'utf8' : 'latin1'
  const built = build(Buffer.from(file, charset), target, { encoding, unicodeEscapes })
  expect(Buffer.from(built).toString(charset)).toBe(expected)
})

test('a file that isn’t UTF-8 is refused, and can be read with its encoding', () => {
  const bytes = Buffer.from('a=x\nb=é', 'latin1')
  expect(() => build(bytes, 'y', {})).toThrow('line 2')
  expect(Buffer.from(build(bytes, 'ü', { encoding: 'iso-8859-1' })).toString('latin1')).toBe('a=ü\nb=é')
  expect(() => build(bytes, 'y', { encoding: 'ebcdic' })).toThrow('"encoding"')
})

test.each([
  ['an apostrophe is written as two beside an argument', 'a=Only {0}', "l'eau {0}", "a=l''eau {0}"],
  ['two are read as one', "a=It''s {0}, {n, number}", undefined, "a=It''s {0}, {n, number}"],
  ['texts without arguments are no messages', "a=Don't\nb=Not {0}", "n'a {0}", "a=n'a\nb=n''a {0}"],
  ['not where a single one stands beside an argument', "a=Can't open {0}", "l'eau {0}", "a=l'eau {0}"],
  ['plurals have it, too', 'a={0, plural, other {# x}}', "l'eau", "a={0, plural, other {l''eau}}"],
])('MessageFormat: %s', (_, file, target, expected) => {
  const format = formatFor('a.properties')
  const bytes = new TextEncoder().encode(file)
  const wanted = (source: string) => target?.replace('{0}', source.includes('⟦1/⟧') ? '⟦1/⟧' : '')
  const built = buildWith(format, bytes, optionsFor('a.properties', 'ja'), ({ source }) => wanted(source) ?? source)
  expect(new TextDecoder().decode(built)).toBe(expected)
})
