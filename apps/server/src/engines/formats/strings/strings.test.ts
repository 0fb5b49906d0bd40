import { expect, test } from 'vitest'
import { parse } from 'xcparse'
import { fixtureText, under } from '../fixtures/fixture.ts'

const text = fixtureText('Localizable.strings')

test('the texts to translate are found with their notes', () => {
  const { segments } = under('Localizable.strings', text, 'es')
  expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
    ['title', 'Welcome, ⟦1/⟧!', 'Title of the window'],
    ['quote', 'Say "hi" to\nC:\\temp', 'A line comment'],
    ['bare.key', 'Bare ⟦1/⟧ of ⟦2/⟧', undefined],
    ['unicode', 'Café ⟦1/⟧x⟦2/⟧', undefined],
    ['lines', 'One\ntwo', undefined],
    ['title~', 'Twice', undefined],
  ])
})

test('only values change, written as they were', () => {
  const built = under('Localizable.strings', text, 'es').build(({ key }) =>
    key === 'quote' ? 'Di "hola"\na\\b' : key === 'lines' ? 'Uno\n"dos"' : undefined,
  )
  expect(built).toBe(
    text.replace('Say \\"hi\\" to\\nC:\\\\temp', 'Di \\"hola\\"\\na\\\\b').replace('One\ntwo', 'Uno\n\\"dos\\"'),
  )
  const readable = built.replace('"shortcut";', '').replace('\\U00e9', 'é')
  expect(parse(`{ ${readable} }`)).toMatchObject({ quote: 'Di "hola"\na\\b', lines: 'Uno\n"dos"', title: 'Twice' })
})

test('a bare value gets its quotes', () => {
  expect(under('a.strings', 'a = b;', 'es').build(() => 'c d')).toBe('a = "c d";')
})

test('a comment on the line of an entry is about that entry', () => {
  const file = [
    '// Of one',
    '"one" = "1"; // also of one',
    '/* Of two */ "two" = "2"; /* again */ // and again',
    '"three" = "3"; /* of four */ "four" = "4";',
    '"five" = "5";',
    '/* of six */',
    '"six" = "6";',
    '"bare"; // of nothing that is translated',
    '"seven" = "7"; /* on two\n   lines */',
    '"eight" = "8";',
  ].join('\n')
  const { segments } = under('a.strings', file, 'es')
  expect(segments.map(({ key, note }) => [key, note])).toEqual([
    ['one', 'Of one\nalso of one'],
    ['two', 'Of two\nagain\nand again'],
    ['three', undefined],
    ['four', 'of four'],
    ['five', undefined],
    ['six', 'of six'],
    ['seven', 'on two\nlines'],
    ['eight', undefined],
  ])
})
