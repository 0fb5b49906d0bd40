import { expect, it } from 'vitest'
import { defaultSteps } from '../apps/server/src/features/workflows/default-steps.ts'
import { sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'

it('a workflow step has the same name in the API as in the English web app', () => {
  const words = webCatalogs.read(sourceLocale, 'shell')
  expect(defaultSteps.length).toBeGreaterThan(10)
  expect(defaultSteps.map(({ code, title }) => [code, title])).toEqual(
    defaultSteps.map(({ code }) => [code, words.get(`enum.workflow.${code}`)]),
  )
})
