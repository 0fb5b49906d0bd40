import type { ConnectorCheck, ConnectorTest } from '@dragoman/sdk/operations/connectors'
import { impossible } from '../../../kernel/refusals.ts'
import type { Adapter, Connection } from '../peer/adapter.ts'
import { LimitReached, PeerFault } from '../peer/faults.ts'

/** Makes the checks of a connection, one after the other, up to the first that fails. */
export async function tryConnection(adapter: Adapter, connection: Connection): Promise<ConnectorTest> {
  const checks: ConnectorCheck[] = []
  for (const { check, run } of adapter.checks(connection)) {
    const start = performance.now()
    const fault = await run().then(
      () => undefined,
      (error: unknown) => faultOf(error),
    )
    const milliseconds = Math.round(performance.now() - start)
    if (!fault) {
      checks.push({ check, isOk: true, milliseconds })
      continue
    }
    const message = fault.message || undefined
    checks.push({ check, isOk: false, reason: fault.reason, ...(message && { message }), milliseconds })
    return { isOk: false, checks }
  }
  return { isOk: true, checks }
}

/** A fault of the other system, also where one would have to wait for it. */
function faultOf(error: unknown): PeerFault {
  if (error instanceof LimitReached) return new PeerFault('LIMIT', error.message)
  if (error instanceof PeerFault) return error
  throw error
}

/** Asks the other system for a caller. @throws ApiError CONNECTOR_FAILED */
export async function orFail<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    const { reason, message } = faultOf(error)
    throw impossible('The other system gave no result.', 'CONNECTOR_FAILED', { reason, ...(message && { message }) })
  }
}
