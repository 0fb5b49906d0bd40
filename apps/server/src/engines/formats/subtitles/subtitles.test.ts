import { parse } from '@plussub/srt-vtt-parser'
import { describe, expect, test } from 'vitest'
import { fixtureText, under } from '../fixtures/fixture.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()

describe('film.srt', () => {
  const text = fixtureText('film.srt')
  test('cues, with their timing as note', () => {
    const { segments } = under('film.srt', text, 'es', { maxCharacters: 84 })
    expect(segments.map(({ key, source, note, maxLength }) => [key, source, note, maxLength])).toEqual([
      ['1', '⟦1/⟧⟦2⟧Hello, ⟦3/⟧.⟦/2⟧\nHow are you?', '00:00:01,000 --> 00:00:04,000', 84],
      ['2', '- Fine.\n\n- After a blank line.', '00:00:05,000 --> 00:00:06,500', 84],
      ['4', '⟦1⟧1984⟦/1⟧ was a year', '00:00:09,000 --> 00:00:10,000', 84],
    ])
  })

  test('timing and layout stay', () => {
    const built = under('film.srt', text, 'es').build(upper)
    expect(built).toBe(
      text
        .replace('Hello, ', 'HELLO, ')
        .replace('How are you?', 'HOW ARE YOU?')
        .replace('Fine', 'FINE')
        .replace('After a blank line', 'AFTER A BLANK LINE')
        .replace('was a year', 'WAS A YEAR'),
    )
  })

  test('a translation cannot break its cue', () => {
    const built = under(
      'a.srt',
      '1\n00:00:01,000 --> 00:00:02,000\nx\n\n2\n00:00:03,000 --> 00:00:04,000\ny\n',
      'es',
    ).build(({ key }) => (key === '1' ? 'a\n\n9\n00:00:01,000 --> 00:00:02,000\nb' : undefined))
    expect(parse(built).entries.map(({ id, text: words }) => [id, words])).toEqual([
      ['1', 'a\n9\n00:00:01,000 -- > 00:00:02,000\nb'],
      ['2', 'y'],
    ])
  })
})

describe('film.vtt', () => {
  const text = fixtureText('film.vtt')
  test('cues, with comments and timing as notes', () => {
    const { segments } = under('film.vtt', text, 'es')
    expect(segments.map(({ key, source, note }) => [key, source, note])).toEqual([
      ['intro', '⟦1⟧Hello, ⟦2⟧world⟦/2⟧ ⟦3/⟧ ⟦4/⟧everybody⟦/1⟧', 'The speaker whispers\n00:01.000 --> 00:04.000'],
      ['cue 2', '- Fine.\n- 3 ⟦1/⟧ 4', '00:05.000 --> 01:00:06.500'],
      ['cue 3', '⟦1⟧Bye!⟦/1⟧', 'on several\nlines\n01:00:07.000 --> 01:00:08.000'],
    ])
  })

  test('typed characters are neither markup nor the end of a cue', () => {
    const built = under('film.vtt', text, 'es').build(({ key }) =>
      key === 'cue 3' ? '⟦1⟧a < b & c --> d\n\ne⟦/1⟧' : undefined,
    )
    expect(built).toBe(text.replace('<c.loud>Bye!</c>', '<c.loud>a &lt; b &amp; c --&gt; d\ne</c>'))
    expect(parse(built).entries).toHaveLength(3)
  })
})

test('text that only looks like a WebVTT tag is escaped, so that players show it', () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>Say <i>it</i>\n'
  const { build } = under('a.vtt', text, 'es')
  expect(build(() => '⟦1⟧⟦2⟧<no name>⟦/2⟧ <b>⟦/1⟧')).toBe(
    text.replace('Say <i>it</i>', '<i>&lt;no name></i> &lt;b>').replace('<v Ann>', ''),
  )
})

