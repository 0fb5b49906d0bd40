import { describe, expect, it } from 'vitest'
import { readImportReport } from './ImportDetail.tsx'

const report = { units: 2, created: 1, written: 3, withoutSource: 0, withoutTarget: 1, skippedLines: [7] }

describe('readImportReport', () => {
  it('takes what an import says', () => {
    expect(readImportReport(report)).toEqual(report)
  })

  it('takes nothing else', () => {
    for (const other of [
      undefined,
      null,
      'done',
      {},
      { ...report, units: '2' },
      { ...report, skippedLines: undefined },
    ]) {
      expect(readImportReport(other)).toBeUndefined()
    }
  })
})
