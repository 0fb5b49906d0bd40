import { buildFile } from '../../../engines/file-work/files.ts'
import { loadSegments } from '../../work/load-segments.ts'
import type { Present } from '../peer/adapter.ts'
import type { Delivery } from './deliveries.ts'
import { pairTexts } from './pair-texts.ts'
import { blobOf, optionsOf, textsOf } from './read-texts.ts'
import type { RunTerms } from './terms.ts'

/**
 * The translation of content that has changed since: texts that are still the same have ours, the others keep what stands
 * there. Undefined where none is the same, or something new has no text there yet.
 */
export async function matchingTranslation(
  terms: RunTerms,
  { item, target, one }: Delivery,
  { bytes: there }: Present,
): Promise<Uint8Array | undefined> {
  if (!one) return undefined
  const { adapter, connection, jobRun } = terms
  const { locale } = target
  const { key, version, title, place } = item
  const content = await adapter.read(connection, { key, version, title, place })
  const texts = await textsOf(terms, content, locale)
  const kept = there ? pairTexts(texts, await textsOf(terms, { ...content, bytes: there }, locale)) : []
  const theirs = new Map(kept.map(({ text, translation }) => [text.key, translation]))
  const ours = await translationsOf(jobRun.db, one.workUnit.id)
  const open = texts.filter(({ locked }) => !locked)
  const same = open.flatMap((text) => {
    const own = ours.get(keyed(text)) ?? ours.get(text.source)
    return own === undefined ? [] : [[text.key, own] as const]
  })
  const targets = new Map([...theirs, ...same])
  if (same.length === 0 || targets.size < open.length) return undefined
  const built = await buildFile(blobOf(content.bytes), await optionsOf(terms, content.name, locale), targets)
  return new Uint8Array(await built.arrayBuffer())
}

const keyed = ({ key, source }: { key: string; source: string }) => `${key}\n${source}`

/** Translations of a work unit as its last step has left them, by place and text, and by text. */
async function translationsOf(db: RunTerms['jobRun']['db'], workUnitId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await loadSegments(db, workUnitId)
  const done = rows.filter(({ locked }) => !locked).map((row) => ({ ...row, text: row.deliveredTarget ?? row.target }))
  const translated = done.filter(({ text }) => text !== '')
  return new Map([
    ...translated.map(({ source, text }) => [source, text] as const),
    ...translated.map((row) => [keyed(row), row.text] as const),
  ])
}
