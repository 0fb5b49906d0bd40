import type { LeftOutText } from '../../format.ts'
import { flag } from '../../parameters.ts'
import { tagRegexParameter } from '../../shared-parameters.ts'
import type { PlacePart } from '../../place.ts'
import { textIn, type XmlElement } from '../../xml/read-xml.ts'
import { leftOutOf, officeFormat, type PartBlocks } from '../office-format.ts'
import type { OfficeReading } from '../office-reading.ts'
import { officeParameters } from '../office-parameters.ts'
import { propertyBlocks } from '../properties.ts'
import { isDrawingParagraph } from './paragraph.ts'
import { drawingPart, isCachedDiagram, placeholderOf, prefixOf } from './parts.ts'

/** Presentations: slides in their order, each with its charts, diagrams and notes. */
export const pptx = officeFormat({
  kind: 'pptx',
  label: 'PowerPoint',
  extensions: ['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm'],
  parameters: [
    {
      key: 'translateNotes',
      title: 'Speaker notes',
      description: 'Translate speaker notes.',
      type: 'boolean',
      value: true,
    },
    {
      key: 'translateMasters',
      title: 'Masters and layouts',
      description: 'Translate text in slide masters and layouts.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateHidden',
      title: 'Hidden slides',
      description: 'Translate hidden slides.',
      type: 'boolean',
      value: false,
    },
    ...officeParameters,
    tagRegexParameter,
  ],
  read: (reading) => {
    const { shown, left } = slides(reading)
    return {
      parts: [
        ...shown,
        ...(flag(reading.values, 'translateMasters') ? masters(reading) : []),
        ...(flag(reading.values, 'translateProperties') ? propertyBlocks(reading) : []),
      ],
      leftOut: () => [...leftOutOf(left(), 'SKIPPED_KEY'), ...comments(reading)],
    }
  },
})

/** Filled in by the program, whatever the text says. */
const filledIn: ReadonlySet<string> = new Set(['sldNum', 'dt'])

/** The slides that are translated, and those parts of them that the options leave out. */
function slides(reading: OfficeReading): { shown: PartBlocks[]; left: () => PartBlocks[] } {
  const { file, values } = reading
  const left: (() => PartBlocks)[] = []
  const seen = new Set<string>()
  const once = (name: string): boolean => file.has(name) && !seen.has(name) && Boolean(seen.add(name))
  const shown = slideNames(reading).flatMap((slide, index) => {
    if (!once(slide)) return []
    const { root } = file.part(slide)
    const isHidden = ['0', 'false'].includes(root.attributes.get('show') ?? '') && !flag(values, 'translateHidden')
    const prefix = `slide-${index + 1}/`
    const related = file.relationships(slide)
    const follow = (type: RegExp): string[] =>
      related.filter((one) => type.test(one.type) && once(one.target)).map(({ target }) => target)
    const graphics = follow(/^(?:chart|chartEx|diagramData|diagramDrawing)$/)
    const notes = follow(/^notesSlide$/)
    const part: PlacePart = { kind: 'SLIDE', name: String(index + 1) }
    const ofSlide = [
      () => drawingPart(reading, slide, { prefix, part, skips: isFilledIn }),
      ...graphics.map(
        (name) => () =>
          drawingPart(reading, name, { prefix: prefix + prefixOf(name), part, isCopy: isCachedDiagram(name) }),
      ),
    ]
    const ofNotes = notes.map(
      (name) => () =>
        drawingPart(reading, name, { prefix: `${prefix}notes/`, part: { ...part, kind: 'NOTES' }, skips: isFilledIn }),
    )
    const hasNotes = flag(values, 'translateNotes')
    left.push(...(isHidden ? ofSlide : []), ...(isHidden || !hasNotes ? ofNotes : []))
    return isHidden ? [] : [...ofSlide, ...(hasNotes ? ofNotes : [])].map((read) => read())
  })
  return { shown, left: () => left.map((read) => read()) }
}

/** The comments on slides. */
function comments({ file }: OfficeReading): LeftOutText[] {
  return file.partsOfType(/presentationml\.comments\+xml$|ms-powerpoint\.comments\+xml$/).flatMap((name) => {
    const { root } = file.part(name)
    return commentTexts(root).map((text, index) => ({
      key: `${prefixOf(name)}comment-${index + 1}`,
      text,
      reason: 'SKIPPED_KEY',
    }))
  })
}

function commentTexts(element: XmlElement): string[] {
  return element.children.flatMap((child): string[] => {
    if (child.kind === 'text') return []
    return child.local === 'text' || isDrawingParagraph(child) ? [textIn(child)] : commentTexts(child)
  })
}

/** The slides in the order in which they are shown. */
function slideNames({ file }: OfficeReading): string[] {
  const targets = new Map(file.relationships(file.main).map(({ id, target }) => [id, target]))
  const list = file
    .part(file.main)
    .root.children.find((child): child is XmlElement => child.kind === 'element' && child.local === 'sldIdLst')
  return (list?.children ?? []).flatMap((child) => {
    if (child.kind === 'text') return []
    const id = [...child.attributes].find(([name]) => name.endsWith(':id'))?.[1]
    const target = id === undefined ? undefined : targets.get(id)
    return target === undefined ? [] : [target]
  })
}

function masters(reading: OfficeReading): PartBlocks[] {
  const names = reading.file.partsOfType(/presentationml\.(?:slideMaster|slideLayout|notesMaster|handoutMaster)\+xml$/)
  return names.map((name) => drawingPart(reading, name, { prefix: prefixOf(name), skips: isFilledIn }))
}

function isFilledIn(shape: XmlElement): boolean {
  return filledIn.has(placeholderOf(shape) ?? '')
}
