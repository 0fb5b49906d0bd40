import { expect, it } from 'vitest'
import { partAtLine, startingRules, writeSrx, type SrxDocument } from './srx-document.ts'

const rule = (id: string, before: string, after: string, more = {}) => ({
  id,
  breaks: false,
  before,
  after,
  comments: [],
  ...more,
})

const two: SrxDocument = {
  ...startingRules('All'),
  cascade: true,
  sets: [
    {
      id: 's1',
      name: 'English "US"',
      rules: [rule('a', '\\bInc\\.', '\\s'), rule('b', '<&>\n', '', { breaks: true, comments: [' <rule> of old '] })],
    },
    { id: 's2', name: 'All', rules: [rule('c', '[.?!]', '\\s', { breaks: true })] },
  ],
  maps: [
    { id: 'm1', pattern: 'en.*', set: 'English "US"' },
    { id: 'm2', pattern: '.*', set: 'All' },
  ],
}

it('each rule is written on its own line, with comments and escaped characters', () => {
  const lines = writeSrx(two).split('\n')
  expect(lines).toContain('<languagerule languagerulename="English &quot;US&quot;">')
  expect(lines).toContain('<rule break="no"><beforebreak>\\bInc\\.</beforebreak><afterbreak>\\s</afterbreak></rule>')
  expect(lines).toContain(
    '<rule break="yes"><beforebreak>&lt;&amp;&gt;&#10;</beforebreak><afterbreak></afterbreak></rule>',
  )
  expect(lines[lines.findIndex((line) => line.includes('&lt;')) - 1]).toBe('<!-- <rule> of old -->')
  expect(lines).toContain('<languagemap languagepattern=".*" languagerulename="All"/>')
})

it.each([
  ['<header segmentsubflows="no" cascade="no"/>', '<header segmentsubflows="no" cascade="yes"/>'],
  ['<header segmentsubflows="no"/>', '<header cascade="yes" segmentsubflows="no"/>'],
  ['<header>\n<x/></header>', '<header cascade="yes">\n<x/></header>'],
])('the header tells whether rules cascade, and keeps its other settings: %s', (header, expected) => {
  expect(writeSrx({ ...two, header })).toContain(expected)
})

it('the rule or map of a line is found despite elements in comments', () => {
  const text = writeSrx(two)
  const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1
  expect(partAtLine(text, two, lineOf('Inc'))).toBe('a')
  expect(partAtLine(text, two, lineOf('&lt;'))).toBe('b')
  expect(partAtLine(text, two, lineOf('[.?!]'))).toBe('c')
  expect(partAtLine(text, two, lineOf('en.*'))).toBe('m1')
  expect(partAtLine(text, two, lineOf('of old'))).toBeUndefined()
  expect(partAtLine(text.replaceAll('\n', ''), two, 1)).toBeUndefined()
})
