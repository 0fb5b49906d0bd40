import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { buildWith, optionsFor } from '../fixtures/fixture.ts'
import { letterRtf, rtfOf } from '../fixtures/rtf.ts'
import { rtf } from './rtf.ts'

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const parse = (text: string, parameters: Record<string, unknown> = {}) =>
  rtf.parse(bytesOf(text), optionsFor('a.rtf', 'es', parameters))
const sources = (body: string, parameters: Record<string, unknown> = {}) =>
  parse(rtfOf(body), parameters).segments.map(({ source }) => source)
const build = (text: string, target: (source: string) => string | undefined): string =>
  Buffer.from(buildWith(rtf, bytesOf(text), optionsFor('a.rtf', 'es'), ({ source }) => target(source))).toString(
    'latin1',
  )

test('a document has its headers, paragraphs, footnotes, and cells', () => {
  expect(parse(letterRtf).segments.map(({ source }) => source)).toEqual([
    'Header text',
    'A bold ⟦1⟧title⟦/1⟧',
    'Plain words with ⟦1⟧bold ones⟦/1⟧ and café, —, “quoted”.',
    'Привет',
    'See ⟦1⟧⟦2⟧this page⟦/2⟧⟦/1⟧ on page ⟦3/⟧.',
    'A note⟦1/⟧⟦2/⟧ goes on.⟦3/⟧Next line⟦4/⟧tab',
    'The note itself',
    'Italic first',
    'Italic second⟦1⟧ and plain⟦/1⟧',
    'Cell one',
    'Cell ⟦1/⟧two',
    'Braces { and } and \\ back',
  ])
  expect(parse(letterRtf, { translateHeaders: false }).segments[0]?.source).toBe('A bold ⟦1⟧title⟦/1⟧')
})

describe('paragraphs', () => {
  test.each<[string, string, string[]]>([
    ['runs that look alike are one', String.raw`{\insrsid1 One }{\insrsid2 two}\par`, ['One two']],
    ['bytes are those of the font', String.raw`{\f1 \'cf\'f0}{\f2 \'93\'fa\'83A}\par`, ['Пр⟦1⟧日ア⟦/1⟧']],
    [
      'characters by number have something for older programs',
      String.raw`a\u8364\'80b\uc0\u8364c\uc2\u8364xyd\par`,
      ['a€b€c€d'],
    ],
    ['surrogates are one character', String.raw`\u-10179?\u-8704?\par`, ['😀']],
    [
      'pictures and objects are no text',
      String.raw`a{\*\shppict{\pict 8950}}b{\object{\result x}}c\par`,
      ['a⟦1/⟧b⟦2/⟧c'],
    ],
    [
      'text boxes are texts of their own',
      String.raw`a{\shp{\*\shpinst\shpz0{\sp{\sn x}}{\shptxt\pard Box\par}}}\par`,
      ['a', 'Box'],
    ],
    ['what is deleted is no text', String.raw`a {\deleted b }c\par`, ['a ⟦1/⟧c']],
    ['binary data is skipped', String.raw`a{\pict\bin3 }}}}b\par`, ['a⟦1/⟧b']],
  ])('%s', (_, body, expected) => {
    expect(sources(body)).toEqual(expected)
  })

  test('hidden text is read by option', () => {
    expect(sources(String.raw`a {\v b }c\par`, { translateHidden: true })).toEqual(['a ⟦1⟧b ⟦/1⟧c'])
  })

  test.each<[string, string, string, string]>([
    ['braces and backslashes', 'x\\par', '{a}\\b', String.raw`\{a\}\\b\par`],
    ['other letters', 'x\\par', 'é😀\u00a0x', String.raw`\u233?\u-10179?\u-8704?\~x\par`],
    ['line breaks and tabs', 'x\\par', 'a\nb\tc', String.raw`a\line b\tab c\par`],
    ['other letters where nothing stands for them', '\\uc0 x\\par', 'éa', String.raw`\uc0 \u233 a\par`],
    [
      'other letters where absurdly many stand for them',
      '\\uc2000000000 x\\par',
      'é',
      String.raw`\uc2000000000 \u233${'?'.repeat(16)}\par`,
    ],
    ['a text with a NUL', String.raw`One\u0? two\'00 three\par`, 'y', String.raw`y\par`],
    ['a look that moves', String.raw`Some plain {\b bold}\par`, '⟦1⟧fett⟦/1⟧ x', String.raw`{\b fett} x\par`],
    [
      'a look that is turned on and off',
      String.raw`Some plain \b bold\b0  x\par`,
      'x ⟦1⟧b⟦/1⟧',
      String.raw`x {\b b}\par`,
    ],
    [
      'a look that goes on',
      String.raw`Some plain words \b bold\par x\par`,
      'y ⟦1⟧b⟦/1⟧',
      String.raw`y {\b b}\plain\b \par x\par`,
    ],
    [
      'a group that goes on',
      String.raw`Some plain words {\b bold\par x}\par`,
      'y ⟦1⟧b⟦/1⟧',
      String.raw`y {\b b}{\plain\b\uc1 \par x}\par`,
    ],
    [
      'a group that began before',
      String.raw`{\b x\par bold} plain words\par`,
      '⟦1⟧b⟦/1⟧ y',
      String.raw`{\b x\par }{\b b} y\par`,
    ],
    [
      'words about the paragraph in the middle of it',
      String.raw`Some {\b words} \qc more\par`,
      'y',
      String.raw`\qc y\par`,
    ],
    [
      'a field of its own look',
      String.raw`Page {\b {\field{\*\fldinst PAGE}{\fldrslt 3}}} of\par`,
      'x ⟦1/⟧',
      String.raw`x {\b {\field{\*\fldinst PAGE}{\fldrslt 3}}}\par`,
    ],
  ])('%s can be written', (_, body, target, expected) => {
    const file = rtfOf(body)
    expect(build(file, (source) => (source === 'x' && body.split('\\par').length > 2 ? undefined : target))).toBe(
      rtfOf(expected),
    )
  })
})

test('a NUL is dropped, and half a character is refused with its place', () => {
  expect(sources(String.raw`a\u0?b\'00c\par`)).toEqual(['abc'])
  expect(() => sources(String.raw`One \u-10179? two\par`)).toThrow(FileRefused)
  expect(() => sources(String.raw`One \u-10179? two\par`)).toThrow(/lone surrogate/)
})

test('a footnote is written into the paragraph that it stands in', () => {
  const file = rtfOf(String.raw`One{\super\chftn{\footnote Two}} three\par`)
  expect(build(file, (source) => source.toUpperCase())).toBe(
    rtfOf(String.raw`ONE{\super \chftn}{\super {\footnote TWO}} THREE\par`),
  )
  expect(build(file, (source) => (source === 'Two' ? 'Zwei' : undefined))).toBe(file.replace('Two', 'Zwei'))
})
