import { describe, expect, it } from 'vitest'
import { projectFields, taskFields } from './list-fields.ts'
import {
  queryLimits,
  queryParts,
  quoteValue,
  readQuery,
  withCondition,
  type QueryNode,
  type QueryValue,
} from './query-line.ts'

/** A Wednesday. */
const now = Date.UTC(2026, 10, 25, 15, 30)
const read = (line: string) => readQuery(line, projectFields, now)

/** A node as text, so that a table can hold it. */
function shown(node: QueryNode | null | undefined): string {
  if (!node) return ''
  if (node.kind === 'not') return `not(${shown(node.part)})`
  if (node.kind === 'word') return `"${node.text}"`
  if (node.kind === 'field') return `${node.field}=${node.values.map(shownValue).join('|')}`
  return `${node.kind}(${node.parts.map(shown).join(' ')})`
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function shownValue(value: QueryValue): string {
  switch (value.kind) {
    case 'text':
      return `${value.match}(${value.text})`
    case 'code':
      return value.code
    case 'number':
      return `${value.is}${value.number}`
    case 'numbers':
      return `${value.from}..${value.to}`
    case 'date':
      return `${value.is}${dayOf(value.period.start)}..${dayOf(value.period.end)}`
    default:
      return value.kind
  }
}

describe('a query line', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['app', '"app"'],
    ['mobile app', 'and("mobile" "app")'],
    ['"mobile app"', '"mobile app"'],
    ['"say \\"hi\\""', '"say "hi""'],
    ['status:draft', 'status=DRAFT'],
    ['STATUS:Draft', 'status=DRAFT'],
    ['status:draft,pending', 'status=DRAFT|PENDING'],
    ['is:overdue,soon', 'is=LATE|SOON'],
    ['costs:not-calculated', 'costs=NOT_CALCULATED'],
    ['costs:"not calculated"', 'costs=NOT_CALCULATED'],
    [
      'status:draft due:<2026-12-01 -tag:legal',
      'and(status=DRAFT due=<2026-12-01..2026-12-02 not(tag=contains(legal)))',
    ],
    ['status:draft AND tag:a', 'and(status=DRAFT tag=contains(a))'],
    ['a OR b c', 'or("a" and("b" "c"))'],
    ['(a OR b) c', 'and(or("a" "b") "c")'],
    ['NOT a', 'not("a")'],
    ['NOT NOT a', 'not(not("a"))'],
    ['-(a OR b)', 'not(or("a" "b"))'],
    ['((a))', '"a"'],
    ['and or not', 'and("and" "or" "not")'],
    ['a-b', '"a-b"'],
    ['-', '"-"'],
    ['name:="Mobile app"', 'name=exact(Mobile app)'],
    ['name:Mobile*', 'name=startsWith(Mobile)'],
    ['file:*.docx', 'file=endsWith(.docx)'],
    ['name:"Mobile*"', 'name=contains(Mobile*)'],
    ['name:~"app mobile"', 'name=words(app mobile)'],
    ['manager:me', 'manager=me'],
    ['manager:"me"', 'manager=contains(me)'],
    ['manager:none', 'manager=none'],
    ['name:none', 'name=contains(none)'],
    ['manager:"Ana Silva",me', 'manager=contains(Ana Silva)|me'],
    ['target:pt-BR', 'target=pt_br'],
    ['cost:>=1000', 'cost=>=1000'],
    ['cost:12.5', 'cost==12.5'],
    ['cost:[100 to 200]', 'cost=100..200'],
    ['cost:-5', 'cost==-5'],
    ['due:none', 'due=none'],
    ['due:[2026-12-01 to 2026-12-24]', 'due==2026-12-01..2026-12-25'],
    ['due:["2 weeks ago" to today]', 'due==2026-11-11..2026-11-26'],
  ])('%s reads as %s', (line, expected) => {
    const { node, error } = read(line)
    expect(error).toBeUndefined()
    expect(shown(node)).toBe(expected)
  })

  it.each([
    ['2026-12-01', '2026-12-01..2026-12-02'],
    ['2026-12', '2026-12-01..2027-01-01'],
    ['2026', '2026-01-01..2027-01-01'],
    ['today', '2026-11-25..2026-11-26'],
    ['Tomorrow', '2026-11-26..2026-11-27'],
    ['yesterday', '2026-11-24..2026-11-25'],
    ['this-week', '2026-11-23..2026-11-30'],
    ['"last week"', '2026-11-16..2026-11-23'],
    ['next-week', '2026-11-30..2026-12-07'],
    ['this-month', '2026-11-01..2026-12-01'],
    ['next-month', '2026-12-01..2027-01-01'],
    ['last-year', '2025-01-01..2026-01-01'],
    ['"2 weeks ago"', '2026-11-11..2026-11-12'],
    ['"1 day ago"', '2026-11-24..2026-11-25'],
    ['"9 months ago"', '2026-02-25..2026-02-26'],
    ['"in 3 days"', '2026-11-28..2026-11-29'],
    ['-2w', '2026-11-11..2026-11-12'],
    ['+1m', '2026-12-25..2026-12-26'],
    ['3y', '2029-11-25..2029-11-26'],
  ])('the date %s is %s', (date, expected) => {
    expect(shown(read(`due:${date}`).node)).toBe(`due==${expected}`)
  })

  it('a month after the last day of a month is the last day of the next', () => {
    const { node } = readQuery('due:+1m', projectFields, Date.UTC(2027, 0, 31))
    expect(shown(node)).toBe('due==2027-02-28..2027-03-01')
  })

  it.each([
    ['colour:red', 'unknownField', 'colour'],
    ['a constructor:x', 'unknownField', 'constructor'],
    ['is:constructor', 'unknownValue', 'constructor'],
    ['status:paid', 'unknownValue', 'paid'],
    ['status:draft,paid', 'unknownValue', 'paid'],
    ['status:', 'missingValue', 'status:'],
    ['status:""', 'unknownValue', '""'],
    ['name:" "', 'missingValue', '" "'],
    ['due:soonish', 'notADate', 'soonish'],
    ['due:2026-13-01', 'notADate', '2026-13-01'],
    ['due:2026-02-30', 'notADate', '2026-02-30'],
    ['due:[today to never]', 'notADate', '[today to never]'],
    ['due:[today]', 'missingValue', '[today]'],
    ['due:[today to', 'openBracket', '[today to'],
    ['due:~today', 'notComparable', '~today'],
    ['cost:much', 'notANumber', 'much'],
    ['cost:1e9', 'notANumber', '1e9'],
    ['cost:~5', 'notComparable', '~5'],
    ['status:>draft', 'notComparable', '>draft'],
    ['target:<de', 'notComparable', '<de'],
    ['name:<b', 'notComparable', '<b'],
    ['name:[a to b]', 'notComparable', '[a to b]'],
    ['name:"open', 'openQuote', '"open'],
    ['"open', 'openQuote', '"open'],
    ['(a', 'openParenthesis', '('],
    ['a)', 'strayParenthesis', ')'],
    ['()', 'missingOperand', ')'],
    ['a OR', 'missingOperand', 'OR'],
    ['OR a', 'missingOperand', 'OR'],
    ['a AND OR b', 'missingOperand', 'OR'],
    ['NOT', 'missingOperand', 'NOT'],
  ])('%s is refused as %s at %s', (line, code, place) => {
    const { error } = read(line)
    expect(error?.code).toBe(code)
    expect(error && line.slice(error.at.from, error.at.to)).toBe(place)
    expect(error?.text).toBe(place)
  })

  it.each([
    ['characters', 'a'.repeat(queryLimits.characters + 1)],
    ['conditions', 'a '.repeat(queryLimits.conditions + 1)],
    ['parentheses', `${'('.repeat(21)}a${')'.repeat(21)}`],
    ['negations', `${'NOT '.repeat(21)}a`],
  ])('a line with too many %s is refused', (_, line) => {
    expect(read(line).error?.code).toBe('tooLong')
  })

  it('a line at its limits is read', () => {
    expect(read('a '.repeat(queryLimits.conditions)).error).toBeUndefined()
  })

  it('codes that the field does not list are taken as they are written', () => {
    expect(shown(readQuery('step:translation', taskFields, now).node)).toBe('step=TRANSLATION')
  })
})

