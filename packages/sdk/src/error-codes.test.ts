import { expect, it } from 'vitest'
import { HttpError, isHttpError, type ErrorCodeOf } from './errors.ts'

const refused: unknown = new HttpError(422, { code: 'NOT_ELIGIBLE' }, { operationId: 'tasks.assign', attempts: 1 })

it('of an operation that is named, only the codes that it may answer can be asked for', () => {
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

it('of any other, a code of a newer server, too', () => {
  if (!isHttpError(refused)) throw refused
  const plain: HttpError = refused
  expect(plain.code === 'A_CODE_OF_TOMORROW').toBe(false)
})
