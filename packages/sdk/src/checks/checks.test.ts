import { describe, expect, it } from 'vitest'
import { checkTranslation, withFix } from './checks.ts'
import { codeExamples, numberExamples, placeholderExamples, type Examples } from './examples.ts'
import { punctuationExamples, spaceExamples } from './examples-of-marks.ts'
import { wordExamples } from './examples-of-words.ts'

const check = ({ from = 'en', to }: Examples, source: string, target: string) =>
  checkTranslation({ source, target, sourceLocale: from, targetLocale: to })

const all = [
  ...numberExamples,
  ...codeExamples,
  ...placeholderExamples,
  ...punctuationExamples,
  ...spaceExamples,
  ...wordExamples,
]

describe.each(all)('the rule "$rule" in $to', (examples) => {
  const { rule, right, wrong } = examples

  it('has at least five right and five wrong examples', () => {
    expect(right.length).toBeGreaterThanOrEqual(5)
    expect(wrong.length).toBeGreaterThanOrEqual(5)
  })

  it.each(right)('says nothing of %j as %j', (source, target) => {
    expect(check(examples, source, target)).toEqual([])
  })

  it.each(wrong.map(([source, target, fixed = target]) => [source, target, fixed] as const))(
    'finds %j as %j',
    (source, target, fixed) => {
      const issues = check(examples, source, target)
      expect(new Set(issues.map((issue) => `${issue.kind} ${issue.rule}`))).toEqual(new Set([rule]))
      // The last one first, so that the places of the others stay.
      const mended = issues.toReversed().reduce(withFix, target)
      expect(mended).toBe(fixed)
    },
  )
})