describe('the parts of a query line', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['status:draft -tag:"a b" (x OR y)', ['status:draft', '-tag:"a b"', '(x OR y)']],
    ['a OR b', ['a OR b']],
    ['a AND b', ['a', 'b']],
    ['status:paid', []],
  ])('%s has the parts %s', (line, parts) => {
    expect(queryParts(line, projectFields, now)).toEqual(parts)
  })

  it.each([
    ['', 'a', 'a'],
    ['a', 'b', 'a b'],
    ['a OR b', 'c', '(a OR b) c'],
    ['(a OR b)', 'c', '(a OR b) c'],
    ['name:"THIS OR THAT"', 'c', 'name:"THIS OR THAT" c'],
    ['(a OR b) OR (c OR d)', 'e', '((a OR b) OR (c OR d)) e'],
  ])('%s narrowed by %s is %s', (line, condition, expected) => {
    expect(withCondition(line, condition, projectFields, now)).toBe(expected)
    expect(read(expected).error).toBeUndefined()
  })

  it.each(['a', 'Ana Silva', 'x"y\\z', 'a,b', '(x)', '*', '<b>', '[a]', 'naïve', '10%'])(
    'the quoted value %s reads as itself',
    (value) => {
      const { node } = read(`name:${quoteValue(value)}`)
      expect(shown(node)).toBe(`name=contains(${value})`)
    },
  )
})
