import type { ConnectorRunStart } from '@dragoman/sdk/operations/connectors'
import type { Context } from '../../../identity/context.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { startRun } from './start-run.ts'

/** Starts a run that someone asks for. */
export const begin = (context: Context, config: ConfigRow, body: ConnectorRunStart) => {
  const { direction, isDryRun = false, keys, locales, skipHashCheck, skipStatusCheck } = body
  const params = {
    ...(keys && { keys }),
    ...(locales && { locales }),
    ...(skipHashCheck && { skipHashCheck }),
    ...(skipStatusCheck && { skipStatusCheck }),
  }
  return startRun(context, config, { direction, isDryRun, trigger: 'MANUAL', params })
}
