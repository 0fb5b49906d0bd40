import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from './error-code.ts'

/**
 * Where to look. Linux gives connections the ports from 32,768 on, other systems higher ones: a port out of their
 * reach is still free when a process listens there seconds later.
 */
const lowest = 20_000
const highest = 32_767

/** A port of this machine's loopback address that nothing uses. Throws the system's error when there is none. */
export async function freePort(attempts = 100): Promise<number> {
  const port = randomInt(lowest, highest + 1)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return port
  } catch (error) {
    const isTaken = ['EADDRINUSE', 'EACCES'].includes(errorCode(error))
    if (!isTaken || attempts === 1) throw error
    return freePort(attempts - 1)
  }
}
