import { isIP } from 'node:net'

// Whether the server that is set up by the same environment answers, its database included: exit code 0 or 1.

const host = process.env['HOST'] ?? '127.0.0.1'
const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host
const url = `http://${reachable}:${process.env['PORT'] ?? '4400'}/api/v3/auth/current`

try {
  // A token is looked up in the database, and one that it doesn't know is answered with 403.
  const { status } = await fetch(url, {
    headers: { 'X-AUTH-TOKEN': 'health' },
    signal: AbortSignal.timeout(5_000),
  })
  if (status !== 403) console.error(`The server answers with status ${status}.`)
  process.exitCode = status === 403 ? 0 : 1
} catch {
  console.error(`Nothing answers at ${url}.`)
  process.exitCode = 1
}
