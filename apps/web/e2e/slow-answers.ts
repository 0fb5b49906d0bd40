import { Server } from 'node:http'

const most = Number(process.env['E2E_SLOW'])
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, event: string, ...values: unknown[]) => boolean

/**
 * Loaded before the server: calls of the API and the code of pages wait for up to `E2E_SLOW` milliseconds, most of them
 * briefly. A test that relies on the usual order of answers then fails within a few runs.
 */
function emitLater(this: Server, event: string, ...values: unknown[]): boolean {
  const { url } = Object(values[0]) as { url?: string }
  if (event !== 'request' || !/^\/(api|assets)\//.test(url ?? '')) return emit.call(this, event, ...values)
  setTimeout(() => emit.call(this, event, ...values), Math.random() ** 3 * most)
  return true
}

Reflect.set(Server.prototype, 'emit', emitLater)
