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
    const built = under('a.srt', '1\n00:00:01,000 --> 00:00:02,000\nx\n\n2\n00:00:03,000 --> 00:00:04,000\ny\n', 'es').build(
      ({ key }) => (key === '1' ? 'a\n\n9\n00:00:01,000 --> 00:00:02,000\nb' : undefined),
    )
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

  test('what is typed is no markup and no end', () => {
    const built = under('film.vtt', text, 'es').build(({ key }) => (key === 'cue 3' ? '⟦1⟧a < b & c --> d\n\ne⟦/1⟧' : undefined))
    expect(built).toBe(text.replace('<c.loud>Bye!</c>', '<c.loud>a &lt; b &amp; c --&gt; d\ne</c>'))
    expect(parse(built).entries).toHaveLength(3)
  })
})
