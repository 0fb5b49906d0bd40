import { expect, it } from 'vitest'
import { HttpError, isHttpError, type ErrorCodeOf } from './errors.ts'

const refused: unknown = new HttpError(422, { code: 'NOT_ELIGIBLE' }, { operationId: 'tasks.assign', attempts: 1 })

it('with a named operation, only its own error codes compile', () => {
  if (!isHttpError<'tasks.assign'>(refused, 422)) throw refused
  const codes: (ErrorCodeOf<'tasks.assign'> | undefined)[] = [refused.code]
  expect(codes).toEqual(['NOT_ELIGIBLE'])
  const { code } = refused
  expect(code === 'NOT_ELIGIBLE' || code === 'NOT_FOUND').toBe(true)
  // @ts-expect-error misspelled
  expect(code === 'NOT_ELIGABLE').toBe(false)
  // @ts-expect-error of other operations
  expect(code === 'TASKS_INVOICED').toBe(false)
})

it('without a named operation, the codes of a newer server compile, too', () => {
  if (!isHttpError(refused)) throw refused
  const plain: HttpError = refused
  expect(plain.code === 'A_CODE_OF_TOMORROW').toBe(false)
})
