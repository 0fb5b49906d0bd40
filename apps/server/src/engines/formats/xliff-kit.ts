import { codeIssues, type InlineCode } from '@dragoman/sdk/segment-text'
import { FileRefused } from '../../kernel/file-refused.ts'
import { isSameLanguage } from './locales.ts'
import { ownAttribute, readCodes, transUnits, writeCodes } from './xliff/kit-codes.ts'
import { childrenOf, escapeXml, readLenientXml, refuseElement, type XmlElement } from './xml/read-xml.ts'
import { decodeXmlFile } from './xml/xml-file.ts'

/** A segment as it is handed out. `source` and `target` are segment text; `id` is the segment's own. */
export type KitSegment = {
  id: string
  source: string
  target?: string
  codes: readonly InlineCode[]
  confirmed: boolean
  note?: string
  /** The terms in the source, each with what it is to be: `brake = Bremse`. */
  terms?: readonly string[]
  /** In characters. */
  maxLength?: number
}

/** A work unit's segments for translation elsewhere. Locales are BCP 47. */
export type Kit = {
  projectUuid: string
  workUnitUuid: string
  fileName: string
  sourceLocale: string
  targetLocale: string
  segments: readonly KitSegment[]
}

/** `translated` when the tool that wrote the file says so, or says nothing and there is a target. */
export type ReturnedSegment = {
  id: string
  source: string
  target?: string
  state: 'untranslated' | 'draft' | 'translated'
}

/** A returned kit. The uuids are missing if a tool has dropped them. */
export type ReturnedKit = {
  fileName: string
  projectUuid?: string
  workUnitUuid?: string
  sourceLocale: string
  targetLocale: string
  segments: readonly ReturnedSegment[]
}

/** The outcome of one segment; `target` is the text to save if it is accepted. */
export type SegmentOutcome = {
  id: string
  outcome: 'accepted' | 'unchanged' | 'stale-source' | 'missing-codes' | 'changed-codes' | 'unknown'
  target?: string
  /** Whether the file says that the target is finished. */
  finished: boolean
}

/** All outcomes, first those of the file in its order, then the segments that it doesn't have. */
export type KitReport = { segments: SegmentOutcome[]; counts: Record<SegmentOutcome['outcome'], number> }

/** The stored facts about the work unit of a returned file. */
export type StoredKit = Pick<Kit, 'projectUuid' | 'workUnitUuid' | 'sourceLocale' | 'targetLocale'> & {
  segments: readonly { id: string; source: string; target?: string }[]
}

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'
const kitNamespace = 'urn:dragoman:kit'
const drafts: ReadonlySet<string> = new Set([
  'new',
  'needs-translation',
  'needs-adaptation',
  'needs-l10n',
  'needs-review-translation',
  'needs-review-adaptation',
  'needs-review-l10n',
])

