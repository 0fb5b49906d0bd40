import { invalid } from '../../../kernel/refusals.ts'

/** How a call turns a setting on or off: by its query, or by its body. */
export interface Switched {
  path: { accountUUID: string }
  query: { value?: boolean }
  body?: { value?: boolean } | undefined
}

/**
 * Reads the new state of a setting. @throws ApiError 400 where neither the query nor the body says it, or both and not
 * the same
 */
export function switchedTo({ query, body }: Switched): boolean {
  const value = query.value ?? body?.value
  if (value === undefined) throw invalid('query.value', 'Set value to true or false.')
  if (body?.value !== undefined && body.value !== value)
    throw invalid('body.value', `The query says ${String(value)}, the body says ${String(body.value)}. Say it once.`)
  return value
}
