import { expect, it } from 'vitest'
import { operations } from '../http/contract.ts'
import { ApiError, conflict, impossible, notFound } from '../kernel/refusals.ts'
import { takeUndeclared, watchRefusal } from './refusals.ts'

const assign = operations.find(({ id }) => id === 'tasks.assign')!

it.each([
  ['a code that it names', impossible('Not this one.', 'NOT_ELIGIBLE'), []],
  ['a code that follows from its form', notFound('task'), []],
  ['another code', impossible('Not now.', 'FILE_REFUSED'), ['422 and FILE_REFUSED']],
  ['a code with another status', { ...conflict('Not now.', null), status: 422 } as ApiError, ['422 and CONFLICT']],
  ['no code', new ApiError(400, 'No.'), ['400 and no code']],
  ['what it could not foresee', new ApiError(500, 'Broken.'), []],
])('an operation refuses with %s', (_, refusal, said) => {
  watchRefusal(assign, refusal)
  const found = takeUndeclared()
  expect(found).toEqual(said.map((words) => expect.stringContaining(`tasks.assign has refused with ${words}`)))
  for (const words of found) expect(words).toContain('x-errors in openapi/resources/tasks.yaml')
})

it('refusals accept only declared codes with their own status', () => {
  // @ts-expect-error misspelled
  impossible('', 'NOT_ELIGABLE')
  // @ts-expect-error comes with 409
  impossible('', 'CONFLICT')
  // @ts-expect-error comes with 422
  const wrong = new ApiError(409, '', { code: 'NOT_READY' })
  expect(wrong.details.code).toBe('NOT_READY')
})
