import { appendFileSync } from 'node:fs'
import type { ContractOperation } from '../http/contract.ts'
import type { ApiError } from '../kernel/refusals.ts'

/** The file in which refusals are written down instead of being held against the contract. */
const record = process.env['RECORD_REFUSALS']

/** Calls that answered with a code that their contract doesn't name. */
const undeclared = new Set<string>()

/**
 * Holds a refusal against the contract; `declared-codes.ts` lets the test fail that caused one with another code.
 * `RECORD_REFUSALS=file` writes all of them down instead.
 */
export function watchRefusal({ id, errors }: ContractOperation, { status, details: { code } }: ApiError): void {
  if (record) return appendFileSync(record, `${id}\t${status}\t${code}\n`)
  // A failure of the server itself has no code.
  if (code ? errors[code] === status : status >= 500) return
  const file = `openapi/resources/${id.slice(0, id.indexOf('.'))}.yaml`
  undeclared.add(
    `${id} has refused with ${status} and ${code ?? 'no code'}, which its contract does not say: name the code in its x-errors in ${file} (a new one in openapi/shared/error-codes.yaml, too), then generate`,
  )
}

/** The undeclared codes since the last call. */
export function takeUndeclared(): string[] {
  const found = [...undeclared]
  undeclared.clear()
  return found
}
