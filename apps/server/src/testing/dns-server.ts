import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface DnsServer {
  /** Address and port, as `DNS_SERVERS` names it. */
  address: string
  /** The texts of each name; a name that is missing doesn't exist. */
  texts: Map<string, string[]>
  /** Whether it answers every question with a failure. */
  isBroken: boolean
  close(): void
}

/** A name server on this machine that knows TXT records alone, at a port of its own or the one that is given. */
export async function startDnsServer(at = 0): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.bind(at, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const server: DnsServer = {
    address: `127.0.0.1:${port}`,
    texts: new Map(),
    isBroken: false,
    close: () => socket.close(),
  }
  socket.on('message', (query, from) => {
    const { name, end } = readName(query)
    const texts = server.texts.get(name)
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    // A recursive answer: 2 says that the server failed, 3 that there is no such name.
    header.writeUInt16BE(0x8180 | (server.isBroken ? 2 : texts ? 0 : 3), 2)
    header.writeUInt16BE(1, 4)
    const records = server.isBroken ? [] : (texts ?? [])
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records.map(txtRecord)]), from.port, from.address)
  })
  return server
}

/** The name that a question asks about, and where the question ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function txtRecord(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? []
  const data = Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), Buffer.from(piece)]))
  const head = Buffer.alloc(12)
  // The name of the question, TXT, IN, for no time at all.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
