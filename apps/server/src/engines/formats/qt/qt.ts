import { type Catalog, type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { Edit } from '../edits.ts'
import type { FileFormat, ParseOptions } from '../format.ts'
import { keyParameters } from '../key-parameters.ts'
import { meansLanguage, nameOfLanguage } from '../language-codes.ts'
import { standardPluralForms } from '../po/plural-forms.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { refuseUnstorable } from '../text.ts'
import { attributeEdit, childrenOf, readXml, textIn, type XmlElement } from '../xml/read-xml.ts'
import { decodeXmlFile } from '../xml/xml-file.ts'
import { qtText, translationEdit } from './qt-text.ts'

type Message = { context: string; element: XmlElement; translation: XmlElement | undefined }

/** Qt Linguist's files. Only translations, their state, and the language of the file are ever changed. */
export const qt: FileFormat = catalogFormat({
  name: 'qt',
  label: 'Qt Linguist',
  extensions: ['ts'],
  mediaTypes: {
    ts: [
      'text/vnd.qt.linguist',
      'text/vnd.trolltech.linguist',
      'application/x-linguist',
      // Browsers take the extension for that of video or of TypeScript.
      'video/mp2t',
      'video/vnd.dlna.mpeg-tts',
      'text/typescript',
      'application/xml',
      'text/xml',
    ],
  },
  applySourceSegmentation: false,
  parameters: [...without(sharedParameters, 'icu'), ...keyParameters],
  codes: String.raw`%L?\d{1,2}|%L?n`,

  read(bytes, options): Catalog {
    const { fileName, targetLocale } = options
    const { text, encode, asciiOnly } = decodeXmlFile(bytes, fileName)
    if (!/<TS[\s>]/.test(text.slice(0, 5000))) throw new FileRefused({ file: fileName, line: 1, reason: notQt })
    const { root } = readXml(text, fileName)
    const language = root.attributes.get('language') ?? ''
    const isSameLanguage = language === '' || meansLanguage(options, language, targetLocale)
    const messages = messagesOf(root, '')
    const written = new Map<Message, Map<number, string>>()
    const entries = messages.flatMap((message) =>
      entriesOf(message, { text, options, isSameLanguage }).map((entry, form): CatalogEntry => ({
        ...entry,
        write: (value) => {
          written.set(message, (written.get(message) ?? new Map<number, string>()).set(form, value))
          return [{ start: 0, end: 0, text: '' }]
        },
      })),
    )
    const finish = (): Edit[] => {
      const edits = messages.flatMap((message): Edit[] => {
        const values = written.get(message)
        if (values)
          return [translationEdit(message, valuesOf(message, values, options, isSameLanguage), text, asciiOnly)]
        // A translation into another language must not stay among those into this one.
        const isOther = !isSameLanguage && message.translation && textIn(message.translation).trim() !== ''
        return isOther ? [translationEdit(message, undefined, text, asciiOnly)] : []
      })
      const name = nameOfLanguage(options, targetLocale, targetLocale.replaceAll('-', '_'))
      const isNamed = language !== '' && isSameLanguage
      return isNamed ? edits : [...edits, attributeEdit(root, text, 'language', name)]
    }
    return { text, encode, entries, finish }
  },
})

const notQt =
  "This isn't a file of Qt Linguist: it has no <TS> element. Move the texts of a program to a catalog such as .json and upload that."

/** The messages of all contexts; those of files without any stand beside them. */
function messagesOf(parent: XmlElement, context: string): Message[] {
  return childrenOf(parent).flatMap((element): Message[] => {
    if (element.local === 'context') return messagesOf(element, childText(element, 'name'))
    if (element.local !== 'message') return []
    return [{ context, element, translation: childrenOf(element, 'translation')[0] }]
  })
}

const childText = (element: XmlElement, local: string): string => {
  const [child] = childrenOf(element, local)
  return child ? qtText(child) : ''
}

const isNumerus = ({ element }: Message): boolean => element.attributes.get('numerus') === 'yes'

type Reading = { text: string; options: ParseOptions; isSameLanguage: boolean }

/** The text of a message, or its forms in the target language. */
function entriesOf(message: Message, { text, options, isSameLanguage }: Reading): Omit<CatalogEntry, 'write'>[] {
  const { context, element, translation } = message
  const source = childText(element, 'source')
  refuseUnstorable(source, text, element.start, options.fileName)
  const comment = childText(element, 'comment')
  const key = element.attributes.get('id') ?? [context, comment, source].filter((part) => part !== '').join('|')
  const note = ['comment', 'extracomment', 'translatorcomment'].map((local) => childText(element, local))
  const state = translation?.attributes.get('type') ?? ''
  const facts = {
    key,
    context: [context, comment].filter((part) => part !== '').join('|'),
    note: note.filter((one) => one !== '').join('\n'),
    source,
    ...(/^(?:vanished|obsolete)$/.test(state) && { leftOut: 'NOT_TRANSLATABLE' as const }),
  }
  const withTarget = (value: string | undefined) => ({
    // A draft confirmed unchanged is written, too: its state changes.
    present: isSameLanguage && state !== 'unfinished' ? value : undefined,
    ...(value && isSameLanguage && { target: { text: value, confirmed: state !== 'unfinished' } }),
  })
  if (!isNumerus(message)) return [{ ...facts, ...withTarget(translation && presentText(translation)) }]
  const forms = translation ? childrenOf(translation, 'numerusform') : []
  return standardPluralForms(options.targetLocale).categories.map((category, index) => {
    const form = forms[index]
    const plural = { category, group: key }
    return { ...facts, key: `${key}[${index}]`, plural, ...withTarget(form && presentText(form)) }
  })
}

/** The first of several lengths, where a translation has these. */
function presentText(translation: XmlElement): string {
  const [shortest] = childrenOf(translation, 'lengthvariant')
  return qtText(shortest ?? translation)
}

/** A text, or all forms: those that are not translated now stay as they are. */
function valuesOf(
  message: Message,
  values: ReadonlyMap<number, string>,
  { targetLocale }: ParseOptions,
  isSameLanguage: boolean,
): string | string[] {
  if (!isNumerus(message)) return values.get(0) ?? ''
  const forms = message.translation && isSameLanguage ? childrenOf(message.translation, 'numerusform') : []
  return standardPluralForms(targetLocale).categories.map((_, index) => {
    const form = forms[index]
    return values.get(index) ?? (form ? presentText(form) : '')
  })
}