describe('WebVTT as players read it', () => {
  test.each<[string, string, [string, string][]]>([
    ['a cue directly under the header', 'WEBVTT\n00:00.000 --> 00:01.000\nx\n', [['cue 1', 'x']]],
    [
      'with words in the header',
      'WEBVTT - Film\nKind: captions\n00:00.000 --> 00:01.000\nx\n\n00:01.000 --> 00:02.000\ny\n',
      [
        ['cue 1', 'x'],
        ['cue 2', 'y'],
      ],
    ],
    ['directly under a style', 'WEBVTT\n\nSTYLE\n::cue { color: red }\n00:00.000 --> 00:01.000\nx\n', [['cue 1', 'x']]],
    [
      'a cue without blank line after another',
      'WEBVTT\n\n00:00.000 --> 00:01.000\nx\n00:01.000 --> 00:02.000\ny\n',
      [
        ['cue 1', 'x'],
        ['cue 2', 'y'],
      ],
    ],
    [
      'settings, hours, tight arrows',
      'WEBVTT\n\n1:00:00.000-->100:00:01.000 position:10%,line-left align:left\nx\n',
      [['cue 1', 'x']],
    ],
    ['a line of blanks ends nothing', 'WEBVTT\n\n00:00.000 --> 00:01.000\nx\n  \ny\n', [['cue 1', 'x\n  \ny']]],
    [
      'regions, and what looks like a comment',
      'WEBVTT\n\nREGION\nid:a\n\nNOTE\n00:00.000 --> 00:01.000\nx\nNOTE y\nSTYLE\n',
      [['NOTE', 'x\nNOTE y\nSTYLE']],
    ],
    ['a cue without text', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\ny\n', [['cue 2', 'y']]],
  ])('%s', (_, text, expected) => {
    const { segments, build } = under('a.vtt', text, 'es')
    expect(segments.map(({ key, source }) => [key, source])).toEqual(expected)
    expect(build(({ source }) => source.toUpperCase().replace('\n  \n', '\n\n'))).toBe(
      text
        .replace(/\bx\b/, 'X')
        .replace(/\by\b/, 'Y')
        .replace('NOTE y\nSTYLE', 'NOTE Y\nSTYLE')
        .replace('\n  \n', '\n'),
    )
  })
})

test('formatting of SubRip is a code', () => {
  const { segments } = under(
    'a.srt',
    '1\n00:00:01,000 --> 00:00:02,000 X1:100 Y1:2\n{b}a{/b} {y:i}b {\\an8}<font color="red">c</font> {d}\n',
    'es',
  )
  expect(segments.map(({ source }) => source)).toEqual(['⟦1/⟧a⟦2/⟧ ⟦3/⟧b ⟦4/⟧⟦5⟧c⟦/5⟧ ⟦6/⟧'])
})

test('a WebVTT block that players pass over is left out, and the others are read', () => {
  const text =
    'WEBVTT\n\n00:00.000 --> 00:01.000\nOne\n\nLost\nlines\n\n00:01 --> 2\nBad\n\n00:02.000 --> 00:03.000\nTwo\n'
  const { segments, leftOut, build } = under('a.vtt', text, 'es')
  expect(segments.map(({ source }) => source)).toEqual(['One', 'Two'])
  expect(leftOut).toEqual([
    { key: 'line 6', text: 'Lost\nlines', reason: 'NOT_TRANSLATABLE' },
    { key: 'line 9', text: '00:01 --> 2\nBad', reason: 'NOT_TRANSLATABLE' },
  ])
  expect(build(({ source }) => source.toUpperCase())).toBe(text.replace('One', 'ONE').replace('Two', 'TWO'))
})

test('a SubRip block with a damaged timing is left out, and the others are read', () => {
  const text =
    '1\n00:00:xx --> 00:00:02,000\nBad\n\n2\n00:00:03,000 --> 00:00:04,000\nOne\n\n3\n00:00:05 -->\n\nLost\n\n4\n00:00:07,000 --> 00:00:08,000\nTwo --> b\n'
  const { segments, leftOut, build } = under('a.srt', text, 'es')
  expect(segments.map(({ source }) => source)).toEqual(['One', 'Two --> b'])
  expect(leftOut).toEqual([
    { key: 'line 1', text: '1\n00:00:xx --> 00:00:02,000\nBad', reason: 'NOT_TRANSLATABLE' },
    { key: 'line 9', text: '3\n00:00:05 -->\n\nLost', reason: 'NOT_TRANSLATABLE' },
  ])
  expect(build(({ key }) => (key === '2' ? 'ONE' : undefined))).toBe(text.replace('One', 'ONE'))
})

test('a line of no-break spaces in a translation stays', () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOne\n'
  expect(under('a.vtt', text, 'es').build(() => 'Uno\n\u00A0\ndos')).toBe(text.replace('One', 'Uno\n\u00A0\ndos'))
})

test('WebVTT keeps the styles of SubRip', () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n{\\an8}Hi {you}\n'
  const { segments, build } = under('a.vtt', text, 'es', { placeholders: false })
  expect(segments.map(({ source }) => source)).toEqual(['⟦1/⟧Hi {you}'])
  expect(build(() => 'Hola⟦1/⟧')).toBe(text.replace('{\\an8}Hi {you}', 'Hola{\\an8}'))
})

test('the reading speed limits a subtitle by its time', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:03,500\nLong\n\n2\n00:59:59,900 --> 01:00:00,900\nShort\n\n3\n00:00:05,000 --> 00:00:05,000\nNone\n'
  const limits = (parameters: Record<string, unknown>) =>
    under('a.srt', text, 'es', parameters).segments.map(({ maxLength }) => maxLength)
  expect(limits({})).toEqual([undefined, undefined, undefined])
  expect(limits({ readingSpeed: 17 })).toEqual([42, 17, undefined])
  expect(limits({ readingSpeed: 17, maxCharacters: 40 })).toEqual([40, 17, 40])
})
