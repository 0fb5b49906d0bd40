import { brotliDecompressSync } from 'node:zlib'
import { ByteReader, ByteWriter } from './font-bytes.ts'
import { FontVariation } from './font-variations.ts'
import { type Glyphs, rebuildGlyphs } from './woff2-glyphs.ts'

/** Tags by their number in the directory of a WOFF2 file. */
const tags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea ' +
  'vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar ' +
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

export type FontTables = ReadonlyMap<string, Uint8Array>

/** A WOFF2 file, unpacked; its outlines are still taken apart. */
export interface PackedFont {
  flavor: number
  tables: FontTables
  hasPackedGlyphs: boolean
  hasPackedMetrics: boolean
}

/** @throws Error for what isn't WOFF2 */
export function unpackWoff2(bytes: Uint8Array): PackedFont {
  const reader = new ByteReader(bytes)
  if (reader.u32() !== 0x774f4632) throw new Error('not a WOFF2 file')
  const flavor = reader.u32()
  reader.skip(4)
  const count = reader.u16()
  reader.skip(6)
  const compressed = reader.u32()
  reader.skip(24)
  const entries = Array.from({ length: count }, () => readEntry(reader))
  const content = new ByteReader(brotliDecompressSync(reader.bytes(compressed)))
  const tables = new Map(entries.map(({ tag, length }) => [tag, content.bytes(length)]))
  const isPacked = (table: string) => entries.some(({ tag, isTransformed }) => tag === table && isTransformed)
  return { flavor, tables, hasPackedGlyphs: isPacked('glyf'), hasPackedMetrics: isPacked('hmtx') }
}

/**
 * The font of a WOFF2 file as an OpenType file, as PDF embeds it, at a weight where it has several. `mark` is written where the checksum of the font stands:
 * pdfkit takes fonts with the same name and the same checksum for one.
 */
export function openType(font: PackedFont, mark: number, weight?: number): Uint8Array {
  const tables = new Map(font.tables)
  if (font.hasPackedGlyphs) {
    const variation = weight === undefined ? undefined : new FontVariation(tables, weight)
    const glyphs = rebuildGlyphs(tables.get('glyf')!, variation)
    tables.set('glyf', glyphs.glyf).set('loca', glyphs.loca)
    if (font.hasPackedMetrics || variation) tables.set('hmtx', rebuildMetrics(tables, glyphs, font.hasPackedMetrics))
  }
  if (weight !== undefined)
    for (const tag of ['fvar', 'gvar', 'avar', 'HVAR', 'VVAR', 'MVAR', 'STAT']) tables.delete(tag)
  const head = Uint8Array.from(tables.get('head')!)
  const view = new DataView(head.buffer)
  view.setUint32(8, mark)
  // Offsets of the rebuilt glyphs have 32 bits.
  if (font.hasPackedGlyphs) view.setInt16(50, 1)
  tables.set('head', head)
  return writeTables(font.flavor, tables)
}

function readEntry(reader: ByteReader): { tag: string; length: number; isTransformed: boolean } {
  const flags = reader.u8()
  const tag = (flags & 63) === 63 ? reader.text(4) : tags[flags & 63]!
  const version = flags >> 6
  const isGlyphs = tag === 'glyf' || tag === 'loca'
  const isTransformed = isGlyphs ? version !== 3 : version !== 0
  const original = reader.base128()
  return { tag, length: isTransformed ? reader.base128() : original, isTransformed }
}

/** The metrics of the rebuilt outlines; packed ones have left side bearings only where they aren't the left edges. */
function rebuildMetrics(tables: FontTables, { leftEdges, widened }: Glyphs, isPacked: boolean): Uint8Array {
  const old = new ByteReader(tables.get('hmtx')!)
  const header = tables.get('hhea')!
  const count = new DataView(header.buffer, header.byteOffset).getUint16(34)
  const flags = isPacked ? old.u8() : 0
  const advances: number[] = []
  const bearings: number[] = []
  for (let glyph = 0; glyph < count; glyph++) {
    advances.push(old.u16())
    if (!isPacked) bearings.push(old.i16())
    else if (flags & 1) bearings.push(leftEdges[glyph]!)
  }
  if (isPacked && !(flags & 1)) for (let glyph = 0; glyph < count; glyph++) bearings.push(old.i16())
  for (const edge of leftEdges.slice(count)) bearings.push(flags & 2 ? edge : old.i16())
  const writer = new ByteWriter()
  for (const [glyph, advance] of advances.entries()) writer.u16(advance + widened[glyph]!).u16(bearings[glyph]!)
  for (const bearing of bearings.slice(count)) writer.u16(bearing)
  return writer.finish()
}

function writeTables(flavor: number, tables: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  const writer = new ByteWriter().u32(flavor).u16(sorted.length)
  writer
    .u16(power * 16)
    .u16(Math.log2(power))
    .u16((sorted.length - power) * 16)
  let offset = 12 + sorted.length * 16
  for (const [tag, table] of sorted) {
    writer.text(tag).u32(0).u32(offset).u32(table.length)
    offset += (table.length + 3) & ~3
  }
  for (const [, table] of sorted) writer.bytes(table).align()
  return writer.finish()
}
