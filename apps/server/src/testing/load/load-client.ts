import { once } from 'node:events'
import { connect } from 'node:net'

/** A request as it goes over the line. */
export interface LoadedRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface Load {
  /** Answers in a second. */
  perSecond: number
  answers: number
  /** Milliseconds that half of the answers took, and 99 of 100. */
  half: number
  most: number
  /** Requests that were answered by something else than success, or not at all. */
  lost: number
}

const endOfHead = Buffer.from('\r\n\r\n')
const endOfPieces = Buffer.from('0\r\n\r\n')

/**
 * Asks a server of this machine over some connections, each of which asks again as soon as it is answered. It reads no
 * more of an answer than where it ends: Node's own client costs more than some of the servers that are measured.
 */
export async function loadServer(
  port: number,
  next: (connection: number) => LoadedRequest,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Load> {
  const times: number[] = []
  let lost = 0
  const from = performance.now()
  const until = from + milliseconds
  const one = async (at: number) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    let asked = 0
    let pieces: Buffer[] = []
    let received = 0
    let wanted = 0
    const ask = () => {
      if (performance.now() >= until) return socket.end()
      asked = performance.now()
      socket.write(written(next(at)))
    }
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece)
      received += piece.length
      if (received < wanted) return
      const answer = pieces.length === 1 ? piece : Buffer.concat(pieces)
      wanted = lengthOf(answer) ?? received + 1
      if (received < wanted) {
        pieces = [answer]
        return
      }
      times.push(performance.now() - asked)
      // `HTTP/1.1 2…`
      if (answer[9] !== 0x32) lost += 1
      pieces = []
      received = 0
      wanted = 0
      ask()
    })
    socket.on('error', () => undefined)
    const closed = once(socket, 'close')
    ask()
    await closed
    if (received > 0 || performance.now() < until) lost += 1
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => one(at)))
  const seconds = (performance.now() - from) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const atShare = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / seconds, answers: times.length, half: atShare(0.5), most: atShare(0.99), lost }
}

function written({ method, path, headers, body = '' }: LoadedRequest): string {
  const own = { Host: '127.0.0.1', ...headers, ...(body !== '' && { 'Content-Length': Buffer.byteLength(body) }) }
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** How long an answer is, head and all; undefined as long as that is not known. */
function lengthOf(answer: Buffer): number | undefined {
  const head = answer.indexOf(endOfHead)
  if (head < 0) return undefined
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(answer.toString('latin1', 0, head + 2)) ?? []
  if (length !== undefined) return head + endOfHead.length + Number(length)
  return answer.subarray(-endOfPieces.length).equals(endOfPieces) ? answer.length : undefined
}
