import { createServer } from 'node:http'
import { Pool } from 'pg'

// A program that answers as little as can be: the same bytes to whatever it is asked, or the rows of one prepared select.

interface Order {
  /** The bytes to answer. */
  body?: string
  select?: { url: string; text: string; values: unknown[] }
}

const { body = '', select } = JSON.parse(process.env['PEER'] ?? '{}') as Order
const pool = select && new Pool({ connectionString: select.url, max: 20 })

const server = createServer((request, response) => {
  // A body is read, as a server that is asked to save something has to.
  request.resume()
  void answer().then(
    (text) => response.setHeader('Content-Type', 'application/json').end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

async function answer(): Promise<string> {
  if (!pool || !select) return body
  const { text, values } = select
  const { rows } = await pool.query({ name: 'peer', text, values })
  return JSON.stringify(rows)
}

server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
process.once('disconnect', () => process.exit())
