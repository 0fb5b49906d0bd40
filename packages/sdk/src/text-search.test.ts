import { describe, expect, it } from 'vitest'
import { matchRank, rankByText, textMatcher, type TextSearch } from './text-search.ts'

/** A text with what was found in brackets, or null. */
function marked(searched: string, text: string, mode: TextSearch['mode'] = 'contains') {
  const ranges = textMatcher({ text, mode })(searched)
  return ranges?.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    searched,
  )
}

describe('text search', () => {
  it.each([
    ['Alarm texts', 'alarm', '[Alarm] texts'],
    ['Outage alarm, alarms', 'ALARM', 'Outage [alarm], [alarm]s'],
    ['Café au lait', 'cafe', '[Café] au lait'],
    ['Cafe\u0301 noir', 'café n', '[Cafe\u0301 n]oir'],
    ['Große Straße', 'strasse', 'Große [Straße]'],
    ['مَرْحَبًا بكم', 'مرحبا', '[مَرْحَبًا] بكم'],
    ['清除警报历史', '警报', '清除[警报]历史'],
    ['Ｆｕｌｌ width', 'full', '[Ｆｕｌｌ] width'],
    ['100% (net)', '% (n', '100[% (n]et)'],
  ])('finds in %s what is typed as %s', (searched, text, expected) => {
    expect(marked(searched, text)).toBe(expected)
  })

  it.each<[TextSearch['mode'], string, string, string | undefined]>([
    ['exact', 'Alarm', 'alarm', '[Alarm]'],
    ['exact', 'Alarms', 'alarm', undefined],
    ['startsWith', 'Alarms', 'alarm', '[Alarm]s'],
    ['startsWith', 'An alarm', 'alarm', undefined],
    ['endsWith', 'An alarm', 'alarm', 'An [alarm]'],
    ['endsWith', 'Alarms', 'alarm', undefined],
    ['contains', 'Prealarms', 'alarm', 'Pre[alarm]s'],
    ['fts', 'Firmware 7.1, alarm texts', 'text firm', '[Firm]ware 7.1, alarm [text]s'],
    ['fts', 'Context of alarms', 'text', undefined],
    ['fts', '清除警报历史', '历史 警报', '清除[警报历史]'],
    ['contains', 'Alarm', ' ', undefined],
  ])('by %s, %s for %s', (mode, searched, text, expected) => {
    expect(marked(searched, text, mode)).toBe(expected)
  })

  it.each([
    ['alarm', 0],
    ['Alarm texts', 1],
    ['Outage alarm', 2],
    ['Prealarm', 3],
  ])('ranks %s as %i', (text, rank) => {
    expect(matchRank(text, textMatcher({ text: 'alarm', mode: 'contains' })(text)!)).toBe(rank)
  })
})

it('items are ranked by their best text, and a match in the first one counts for more', () => {
  const items = [['Tasks', 'alarm'], ['Loud alarm'], ['None'], ['Alarm'], ['Alarm', 'again']]
  const found = rankByText({ text: 'alarm', mode: 'contains' }, items, (texts) => texts)
  expect(found.map((texts) => texts.join(', '))).toEqual(['Alarm', 'Alarm, again', 'Loud alarm', 'Tasks, alarm'])
})
