import { directionOf } from '@dragoman/sdk/direction'
import type { Edit } from '../edits.ts'
import type { FileFormat, ParserParameter } from '../format.ts'
import type { Block } from '../ooxml/blocks.ts'
import { containerFormat, leftOutOf, type PartBlocks } from '../ooxml/office-format.ts'
import { officeParameters } from '../ooxml/office-parameters.ts'
import type { OfficeReading } from '../ooxml/office-reading.ts'
import { flag } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { attributeEdit, escapeXml, textIn, type XmlElement } from '../xml/read-xml.ts'
import { odfBlocks, type OdfOptions } from './odf-blocks.ts'
import { OdfPackage } from './odf-package.ts'
import { textStyles } from './text-styles.ts'

type Reading = OfficeReading<OdfPackage>

/** Makes a format of a kind of OpenDocument; `own` are the options beside those of all of them. */
export function odfFormat(
  kind: string,
  label: string,
  extensions: readonly string[],
  own: readonly ParserParameter[],
): FileFormat {
  return containerFormat<OdfPackage>({
    kind,
    label,
    extensions,
    parameters: [...own, ...officeParameters, tagRegexParameter],
    open: (bytes, fileName) => new OdfPackage(bytes, fileName, kind),
    read: (reading) => {
      const isOn = (key: string): boolean => !own.some((one) => one.key === key) || flag(reading.values, key)
      const hasMasters = isOn('translateHeaders') && isOn('translateMasters')
      const masters = (): PartBlocks[] =>
        reading.file.has('/styles.xml') ? [partBlocks(reading, own, '/styles.xml', 'styles/', 'master-styles')] : []
      return {
        parts: [
          partBlocks(reading, own, '/content.xml', '', 'body'),
          ...reading.file
            .objects()
            .map((name) => partBlocks(reading, own, name, `${name.slice(1, name.lastIndexOf('/'))}/`, 'body')),
          ...(hasMasters ? masters() : []),
          ...(flag(reading.values, 'translateProperties') ? propertyBlocks(reading) : []),
        ],
        leftOut: () => (hasMasters ? [] : leftOutOf(masters(), 'SKIPPED_KEY')),
        along: () => new Map(reading.file.has('/styles.xml') ? [['/styles.xml', styleEdits(reading)]] : []),
      }
    },
  })
}

function partBlocks(
  { file, values, tokenize }: Reading,
  own: readonly ParserParameter[],
  name: string,
  prefix: string,
  within: string,
): PartBlocks {
  const { text, root } = file.part(name)
  const has = (key: string): boolean => own.some((one) => one.key === key)
  const options: OdfOptions = {
    tokenize,
    styles: textStyles(root),
    hiddenText: has('translateHidden') && flag(values, 'translateHidden'),
    comments: has('translateComments') && flag(values, 'translateComments'),
    notes: !has('translateNotes') || flag(values, 'translateNotes'),
    alternativeText: flag(values, 'translateAlternativeText'),
    isHiddenPage: has('translateHidden') && flag(values, 'translateHidden') ? () => false : hiddenPages(root),
    prefix,
    cellsAreCopies: prefix !== '' && within === 'body',
  }
  const holders = root.children.filter(
    (child): child is XmlElement => child.kind === 'element' && child.local === within,
  )
  return { name, text, blocks: holders.flatMap((holder) => odfBlocks(holder, text, options)) }
}

/** Whether a page of a presentation is hidden, which its style says. */
function hiddenPages(root: XmlElement): (page: XmlElement) => boolean {
  const hidden = new Set<string | undefined>()
  const visit = (element: XmlElement, style: string | undefined): void => {
    if (element.attributes.get('presentation:visibility') === 'hidden') hidden.add(style)
    for (const child of element.children)
      if (child.kind === 'element') visit(child, child.attributes.get('style:name') ?? style)
  }
  for (const child of root.children)
    if (child.kind === 'element' && child.local === 'automatic-styles') visit(child, undefined)
  return ({ attributes }) => {
    const style = attributes.get('draw:style-name')
    return style !== undefined && hidden.has(style)
  }
}

const properties: ReadonlySet<string> = new Set(['title', 'subject', 'description', 'keyword'])

function propertyBlocks({ file }: Reading): PartBlocks[] {
  if (!file.has('/meta.xml')) return []
  const { text, root } = file.part('/meta.xml')
  const found = root.children.flatMap((meta) => (meta.kind === 'element' ? meta.children : []))
  const blocks = found.flatMap((child, index): Block[] => {
    if (child.kind === 'text' || !properties.has(child.local) || child.selfClosing) return []
    const edit = (value: string): Edit[] => [{ start: child.openEnd, end: child.closeStart, text: escapeXml(value) }]
    return [{ type: 'value', key: `property/${child.local}-${index}`, value: textIn(child), edit, isCopy: false }]
  })
  return [{ name: '/meta.xml', text, blocks }]
}

/** The language and the direction of the translation, where the styles say those of the source. */
function styleEdits({ file, values, options }: Reading): Edit[] {
  const { text, root } = file.part('/styles.xml')
  const { language, region } = new Intl.Locale(options.targetLocale)
  const isOther = directionOf(options.targetLocale) !== directionOf(options.sourceLocale)
  const edits: Edit[] = []
  const visit = (element: XmlElement): void => {
    const { local, attributes } = element
    if (local === 'text-properties' && attributes.has('fo:language') && flag(values, 'setLanguage'))
      edits.push(
        attributeEdit(element, text, 'fo:language', language),
        attributeEdit(element, text, 'fo:country', region ?? 'none'),
      )
    if (local === 'paragraph-properties' && isOther && flag(values, 'setDirection'))
      edits.push(
        attributeEdit(
          element,
          text,
          'style:writing-mode',
          directionOf(options.targetLocale) === 'rtl' ? 'rl-tb' : 'lr-tb',
        ),
      )
    for (const child of element.children) if (child.kind === 'element') visit(child)
  }
  const defaults = root.children
    .flatMap((child) => (child.kind === 'element' && child.local === 'styles' ? child.children : []))
    .filter((style): style is XmlElement => style.kind === 'element' && style.local === 'default-style')
  defaults.forEach(visit)
  return edits
}
