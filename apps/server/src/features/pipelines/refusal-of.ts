import { ApiError } from '../../kernel/refusals.ts'

/** What an attempt gives, or how it is refused. */
export async function refusalOf<T>(attempt: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
