import { expect, it } from 'vitest'
import { isTrial, notTakenOf, notTakenTable } from './not-taken.ts'

it('left-out parts of an import are read from the report of its job only', () => {
  const notTaken = [{ kind: 'COLUMN', name: 'Colour', count: 2 }]
  expect(notTakenOf({ created: 1, notTaken })).toEqual(notTaken)
  for (const report of [undefined, null, 'done', 3, {}, { notTaken: 'all' }]) expect(notTakenOf(report)).toEqual([])
  expect([{ dryRun: true }, { dryRun: false }, {}, null].map(isTrial)).toEqual([true, false, false, false])
})

it('the downloaded list has a line for each thing, and no cell that a spreadsheet takes for a formula', () => {
  const items = [
    { kind: 'LANGUAGE', name: 'zh-Hans', count: 3, takenAs: 'zh_cn' },
    { kind: 'COLUMN', name: '=HYPERLINK("x")', count: 1, lines: [2, 5] },
  ] as const
  expect(notTakenTable(items.map((item) => ({ ...item, lines: 'lines' in item ? [...item.lines] : [] })))).toBe(
    [
      '"kind","name","count","takenAs","lines"',
      '"LANGUAGE","zh-Hans","3","zh_cn",""',
      `"COLUMN","'=HYPERLINK(""x"")","1","","2 5"`,
    ].join('\r\n'),
  )
})
