import type { JobRow } from './job-runner.ts'

/** A text among what a job was given. */
export function textParam({ type, params }: JobRow, name: string): string {
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`a job of type ${type} has no ${name}`)
  return value
}

/** A list of texts among what a job was given. */
export function textsParam({ type, params }: JobRow, name: string): string[] {
  const value = params[name]
  if (!Array.isArray(value)) throw new Error(`a job of type ${type} has no ${name}`)
  return value.map(String)
}
