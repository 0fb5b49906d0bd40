import type { BenchPiece, BenchPlace } from '@dragoman/sdk/operations/connectorBench'
import type { Context } from '../../../identity/context.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { impossible } from '../../../kernel/refusals.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { openConnection } from '../connection/open-connection.ts'
import { orFail } from '../connection/try-connection.ts'
import { measure, textsOf } from '../engine/read-texts.ts'
import type { Adapter, Connection, Content } from '../peer/adapter.ts'
import { NotTaken } from '../peer/faults.ts'

/** Bytes of a text that are shown. */
const mostBytes = 65_536
const mostUnits = 200

type BenchContext = Pick<Context, 'db' | 'session' | 'settings'>

/** Reads a piece of content as a run would, and keeps nothing. */
export async function readPiece(
  { db, session, settings }: BenchContext,
  config: ConfigRow,
  key: string,
): Promise<BenchPiece> {
  const adapter = adapters[config.kind]
  const connection = await openConnection(db, config, settings)
  const content = await orFail(adapter.read(connection, { key, title: key, version: '' })).catch(refuseUntaken)
  const terms = { jobRun: { db }, config, connection, session, options: new Map() }
  const found = await measure(terms, content).catch(refuseUntaken)
  const units = await textsOf(terms, content, connection.targetLocales[0] ?? connection.sourceLocale)
  return {
    key,
    filename: content.name,
    size: content.bytes.length,
    text: textIn(content.bytes),
    units: units.slice(0, mostUnits).map(({ source }) => source),
    segments: found.segments,
    words: found.words,
    places: await placesOf(adapter, connection, { key, content }),
  }
}

async function placesOf(
  adapter: Adapter,
  connection: Connection,
  { key, content }: { key: string; content: Content },
): Promise<BenchPlace[]> {
  const places: BenchPlace[] = []
  if (!adapter.write) return places
  for (const locale of connection.targetLocales) {
    const item = { key, title: content.name, version: '', place: {} }
    const { bytes, missing, message } = await orFail(adapter.present(connection, { item, locale, remoteKey: null }))
    places.push({ locale, text: bytes ? textIn(bytes) : '', ...(missing && { missing }), ...(message && { message }) })
  }
  return places
}

/** Bytes as text; empty for what is none, such as an office file. */
function textIn(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, mostBytes)).toString('utf8')
  return text.includes('\0') ? '' : text
}

function refuseUntaken(error: unknown): never {
  if (error instanceof NotTaken || error instanceof FileRefused)
    throw impossible(error.message || 'There is no text in it that could be translated.', 'FILE_REFUSED')
  throw error
}
