import { describe, expect, it } from 'vitest'
import { demoProjects } from './project-list.ts'
import { translatedLocales } from './texts.ts'

describe('the projects of the demo', () => {
  it('forty-four of a year are in each state, and some are overdue', () => {
    expect(demoProjects).toHaveLength(44)
    expect(new Set(demoProjects.map(({ reference }) => reference)).size).toBe(44)
    expect(new Set(demoProjects.map(({ stage }) => stage)).size).toBe(8)
    const inWork = demoProjects.filter(({ stage }) => stage === 'WORK' || stage === 'REVIEW' || stage === 'OPEN')
    expect(inWork.filter(({ began, days }) => days < began).length).toBeGreaterThanOrEqual(5)
    expect(demoProjects.map(({ began }) => began)).toEqual(
      demoProjects.map(({ began }) => began).toSorted((one, other) => other - one),
    )
  })

  it('one of them has sixty files in twelve languages', () => {
    const large = demoProjects.find(({ files }) => files.length === 60)
    expect(large?.targets).toHaveLength(12)
    expect(new Set(large?.files.map(({ file }) => file.name)).size).toBe(60)
  })

  it('no target of a file equals its source, and none speaks of another machine', () => {
    const [file] = demoProjects.find(({ reference }) => reference === 'Blade sensor app')!.files
    for (const locale of translatedLocales) {
      for (const [source, target] of file!.translations(locale)!) {
        expect(target).not.toBe(source)
        expect(target.includes('M-85')).toBe(source.includes('M-85'))
      }
    }
    expect(file!.translations('pl')).toBeUndefined()
  })
})
