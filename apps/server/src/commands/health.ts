import { isIP } from 'node:net'

// Whether the server that is set up by the same environment answers, its database included: exit code 0 or 1.

const host = process.env['HOST'] ?? '127.0.0.1'
const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : isIP(host) === 6 ? `[${host}]` : host
const url = `http://${reachable}:${process.env['PORT'] ?? '4400'}/health/ready`

try {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(6_000) })
  if (!ok) console.error(`The server answers with status ${status}.`)
  process.exitCode = ok ? 0 : 1
} catch {
  console.error(`Nothing answers at ${url}.`)
  process.exitCode = 1
}
