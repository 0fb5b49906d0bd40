import { describe, expect, it } from 'vitest'
import { readImportReport } from './ImportDetail.tsx'

const report = { units: 2, created: 1, written: 3, withoutSource: 0, withoutTarget: 1, skippedLines: [7] }

describe('readImportReport', () => {
  it('the report of an import is read', () => {
    expect(readImportReport(report)).toEqual(report)
  })

  it('anything but the report of an import is ignored', () => {
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
