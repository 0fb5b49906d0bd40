import { describe, expect, it, vi } from 'vitest'
import { nextCheck } from '../scripts/next-check.ts'

describe('the next check', () => {
  const light = { title: 'light', run: vi.fn() }
  const heavy = { title: 'heavy', run: vi.fn(), heavy: true } as const
  const other = { ...heavy, title: 'other' }
  const idle = { cores: 2, loadOfOthers: 0 }

  it.each([
    ['as many run as there are cores', { waiting: [light], running: [heavy, other], ...idle }, undefined],
    ['two heavy ones run beside each other on an idle machine', { waiting: [other], running: [heavy], ...idle }, other],
    [
      'a second heavy one waits on a busy machine, and a light one does not',
      { waiting: [other, light], running: [heavy], cores: 2, loadOfOthers: 2 },
      light,
    ],
    ['a heavy one runs on a busy machine', { waiting: [other], running: [light], cores: 2, loadOfOthers: 9 }, other],
    [
      'no third heavy one begins, however many cores there are',
      { waiting: [other], running: [heavy, heavy], cores: 16, loadOfOthers: 0 },
      undefined,
    ],
    [
      'what uses another check waits for it',
      { waiting: [{ ...other, after: 'heavy' }, light], running: [heavy], ...idle },
      light,
    ],
    [
      'nothing runs beside what runs alone',
      { waiting: [light], running: [{ ...heavy, alone: true }], ...idle },
      undefined,
    ],
  ] as const)('%s', (_, situation, next) => {
    expect(nextCheck(situation)).toBe(next)
  })
})
