import type { InlineCode } from '@dragoman/sdk/segment-text'
import { array, assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../testing/same-cases.ts'
import { formatFor } from './formats.ts'
import { numbersSince, recut } from './recut.ts'

describe('recut', () => {
  it.each([
    ['one sentence', ['Save.'], 'Save.', ['Save.']],
    ['two, white space after the first', ['Save. ', 'Open.'], 'Save.  Open.', ['Save.  ', 'Open.']],
    ['what the rules would cut', ['No. I will.'], 'No. I will.', ['No. I will.']],
    [
      'what the rules would leave together',
      ['“Really?”', 'she asked.'],
      '“Really?” she asked.',
      ['“Really?” ', 'she asked.'],
    ],
    [
      'codes, counted from one in each sentence',
      ['⟦1⟧A⟦/1⟧.', '⟦1/⟧ B⟦2/⟧'],
      '⟦1⟧A⟦/1⟧. ⟦2/⟧ B⟦3/⟧',
      ['⟦1⟧A⟦/1⟧. ', '⟦2/⟧ B⟦3/⟧'],
    ],
    ['without white space between', ['我去。', '你来。'], '我去。你来。', ['我去。', '你来。']],
  ])('cuts %s', (_, sentences, text, pieces) => expect(recut(sentences)(text)).toEqual(pieces))

  it('goes on with the next text where the last one ended', () => {
    const next = recut(['A.', 'B.', 'C.'])
    expect([next('A. B.'), next('C.')]).toEqual([['A. ', 'B.'], ['C.']])
  })

  it.each([
    ['other words', ['Save.'], 'Open.'],
    ['fewer', ['Save.'], 'Save. Open.'],
    ['none', [], 'Save.'],
    ['a code of another kind', ['⟦1⟧A⟦/1⟧'], '⟦1/⟧A'],
  ])('knows nothing of %s', (_, sentences, text) => expect(recut(sentences)(text)).toBeUndefined())

  it('loses no letter, wherever sentences end', () => {
    const sentence = stringMatching(/^[a-z⟦1/⟧. ]{0,9}[a-z]$/).map((text) => text.trim())
    assert(
      property(array(sentence, { minLength: 1, maxLength: 5 }), (sentences) => {
        const pieces = recut(sentences)(sentences.join(' '))
        expect(pieces?.join('')).toBe(sentences.join(' '))
        expect(pieces?.map((piece) => piece.trim())).toEqual(sentences)
      }),
    )
  })
})

describe('numbersSince', () => {
  const now = (source: string, ...opens: string[]) => ({
    source,
    codes: opens.map((open, at) => ({ id: at + 1, kind: 'standalone' as const, open })),
  })
  it.each<[string, string, ReturnType<typeof now>, [number, number][] | undefined]>([
    ['a word is a code', 'Hi :name!', now('Hi ⟦1/⟧!', ':name'), []],
    ['alone', ':name', now('⟦1/⟧', ':name'), []],
    [
      'before others',
      ':name, ⟦1/⟧ of {}⟦2/⟧',
      now('⟦1/⟧, ⟦2/⟧ of ⟦3/⟧⟦4/⟧', ':name', '%s', '{}', '%d'),
      [
        [1, 2],
        [2, 4],
      ],
    ],
    ['within a pair', '⟦1⟧:a⟦/1⟧', now('⟦1⟧⟦2/⟧⟦/1⟧', '<b>', ':a'), [[1, 1]]],
    ['another word', 'Hi :name!', now('Hi ⟦1/⟧!', ':user'), undefined],
    ['more words', 'Hi :name', now('Hi ⟦1/⟧!', ':name'), undefined],
    ['fewer words', 'Hi :name!', now('Hi ⟦1/⟧', ':name'), undefined],
    ['a code is a word', 'Hi ⟦1/⟧!', now('Hi :name!'), undefined],
    ['a code of another kind', '⟦1/⟧a⟦2/⟧', now('⟦1⟧a⟦/1⟧', '<b>'), undefined],
    ['crossed', '⟦1⟧a⟦2⟧b⟦/1⟧c⟦/2⟧', now('⟦1⟧a⟦2⟧b⟦/2⟧c⟦/1⟧', '<b>', '<i>'), undefined],
  ])('%s', (_, before, segment, expected) => {
    const numbers = numbersSince(before, segment)
    expect(numbers && [...numbers]).toEqual(expected)
  })
})

const given = { sourceLocale: 'en', targetLocale: 'es', parameters: {}, applySourceSegmentation: true }

/** Builds a file whose texts were read before as these sentences, with a translation of each. */
function build(
  fileName: string,
  content: string,
  sentences: readonly (readonly [key: string, source: string, target: string, codes?: InlineCode[]])[],
): string {
  const readBefore = sentences.map(([key, source, , codes = []]) => ({ key, source, codes }))
  const options = { ...given, fileName, readBefore }
  const targets = new Map(sentences.map(([key, , target]) => [key, target]))
  return new TextDecoder().decode(formatFor(fileName).build(new TextEncoder().encode(content), options, targets))
}

/** The keys of a file's texts. */
const keysOf = (fileName: string, content: string) =>
  formatFor(fileName)
    .parse(new TextEncoder().encode(content), { ...given, fileName, applySourceSegmentation: false })
    .segments.map(({ key }) => key)

it('a file is built with the sentences that it was read with', () => {
  const content = '# Title\n\n“Really?” she asked. No. I will.\n'
  const [title, paragraph] = keysOf('a.md', content)
  const built = build('a.md', content, [
    [title!, 'Title', 'Título'],
    [`${paragraph}#1`, '“Really?”', 'UNO'],
    [`${paragraph}#2`, 'she asked. No.', 'DOS'],
    [`${paragraph}#3`, 'I will.', 'TRES'],
  ])
  expect(built).toBe('# Título\n\nUNO DOS TRES\n')
})

it('sentences are built from the segments they were read as, even if the translation would be split differently now', () => {
  const content = 'msgid "One. Two."\nmsgstr "Uno y dos."\n'
  const [key] = keysOf('a.po', content)
  const built = build('a.po', content, [
    [`${key}#1`, 'One.', 'Uno.'],
    [`${key}#2`, 'Two.', 'Dos.'],
  ])
  expect(built).toContain('msgstr "Uno. Dos."')
})

it('a file can be built after its reader has learned to recognize more codes', () => {
  const content = '{"a":"Hi :name, {x} new <b>{}</b>","b":"Bye"}'
  const built = build('a.json', content, [
    ['/a', 'Hi :name, ⟦1/⟧ new ⟦2⟧{}⟦/2⟧', '⟦2⟧{}⟦/2⟧ nuevos ⟦1/⟧, hola :name'],
    ['/b', 'Bye', 'Adiós'],
  ])
  expect(built).toBe('{"a":"<b>{}</b> nuevos {x}, hola :name","b":"Adiós"}')
})

it('a file can be built after its reader has learned to recognize fewer codes', () => {
  const content = '{"a":"Choose <none> or <b>{x}</b> &amp; more","b":"<none>"}'
  const codes: InlineCode[] = [
    { id: 1, kind: 'standalone', open: '<none>' },
    { id: 2, kind: 'paired', open: '<b>', close: '</b>' },
    { id: 3, kind: 'standalone', open: '{x}' },
  ]
  const before = 'Choose ⟦1/⟧ or ⟦2⟧⟦3/⟧⟦/2⟧ &amp; more'
  const built = build('a.json', content, [['/a', before, '⟦2⟧⟦3/⟧⟦/2⟧ o ⟦1/⟧ &amp; más', codes]])
  expect(built).toBe('{"a":"<b>{x}</b> o <none> &amp; más","b":"<none>"}')
})

it('a long key is recognized whether it was stored in whole or in short', () => {
  const key = 'long '.repeat(1000)
  const content = JSON.stringify({ [key]: 'Save' })
  const [cut] = keysOf('a.json', content)
  expect(cut!.length).toBeLessThan(600)
  for (const known of [cut!, `/${key}`])
    expect(build('a.json', content, [[known, 'Save', 'Guardar']])).toContain('Guardar')
})

it('a translation is not written where the source text has changed', () => {
  const [first, second] = keysOf('a.md', 'Save\n\nOpen\n')
  const built = () =>
    build('a.md', 'Save\n\nOpen\n', [
      [first!, 'Save', 'Guardar'],
      [second!, 'Close', 'Cerrar'],
    ])
  expect(built).toThrow(/“Close” is in a different place .* Upload the file as a new version/)
})
