import { ApiError } from '../../kernel/refusals.ts'

/** The result of an attempt, or its refusal. */
export async function refusalOf<T>(attempt: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