/** Writes a work unit as XLIFF 1.2, the version that every translation tool opens. */
export function writeKit(kit: Kit): Uint8Array {
  const attribute = (name: string, value: string): string => {
    const escaped = escapeXml(value)
      .replaceAll('"', '&quot;')
      .replace(/[\n\t]/g, ' ')
    return `${name}="${escaped}"`
  }
  const file = [
    attribute('original', kit.fileName),
    attribute('source-language', kit.sourceLocale),
    attribute('target-language', kit.targetLocale),
    'datatype="x-segments"',
    attribute('dragoman:project', kit.projectUuid),
    attribute('dragoman:work-unit', kit.workUnitUuid),
  ]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${namespace}" xmlns:dragoman="${kitNamespace}">`,
    `  <file ${file.join(' ')}>`,
    '    <body>',
  ]
  for (const segment of kit.segments) {
    const { id, source, target, codes, confirmed, note, terms = [], maxLength } = segment
    const limit =
      maxLength === undefined ? [] : [attribute('maxwidth', String(maxLength)), attribute('size-unit', 'char')]
    const state = confirmed ? 'translated' : target ? 'needs-review-translation' : 'needs-translation'
    lines.push(
      `      <trans-unit ${[attribute('id', id), ...limit].join(' ')} xml:space="preserve">`,
      `        <source>${writeCodes(source, codes)}</source>`,
      `        <target state="${state}">${writeCodes(target ?? '', codes)}</target>`,
      ...(note ? [`        <note>${escapeXml(note)}</note>`] : []),
      ...terms.map((term) => `        <note from="glossary">${escapeXml(term)}</note>`),
      '      </trans-unit>',
    )
  }
  lines.push('    </body>', '  </file>', '</xliff>', '')
  return new TextEncoder().encode(lines.join('\n').replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/**
 * Reads a kit that came back, as this writes it or as translation tools rewrite it.
 * @throws FileRefused with the line where the file is damaged
 */
export function readKit(bytes: Uint8Array, fileName: string): ReturnedKit {
  const { text } = decodeXmlFile(bytes, fileName)
  const { root } = readLenientXml(text, fileName)
  const refuse = (element: XmlElement, reason: string): never => refuseElement(element, text, fileName, reason)
  if (root.local !== 'xliff' || !root.attributes.get('version')?.startsWith('1.')) {
    refuse(root, "This isn't XLIFF 1.2. Upload the translated file that you downloaded from the task.")
  }
  const files = childrenOf(root, 'file')
  const file = files[0] ?? refuse(root, 'There is no <file> in this XLIFF. Download the task again.')
  const required = (element: XmlElement, name: string): string =>
    element.attributes.get(name) ?? refuse(element, `The attribute ${name} is missing here. Download the task again.`)
  const ids = new Set<string>()
  const segments = files.flatMap(transUnits).map((unit): ReturnedSegment => {
    const id = required(unit, 'id')
    if (ids.has(id)) refuse(unit, `The segment ${id} appears twice. Remove one of them.`)
    ids.add(id)
    const source =
      childrenOf(unit, 'source')[0] ?? refuse(unit, `The segment ${id} has no source. Download the task again.`)
    const target = childrenOf(unit, 'target')[0]
    const content = target ? readCodes(target) : ''
    if (!target || content.trim() === '') return { id, source: readCodes(source), state: 'untranslated' }
    const state = drafts.has(target.attributes.get('state') ?? '') ? 'draft' : 'translated'
    return { id, source: readCodes(source), target: content, state }
  })
  const projectUuid = ownAttribute(file, 'project')
  const workUnitUuid = ownAttribute(file, 'work-unit')
  return {
    fileName,
    ...(projectUuid !== undefined && { projectUuid }),
    ...(workUnitUuid !== undefined && { workUnitUuid }),
    sourceLocale: required(file, 'source-language'),
    targetLocale: required(file, 'target-language'),
    segments,
  }
}

/**
 * Compares what came back with what is stored, segment by segment. The same file twice gives `unchanged` the second time.
 * @throws FileRefused when the file belongs to another project, work unit or language pair
 */
export function compareKit(stored: StoredKit, returned: ReturnedKit): KitReport {
  refuseForeign(stored, returned)
  const known = new Map(stored.segments.map((segment) => [segment.id, segment]))
  const outcomes = returned.segments.map((segment): SegmentOutcome => {
    const present = known.get(segment.id)
    known.delete(segment.id)
    const outcome = present ? outcomeOf(present, segment) : 'unknown'
    const { id, target } = segment
    const finished = segment.state === 'translated'
    return { id, outcome, ...(outcome === 'accepted' && target !== undefined && { target }), finished }
  })
  for (const id of known.keys()) outcomes.push({ id, outcome: 'unchanged', finished: false })
  const counts = { accepted: 0, unchanged: 0, 'stale-source': 0, 'missing-codes': 0, 'changed-codes': 0, unknown: 0 }
  for (const { outcome } of outcomes) counts[outcome] += 1
  return { segments: outcomes, counts }
}

function outcomeOf(stored: StoredKit['segments'][number], returned: ReturnedSegment): SegmentOutcome['outcome'] {
  if (fold(stored.source) !== fold(returned.source)) return 'stale-source'
  if (returned.target === undefined || returned.target === stored.target) return 'unchanged'
  const issues = codeIssues(stored.source, returned.target)
  if (issues.length === 0) return 'accepted'
  return issues.every((issue) => issue.kind === 'missing') ? 'missing-codes' : 'changed-codes'
}

function refuseForeign(stored: StoredKit, returned: ReturnedKit): void {
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: returned.fileName, reason })
  }
  const { projectUuid, workUnitUuid, sourceLocale, targetLocale } = returned
  if (projectUuid !== undefined && projectUuid !== stored.projectUuid) {
    refuse('This file belongs to another project. Upload it to the task that it was downloaded from.')
  }
  if (workUnitUuid !== undefined && workUnitUuid !== stored.workUnitUuid) {
    refuse('This file belongs to another work unit. Upload it to the task that it was downloaded from.')
  }
  if (!isSameLanguage(sourceLocale, stored.sourceLocale) || !isSameLanguage(targetLocale, stored.targetLocale)) {
    const pair = `${stored.sourceLocale} to ${stored.targetLocale}`
    refuse(`This file is ${sourceLocale} to ${targetLocale}, the task is ${pair}. Upload the file of this task.`)
  }
  const ids = new Set(stored.segments.map((segment) => segment.id))
  if (workUnitUuid === undefined && !returned.segments.some((segment) => ids.has(segment.id))) {
    refuse('None of the segments of this file belong to this task. Upload the file that was downloaded from it.')
  }
}

/** Tools may rewrap text and change line endings; codes and words count. */
function fold(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
